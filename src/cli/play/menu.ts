/** Choosing from a list by number. */
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Asker } from '../asker.ts'
import { type Io, say } from '../io.ts'
import { numbered, oneOf, shorten } from '../layout.ts'

/** The index of what was chosen; null when the person leaves. A pipe cannot be asked again, so it is refused. */
export async function choose(
  io: Io,
  asker: Asker,
  title: string,
  items: readonly string[],
  standard: number | null = null,
): Promise<Result<number | null>> {
  say(io, `\n${title}`)
  for (const line of numbered(items)) say(io, shorten(line, io.columns))
  for (;;) {
    const line = await answerTo(io, asker, standard === null ? '> ' : `[${standard + 1}] > `)
    if (!line.ok || line.value === null) return line.ok ? done(null) : line
    if (line.value === '' && standard !== null) return done(standard)
    const index = indexOf(line.value, items.length)
    if (index !== null) return done(index)
    if (!io.interactive) return notOneOf(line.value, items.length)
    say(io, `Type a number from 1 to ${items.length}, or quit.`)
  }
}

/** The indexes of what was chosen, as many as `counts` allows, each once; null when the person leaves. */
export async function chooseSome(
  io: Io,
  asker: Asker,
  title: string,
  items: readonly string[],
  counts: readonly number[],
): Promise<Result<readonly number[] | null>> {
  const asked = `${oneOf(counts)} of 1 to ${items.length}`
  say(io, `\n${title}: ${oneOf(counts)} of these, by their numbers`)
  for (const line of numbered(items)) say(io, shorten(line, io.columns))
  for (;;) {
    const line = await answerTo(io, asker, '> ')
    if (!line.ok || line.value === null) return line.ok ? done(null) : line
    const chosen = indexesOf(line.value, items.length)
    if (chosen !== null && counts.includes(chosen.length)) return done(chosen)
    if (!io.interactive) return refuse('unknown', `"${line.value}" is not ${asked}, each once.`)
    say(io, `Type ${asked}, each once, with spaces between them; or quit.`)
  }
}

/** `1 3` or `1,3`; null where one of them is no choice or there twice. */
function indexesOf(line: string, count: number): number[] | null {
  const found = line.split(/[\s,]+/).map(part => indexOf(part, count))
  const chosen = found.flatMap(index => index ?? [])
  return chosen.length === found.length && new Set(chosen).size === chosen.length ? chosen : null
}

/** A line, or null when the person leaves; a pipe that ends too early is refused. */
export async function answerTo(io: Io, asker: Asker, prompt: string): Promise<Result<string | null>> {
  const line = (await asker.ask(prompt))?.trim()
  if (line === undefined && !io.interactive)
    return refuse('unknown', 'The input ended before anything was chosen.')
  return done(line === undefined || line === 'q' || line === 'quit' ? null : line)
}

export function indexOf(line: string, count: number): number | null {
  const number = /^\d{1,4}$/.test(line) ? Number(line) : 0
  return number >= 1 && number <= count ? number - 1 : null
}

export function notOneOf(line: string, count: number): Result<never> {
  return refuse('unknown', `"${line}" is not a number from 1 to ${count}.`)
}
