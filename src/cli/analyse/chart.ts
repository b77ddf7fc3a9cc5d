/** Curves from 0 to 1 on a screen of letters. */
export interface Curve {
  /** The one letter that it is drawn with. */
  readonly mark: string
  readonly values: readonly number[]
}

const ROWS = 11
const SIDE = 6
/** Where curves meet. */
export const MEETING = '*'

/** As wide as the screen; every row stands for a tenth. */
export function chartOf(curves: readonly Curve[], width: number): readonly string[] {
  const columns = width - SIDE
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: columns }, () => ' '))
  for (const { mark, values } of curves)
    for (let column = 0; column < columns; column++) {
      const at = Math.round((column / (columns - 1)) * (values.length - 1))
      const row = rows[Math.round((1 - (values[at] ?? 0)) * (ROWS - 1))]
      if (row) row[column] = row[column] === ' ' ? mark : MEETING
    }
  const last = (curves[0]?.values.length ?? 1) - 1
  return [
    ...rows.map((row, index) => `${labelOf(index)}|${row.join('')}`.trimEnd()),
    `${' '.repeat(SIDE)}0${String(last).padStart(columns - 1)}`,
  ]
}

function labelOf(row: number): string {
  return (row % 5 === 0 ? `${100 - row * 10}%` : '').padStart(SIDE - 1)
}
