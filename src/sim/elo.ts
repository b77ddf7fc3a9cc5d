/** Elo from who beat whom: the strengths under which what was seen is likeliest (Bradley and Terry). */
import { Z } from './wilson.ts'

export interface Elo {
  /** Against the first, who has 0. */
  readonly elo: number
  /** 95 of 100 such intervals, so wide to both sides, have the truth. */
  readonly give: number
}

/** Each pair is counted one half win and one half loss besides, so that who never lost is not infinitely strong. */
const DOUBT = 0.5
const ROUNDS = 1000
/** Points of Elo for one natural logarithm of the odds. */
const POINTS = 400 / Math.LN10

/** `wins[a][b]`: how often a beat b. */
export function eloFrom(wins: readonly (readonly number[])[]): Elo[] {
  const doubted = wins.map((row, a) => row.map((won, b) => (a === b ? 0 : won + DOUBT)))
  const strengths = strengthsFrom(doubted)
  const errors = errorsOf(doubted, strengths)
  const [first = 1] = strengths
  return strengths.map((strength, bot) => ({
    elo: POINTS * Math.log(strength / first),
    give: POINTS * Z * (errors[bot] ?? 0),
  }))
}

/** Hunter's way: each round nobody's likelihood falls, and every strength comes nearer to the best. */
function strengthsFrom(wins: readonly (readonly number[])[]): number[] {
  let strengths = wins.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths
    strengths = wins.map((row, a) => {
      const won = row.reduce((sum, count) => sum + count, 0)
      const met = row.reduce(
        (sum, _, b) => sum + (a === b ? 0 : metOf(wins, a, b) / (at(before, a) + at(before, b))),
        0,
      )
      return met === 0 ? 1 : won / met
    })
    const [first = 1] = strengths
    strengths = strengths.map(strength => strength / first)
  }
  return strengths
}

/** The standard error of each logarithm against the first: the roots of the inverse of what the games tell. */
function errorsOf(wins: readonly (readonly number[])[], strengths: readonly number[]): number[] {
  const information = wins.map((row, a) =>
    row
      .map((_, b) => (a === b ? 0 : -told(wins, strengths, a, b)))
      .map((value, b, all) => (a === b ? -all.reduce((sum, other) => sum + other, 0) : value)),
  )
  const inverse = inverseOf(information.slice(1).map(row => row.slice(1)))
  return [0, ...inverse.map((row, bot) => Math.sqrt(row[bot] ?? 0))]
}

function told(
  wins: readonly (readonly number[])[],
  strengths: readonly number[],
  a: number,
  b: number,
): number {
  const sum = at(strengths, a) + at(strengths, b)
  return (metOf(wins, a, b) * at(strengths, a) * at(strengths, b)) / sum ** 2
}

function metOf(wins: readonly (readonly number[])[], a: number, b: number): number {
  return (wins[a]?.[b] ?? 0) + (wins[b]?.[a] ?? 0)
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 1
}

/** By elimination; the matrix is small, and doubt keeps it from having none. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => Number(column === index))])
  for (const [pivot, row] of rows.entries()) {
    const scale = row[pivot] ?? 1
    const unit = row.map(value => value / scale)
    rows[pivot] = unit
    for (const [index, other] of rows.entries()) {
      const share = other[pivot] ?? 0
      if (index !== pivot) rows[index] = other.map((value, column) => value - share * at(unit, column))
    }
  }
  return rows.map(row => row.slice(size))
}
