/** Who won under every arm, held against the first, game by game. */
import { allOf, byName } from './findings.ts'
import { type PairedShare, pairedShare } from './stats/paired.ts'
import { shareOf } from './stats/shares.ts'
import type { Study } from './study.ts'
import { type Counted, type Fourfold, KINDS, type Kind, type Rate, type Rates, type Tally } from './tally.ts'

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

/** Those of one name, such as the class: every id that there was under both settings. */
export interface ComparedKind {
  readonly kind: Kind
  readonly name: string
  readonly rows: readonly ComparedId[]
}

interface ComparedId {
  readonly id: string
  readonly arms: readonly ComparedArm[]
}

/** Where more than one is to be told apart; who was the same under both is held against itself. */
export function comparedKindsIn({ arms }: Study, counted: Counted): ComparedKind[] {
  return KINDS.flatMap(kind =>
    keysOf(counted.pairs.map(({ same }) => same[kind])).map(name => ({
      kind,
      name,
      rows: keysOf(counted.pairs.map(({ same }) => same[kind][name] ?? {})).map(id => ({
        id,
        arms: arms.map((arm, index) =>
          comparedArm(
            arm.name,
            ratesOf(counted.arms[index], kind, name)[id],
            counted.pairs[index - 1]?.same[kind][name]?.[id],
          ),
        ),
      })),
    })),
  ).filter(({ rows }) => rows.length > 1)
}

function keysOf(tables: readonly object[]): string[] {
  return [...new Set(tables.flatMap(table => Object.keys(table)))].toSorted(byName)
}

function ratesOf(tally: Tally | undefined, kind: Kind, name: string): Rates {
  const tables = { bot: { [name]: tally?.bots }, option: tally?.options, trait: tally?.traits }
  return tables[kind]?.[name] ?? {}
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
    return comparedArm(name, rate, pairs[arm - 1]?.won[side])
  })
}

function comparedArm(name: string, rate: Rate = NOBODY, four?: Fourfold): ComparedArm {
  return { name, share: shareOf('', rate).share, paired: four ? pairedShare(four) : null }
}
