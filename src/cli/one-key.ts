/** Choosing by one key: a digit on an empty line is an answer without Enter. */
import type { Interface } from 'node:readline'
import type { Io } from './io.ts'

/** Whoever presses Enter all the same does so within this many milliseconds, and means nothing by it. */
const HABIT = 600

export interface OneKey {
  /** From now on, digits up to this one are answers; 0 for none. Those pressed before are to no question, and go. */
  allow(highest: number): void
  /** True for an Enter that only follows its digit. */
  isHabit(line: string): boolean
}

export function oneKeyOf(io: Io, reader: Interface): OneKey {
  let highest = 0
  let taken: number | null = null
  // The reader hears of a key first, so its line has the digit already.
  io.stdin.on('keypress', (key: string | undefined) => {
    if (key === undefined || reader.line !== key || !isDigitUpTo(key, highest)) return
    highest = 0
    reader.write(null, { name: 'return' })
    taken = io.now()
  })
  return {
    allow(digit) {
      highest = digit
      if (digit > 0 && /^\d+$/.test(reader.line)) reader.write(null, { ctrl: true, name: 'u' })
    },
    isHabit(line) {
      const before = taken
      taken = null
      return line === '' && before !== null && io.now() - before < HABIT
    },
  }
}

function isDigitUpTo(key: string, highest: number): boolean {
  return /^[1-9]$/.test(key) && Number(key) <= highest
}
