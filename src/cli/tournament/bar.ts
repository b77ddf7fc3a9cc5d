/** How far something long is, for whoever sits at a terminal: a bar that grows in one line. */
import { complain } from '../complain.ts'
import type { Io } from '../io.ts'

const WIDTH = 24

/** Called with the number of games that are over, or of whatever is counted; a pipe is told nothing. */
export function progressOn(
  io: Io,
  of: number,
  before: number,
  what = 'games',
  hasRate = false,
  /** Whatever else is to be told, at the end of the line. */
  also: () => string = () => '',
): (games: number) => void {
  if (!io.isTTY) return () => undefined
  const began = io.now()
  return games => {
    const filled = Math.round((games / of) * WIDTH)
    const each = (io.now() - began) / Math.max(1, games - before)
    const rate = hasRate ? `, ${rateOf(each)}` : ''
    const pace = games > before ? `${rate}, ${leftIn(each * (of - games))}` : ''
    const line = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)} ${games} of ${of} ${what}${pace}${also()}`
    io.stderr.write(`\r${line.padEnd(io.columns - 1)}${games === of ? '\n' : ''}`)
  }
}

/** A sentence while a bar grows, which goes on below it. */
export function aside(io: Io, sentence: string): void {
  complain(io, io.isTTY ? `\r${sentence.padEnd(io.columns - 1)}` : sentence)
}

function rateOf(each: number): string {
  const rate = 1000 / Math.max(each, 1e-3)
  return `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`
}

function leftIn(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 100 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`
}
