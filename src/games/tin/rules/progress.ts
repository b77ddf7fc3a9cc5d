/** How far the hero has come, from 0 to 1: the dungeon laid, the locked rooms cleared, the princess on her way. */
import { type ContentIndex, tileOf } from '../content/content-index.ts'
import type { State } from '../types.ts'

const SHARES = { laid: 0.25, cleared: 0.35, unlocked: 0.1, freed: 0.1, carried: 0.15 } as const

export function progressOf(content: ContentIndex, state: State): readonly number[] {
  const { step } = state
  return [step.kind === 'over' && step.ending === 'rescued' ? 1 : farOf(content, state)]
}

function farOf(content: ContentIndex, { rooms, stack, aside, wells }: State): number {
  const kindOf = (tile: number) => tileOf(content, tile).kind
  const ahead = [...stack, ...aside]
  const locked = rooms.filter(({ tile }) => kindOf(tile) === 'locked')
  const lesser = locked.length + ahead.filter(tile => kindOf(tile) === 'locked').length
  const cleared = locked.filter(room => room.cleared).length
  const princess = rooms.find(({ tile }) => kindOf(tile) === 'princess')
  // The princess room lies below all others and is not in the stack; the stairwell lies from the start.
  const laid = (rooms.length - 1) / (rooms.length + ahead.length - (princess ? 1 : 0))
  return (
    SHARES.laid * laid +
    SHARES.cleared * (lesser === 0 ? 1 : cleared / lesser) +
    (princess && !princess.locked ? SHARES.unlocked : 0) +
    (princess?.cleared ? SHARES.freed : 0) +
    (wells.includes('princess') ? SHARES.carried : 0)
  )
}
