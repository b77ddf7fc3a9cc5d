/** What a rescue came to, counted along the way: all that its tale and the deeds are made of. */
import type { Fall } from '../../../engine/tale.ts'
import type { Ending } from '../types.ts'

export interface Facts {
  readonly maxHearts: number
  readonly turnLimit: number | null
  /** Null where the match was given up. */
  ending: Ending | null
  hearts: number
  leastHearts: number
  wounds: number
  moves: number
  level: number
  gold: number
  slain: number
  helmets: number
  /** Rounds won with no card at all, with one turned over unseen, and at the last heart. */
  bare: number
  blind: number
  desperate: number
  /** The card of this round was turned over unseen. */
  isBlind: boolean
  /** Rounds in a row: now, and the most. Won are above 0, lost below. */
  row: number
  mostWon: number
  mostLost: number
  laid: number
  tilesLeft: number
  opened: number
  ropes: number
  bought: number
  /** The most gold that a deal took beyond its price. */
  overpaid: number
  drunk: number
  lit: number
  /** Bombs lit for nothing. */
  duds: number
  retreats: number
  /** Times that the stairwell healed. */
  rests: number
  hasPrincess: boolean
  /** At the end: rooms between the hero and the stairwell, that one included; locked rooms not cleared; how far it was. */
  roomsHome: number
  locksLeft: number
  far: number
  /** Monsters beaten with the princess at the hero's side. */
  guarded: number
  /** Numbered dice, and what they came to. */
  dice: number
  pips: number
  readonly outlook: number[]
  fall: Fall | null
}

export function newFacts(maxHearts: number, turnLimit: number | null): Facts {
  return {
    maxHearts,
    turnLimit,
    ending: null,
    hearts: maxHearts,
    leastHearts: maxHearts,
    wounds: 0,
    moves: 0,
    level: 1,
    gold: 0,
    slain: 0,
    helmets: 0,
    bare: 0,
    blind: 0,
    isBlind: false,
    desperate: 0,
    row: 0,
    mostWon: 0,
    mostLost: 0,
    laid: 0,
    tilesLeft: 0,
    opened: 0,
    ropes: 0,
    bought: 0,
    overpaid: 0,
    drunk: 0,
    lit: 0,
    duds: 0,
    retreats: 0,
    rests: 0,
    hasPrincess: false,
    roomsHome: 0,
    locksLeft: 0,
    far: 0,
    guarded: 0,
    dice: 0,
    pips: 0,
    outlook: [],
    fall: null,
  }
}
