/** What a match came to for one seat, counted along the way: all that its tale and the deeds are made of. */
import type { Fall } from '../../../engine/tale.ts'
import type { HeroClass, Mode, Reason } from '../types.ts'

export interface Facts {
  readonly mode: Mode
  readonly huntLevel: number
  readonly seats: number
  won: boolean
  /** Null where the match was given up. */
  reason: Reason | null
  /** The hero of now, or the last there was. */
  hero: string | null
  class: HeroClass | null
  rounds: number
  /** Gold carried now, the most ever, and what the class needs. */
  gold: number
  mostGold: number
  goal: number
  stepsHome: number
  deepest: number
  slain: number
  slainBySpell: number
  /** The highest level of a monster slain. */
  fiercest: number
  /** The highest roll that was needed and made, the lowest that was needed and missed. */
  longestShot: number
  easiestMiss: number
  hunters: number
  deaths: number
  /** Blows that the hero of now took and lived through. */
  blows: number
  /** The most gold that one death cost. */
  spilt: number
  gathered: number
  swordBonus: number
  doors: number
  traps: number
  looks: number
  lostTurns: number
  dice: number
  pips: number
  readonly outlook: number[]
  fall: Fall | null
}

export function newFacts(mode: Mode, huntLevel: number, seats: number): Facts {
  return {
    mode,
    huntLevel,
    seats,
    won: false,
    reason: null,
    hero: null,
    class: null,
    rounds: 0,
    gold: 0,
    mostGold: 0,
    goal: 0,
    stepsHome: 0,
    deepest: 1,
    slain: 0,
    slainBySpell: 0,
    fiercest: 0,
    longestShot: 0,
    easiestMiss: Number.POSITIVE_INFINITY,
    hunters: 0,
    deaths: 0,
    blows: 0,
    spilt: 0,
    gathered: 0,
    swordBonus: 0,
    doors: 0,
    traps: 0,
    looks: 0,
    lostTurns: 0,
    dice: 0,
    pips: 0,
    outlook: [],
    fall: null,
  }
}
