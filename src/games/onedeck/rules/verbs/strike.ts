/** Strike: with Direct Hit one die is laid on a skull box as 1 higher. */
import type { Challenge } from '../../content/content-index.ts'
import { colourOf, HEROIC, PLAIN, valueOf } from '../../types/dice.ts'
import type { Action, Fight } from '../../types.ts'
import { lay } from '../offered.ts'
import { poolOf } from '../party.ts'
import { openBoxes } from '../placing.ts'
import { push } from '../stack.ts'
import type { Does } from './does.ts'

export const strike: Does<'strike'> = ({ state }, slot, verb) => push(state, { kind: 'target', slot, verb })

function fits(challenge: Challenge, box: number, kind: number): boolean {
  const fact = challenge.boxes[box]
  if (!fact?.skull) return false
  const colour = colourOf(kind)
  // A box that shuns heroic dice takes not even a heroic 6.
  const takesColour =
    colour === HEROIC ? (fact.takes & (1 << (HEROIC * 6 + 5))) !== 0 : fact.colour === colour
  return takesColour && (fact.wide || valueOf(kind) + 1 >= fact.need)
}

export function offerStrike(challenge: Challenge, fight: Fight, slot: number): Action[] {
  const pool = poolOf(fight, slot)
  const open = openBoxes(challenge, fight)
  const list: Action[] = []
  for (let box = 0; box < challenge.boxes.length; box++) {
    if ((open & (1 << box)) === 0) continue
    for (let kind = 0; kind < PLAIN; kind++) {
      if ((pool[kind] ?? 0) > 0 && fits(challenge, box, kind))
        list.push(lay(fight.pair[slot] ?? 0, kind, box))
    }
  }
  return list
}

export function canStrike(challenge: Challenge, fight: Fight, slot: number): boolean {
  return offerStrike(challenge, fight, slot).length > 0
}
