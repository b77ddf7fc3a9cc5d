/** A chronicle as a file: what is written, and how what is read is checked. */
import { z } from 'zod'
import { fitting } from '../engine/fitting.ts'
import { done } from '../engine/result.ts'
import { holderShape, seatShape, withoutUndefined } from '../engine/shapes.ts'
import type { Tale } from '../engine/tale.ts'
import type { Result } from '../engine/types.ts'
import { CHRONICLE_FORMAT, CHRONICLE_VERSION, placeOf } from './chronicle.ts'
import type { ChronicleEntry, ChronicleFile, ChronicleRow, PuzzleAnswer } from './protocol.ts'
import { refuse } from './text/index.ts'

const MOST_ENTRIES = 100_000

const word = z.string().max(1000)
const words = z.array(word).max(1000)
const count = z.int().min(0)
const counted = z.strictObject({ name: word, value: z.number() })
const tale: z.ZodType<Tale> = z.strictObject({
  traits: z.record(word, words),
  numbers: z.array(counted).max(100),
  luck: z.strictObject({ dice: count, sum: z.number(), expected: z.number() }),
  fellTo: z.strictObject({ hero: word.nullable(), by: word, where: word.nullable(), at: count }).nullable(),
  margin: counted.nullable(),
  score: z.number(),
  turn: count.nullable(),
  deeds: words,
})

const entry: z.ZodType<ChronicleEntry> = z
  .strictObject({
    match: z.string().min(1).max(100),
    game: word,
    ended: z.number(),
    seats: z.array(holderShape).max(64),
    seat: seatShape,
    won: z.boolean(),
    seed: z.int().optional(),
    options: z.json(),
    steps: count,
    tale,
    version: count,
  })
  .transform(withoutUndefined)

const answer: z.ZodType<PuzzleAnswer> = z.strictObject({
  match: z.string().min(1).max(100),
  seat: seatShape,
  game: word,
  puzzle: word,
  day: word.nullable(),
  right: z.boolean(),
  version: count,
})

/** Whether it is an answer is told by its puzzle, so that a fault is named in the one it was meant to be. */
export const chronicleRow: z.ZodType<ChronicleRow> = z.unknown().transform((row, context) => {
  const parsed = (Object.hasOwn(Object(row), 'puzzle') ? answer : entry).safeParse(row)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) context.addIssue({ ...issue })
  return z.NEVER
})

const envelope = z.looseObject({ format: z.literal(CHRONICLE_FORMAT), formatVersion: z.number() })
const file = z.object({ entries: z.array(chronicleRow).max(MOST_ENTRIES) })

export function chronicleFile(entries: readonly ChronicleRow[]): ChronicleFile {
  return { format: CHRONICLE_FORMAT, formatVersion: CHRONICLE_VERSION, entries }
}

/** The entries of a file that is whole; otherwise one sentence, about the first thing that is wrong with it. */
export function parseChronicle(input: unknown): Result<readonly ChronicleRow[]> {
  const small = fitting(input, 'file')
  if (!small.ok) return small
  const outside = envelope.safeParse(input)
  if (!outside.success) return refuse('file', t => t.notAChronicle)
  const { formatVersion } = outside.data
  if (formatVersion !== CHRONICLE_VERSION) return refuse('file', t => t.chronicleVersion(formatVersion))
  const parsed = file.safeParse(input)
  if (parsed.success) return done(parsed.data.entries)
  const [, entry, ...field] = parsed.error.issues[0]?.path ?? []
  return typeof entry === 'number'
    ? refuse('file', t => t.chronicleEntry(entry + 1, field.join('.')))
    : refuse('file', t => t.notAChronicle)
}

/** What of the entries that came is new here, or was told by a newer version than what is here. */
export function newTo(here: readonly ChronicleRow[], came: readonly ChronicleRow[]): readonly ChronicleRow[] {
  const known = new Map(here.map(entry => [placeOf(entry), entry.version]))
  const fresh = new Map<string, ChronicleRow>()
  for (const entry of came) {
    const place = placeOf(entry)
    const version = fresh.get(place)?.version ?? known.get(place) ?? -1
    if (entry.version > version) fresh.set(place, entry)
  }
  return [...fresh.values()]
}
