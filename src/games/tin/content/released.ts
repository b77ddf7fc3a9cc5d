/** The standard sets of earlier releases: what each had, by id and in its order. */
import { entriesAt } from '../../../engine/released.ts'
import type { Content } from '../types.ts'
import { standard } from './standard.ts'

const TILES = `
stairwell crossroads gallery refectory cellar passage barracks chapel vault armoury chasm princess
`
const CARDS = `
hook undercut parry riposte duck rising-cut sidestep lunge block shield-bash kick sweep
`

/** The first with ids; its order is that in which matches of format 1 counted. */
export const original: Content = {
  ...standard,
  tiles: entriesAt(standard.tiles, TILES),
  cards: entriesAt(standard.cards, CARDS),
}

/** The hash of what the rules read of it. */
const ORIGINAL = '5c3afc05b0dd1620581069c79e8eeaa1c694d71ba23a21c3acf2da1fdaa0894d'

export function released(hash: string): Content | undefined {
  return hash === ORIGINAL ? original : undefined
}
