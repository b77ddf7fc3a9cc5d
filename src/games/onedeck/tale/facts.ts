/** What a delve came to, counted along the way: all that its tale and the deeds are made of. */
import type { Fall } from '../../../engine/tale.ts'
import type { Edition, Ending, Tier } from '../types.ts'

export interface Facts {
  readonly heroes: readonly string[]
  readonly dungeon: string
  readonly edition: Edition
  readonly tier: Tier
  /** Null where the match was given up. */
  ending: Ending | null
  /** 1 to 3; 4 is the boss. */
  floor: number
  level: number
  foes: number
  perils: number
  /** Encounters that cost neither damage nor time. */
  flawless: number
  /** The most damage that one encounter dealt. */
  heaviest: number
  damage: number
  stairs: number
  misfires: number
  potions: number
  tokens: number
  items: number
  skills: number
  brews: number
  fled: number
  bossRounds: number
  bossLeft: number
  /** The most skulls covered in one round. */
  bossHits: number
  /** Of the hero who has the least left. */
  healthLeft: number
  /** The most sixes in one throw, and the most ones and twos. */
  sixes: number
  dregs: number
  far: number
  dice: number
  pips: number
  readonly outlook: number[]
  fall: Fall | null
}

type Setup = Pick<Facts, 'heroes' | 'dungeon' | 'edition' | 'tier'>

export function newFacts(setup: Setup): Facts {
  return {
    ...setup,
    ending: null,
    floor: 1,
    level: 1,
    foes: 0,
    perils: 0,
    flawless: 0,
    heaviest: 0,
    damage: 0,
    stairs: 0,
    misfires: 0,
    potions: 0,
    tokens: 0,
    items: 0,
    skills: 0,
    brews: 0,
    fled: 0,
    bossRounds: 0,
    bossLeft: 0,
    bossHits: 0,
    healthLeft: 0,
    sixes: 0,
    dregs: 0,
    far: 0,
    dice: 0,
    pips: 0,
    outlook: [],
    fall: null,
  }
}
