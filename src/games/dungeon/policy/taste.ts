/** The few numbers that are a matter of experience; found by playing many thousands of matches. */
import type { HeroClass, Mode } from '../types.ts'

export const TASTE = {
  /** By class (Rogue, Cleric, Fighter, Wizard): the share of its goal that a turn should bring. */
  pace: [0.04, 0.04, 0.033, 0.013],
  /** How much of what a blow makes one drop is lost for good: mostly it is won back with the monster. */
  dropped: 0.15,
  /** The same of what goes with a death or a serious wound, and the turns that such a blow costs. */
  lost: 0.9,
  deathTurns: 8,
  seriousTurns: 3,
  woundTurns: 1.4,
  /** What a spell is worth, in turns. */
  bolt: 0.5,
  /** How much the way home from a lair counts, and what may come after it. */
  home: 0.9,
  follow: 0.8,
  /** Spells to strike with that a Wizard fetches before going out again. */
  stock: 8,
  /** Below this chance a Wizard does not rely on the own hands. */
  weak: 0.25,
} as const

/** A Treasure Hunt reckons in points: what the card is worth, a turn, and the share that is lost with a life. */
export const HUNT = { worth: 20_000, turn: 100, life: 0.6 } as const

type Ranks = Readonly<Record<HeroClass, number>>

/** How well each class does: in a race, for what lies near, and for what lies deep or hunts in return. */
const RACE: Ranks = { cleric: 4, rogue: 3, wizard: 2, fighter: 1 }
const STRONG: Ranks = { fighter: 4, cleric: 3, rogue: 2, wizard: 1 }
const DEEP: Ranks = { wizard: 4, fighter: 3, cleric: 2, rogue: 1 }
const DEEP_LEVEL = 4

export function rankOf(name: HeroClass, mode: Mode, level: number): number {
  if (mode === 'hunt') return (level >= DEEP_LEVEL ? DEEP : STRONG)[name]
  return (mode === 'hunted' ? STRONG : RACE)[name]
}
