/** Who won under every arm, held against the first, game by game. */
import { allOf } from './findings.ts'
import { type PairedShare, pairedShare } from './stats/paired.ts'
import { shareOf } from './stats/shares.ts'
import type { Study } from './study.ts'
import type { Counted } from './tally.ts'

export interface ComparedArm {
  readonly name: string
  readonly share: number
  /** Of the first, which is what the others are compared with, none. */
  readonly paired: PairedShare | null
}

export interface ComparedSide {
  /** The number of the seat; null where one side wins or nobody. */
  readonly seat: number | null
  readonly arms: readonly ComparedArm[]
}

/** Empty where there is one arm only. */
export function comparedIn(study: Study, counted: Counted): ComparedSide[] {
  const sides = Object.keys(counted.pairs[0]?.won ?? {})
  return sides.map(side => ({
    seat: sides.length === 1 ? null : Number(side) + 1,
    arms: armsAt(study, counted, side, sides.length === 1),
  }))
}

const NOBODY = { of: 0, won: 0 }

function armsAt(
  { arms }: Study,
  { arms: tallies, pairs }: Counted,
  side: string,
  isOnly: boolean,
): ComparedArm[] {
  return arms.map(({ name }, arm) => {
    const seats = tallies[arm]?.seats ?? {}
    const rate = isOnly ? allOf(seats) : (seats[side] ?? NOBODY)
    const four = arm === 0 ? undefined : pairs[arm - 1]?.won[side]
    return { name, share: shareOf('', rate).share, paired: four ? pairedShare(four) : null }
  })
}
