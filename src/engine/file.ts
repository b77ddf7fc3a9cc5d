/** A match as a file: what is written, what is read, and how a damaged one is refused. */
import { z } from 'zod'
import { isSecret, type Secret } from './fair.ts'
import { fitting } from './fitting.ts'
import { fromFormat1 } from './format-1.ts'
import { canonical, hash } from './hash.ts'
import { clipped } from './limits.ts'
import type { Entry, Fair, Header } from './log.ts'
import type { Match } from './match.ts'
import { parseWith } from './parse.ts'
import { done, saidBy } from './result.ts'
import { endsOtherwise, type Opened, open, resume, type Watch } from './resume.ts'
import { resultOf } from './seats.ts'
import { actionShape, holderShape, seatShape, withoutUndefined } from './shapes.ts'
import { refuse, SHAPES } from './text/index.ts'
import type { AnyKit, Json, MatchResult, Refused, Result } from './types.ts'

const FORMAT = 'undercroft match'
const FORMAT_VERSION = 2

const MOST_SEATS = 64

/** No game takes more entries, with everybody giving up at last, so a longer list is refused before it is looked at. */
const MOST_ENTRIES = 1_000_000 + MOST_SEATS

/** Header and entries, with the hash and result that replaying must reach. */
export interface MatchFile {
  readonly format: typeof FORMAT
  readonly formatVersion: number
  readonly header: Header
  readonly steps: readonly Entry[]
  readonly hash: string
  readonly result: MatchResult | null
  /** The secret of a fair match, shown after its last step. */
  readonly secret?: Secret
  /** It was ended for everybody before it was over, and so its secret is shown. */
  readonly closed?: true
}

const json: z.ZodType<Json> = z.json()
const entry: z.ZodType<Entry> = z.union([
  z
    .strictObject({
      seat: seatShape.optional(),
      action: actionShape,
      joined: z.literal(true).optional(),
    })
    .transform(withoutUndefined),
  z
    .strictObject({
      seat: seatShape,
      undo: z.int().min(1),
      agreed: z.array(seatShape).max(MOST_SEATS).optional(),
    })
    .transform(withoutUndefined),
  z.strictObject({ seat: seatShape, redo: z.int().min(1) }),
  z
    .strictObject({ seat: seatShape, sit: holderShape, instead: z.literal(true).optional() })
    .transform(withoutUndefined),
  z
    .strictObject({ seat: seatShape, resign: z.literal(true), level: z.string().optional() })
    .transform(withoutUndefined),
])
const hex = z.string().refine(isSecret, { error: 'secret' satisfies keyof typeof SHAPES.en })
const fair: z.ZodType<Fair> = z.strictObject({
  match: z.string(),
  commitment: hex,
  salts: z.array(z.strictObject({ commitment: hex, salt: hex }).nullable()).max(MOST_SEATS),
})
const header: z.ZodType<Header> = z
  .strictObject({
    game: z.string(),
    rulesVersion: z.int(),
    options: z.record(z.string(), json),
    content: z.string(),
    pack: json.optional(),
    seats: z.array(holderShape).max(MOST_SEATS),
    practice: z.boolean(),
    chance: z.literal(2).optional(),
    seed: z.int().optional(),
    fair: fair.optional(),
  })
  .transform(withoutUndefined)
const matchFile = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  header,
  steps: z.array(z.unknown()).max(MOST_ENTRIES),
  hash: z.string(),
  result: json.optional(),
  secret: hex.optional(),
  closed: z.literal(true).optional(),
})

export function toFile(match: Match, secret = match.secret): MatchFile {
  return fileWith({
    header: match.header,
    steps: match.log.slice(0, match.version),
    hash: hash(match.state),
    result: resultOf(match),
    ...(secret === undefined ? {} : { secret }),
  })
}

/** The same of what a store has kept. */
export function fileWith(told: Omit<MatchFile, 'format' | 'formatVersion'>): MatchFile {
  return { format: FORMAT, formatVersion: FORMAT_VERSION, ...told }
}

const envelope = z.looseObject({ format: z.literal(FORMAT), formatVersion: z.number() })

interface ReadFile extends Pick<MatchFile, 'formatVersion' | 'header' | 'steps' | 'hash' | 'secret'> {
  readonly result?: Json
}

/** The file if it is whole; otherwise one sentence, about the first thing that is wrong with it. */
function parsedFile(input: unknown): Result<ReadFile> {
  const small = fitting(input, 'file')
  if (!small.ok) return small
  const outside = envelope.safeParse(input)
  if (!outside.success) return refuse('file', t => t.notAMatch)
  const { formatVersion } = outside.data
  if (formatVersion !== FORMAT_VERSION && formatVersion !== 1)
    return refuse('file', t => t.fileVersion(formatVersion, FORMAT_VERSION))
  const parsed = parseWith(matchFile, input, 'file', SHAPES)
  if (!parsed.ok) return damaged(parsed)
  const steps = parsedSteps(parsed.value.steps)
  return steps.ok ? done(withoutUndefined({ ...parsed.value, steps: steps.value })) : steps
}

/** The first fault ends the reading. */
function parsedSteps(input: readonly unknown[]): Result<Entry[]> {
  const steps: Entry[] = []
  for (const [index, each] of input.entries()) {
    const parsed = entry.safeParse(each)
    if (!parsed.success) return damagedAt(index, each)
    steps.push(parsed.data)
  }
  return done(steps)
}

/** Read once more under its number, so that the sentence names it. */
function damagedAt(index: number, input: unknown): Refused {
  const parsed = parseWith(z.record(z.string(), entry), { [index]: input }, 'file', SHAPES)
  return parsed.ok ? refuse('file', t => t.notAMatch) : damaged(parsed)
}

function damaged({ refusal }: Refused): Refused {
  const faults = saidBy(refusal)
  return refuse('file', (t, language) => {
    const [first = ''] = faults[language].split('\n')
    return t.damaged(clipped(first.replace(/^\d+/, index => t.stepPlace(Number(index) + 1))))
  })
}

/** The game a match file names, from the list of kits; `input` may be anything. */
export function kitOf(input: unknown, kits: readonly AnyKit[]): Result<AnyKit> {
  const parsed = parsedFile(input)
  if (!parsed.ok) return parsed
  const wanted = parsed.value.header.game
  const kit = kits.find(candidate => candidate.facts.id === wanted)
  if (kit) return done(kit)
  const known = kits.map(({ facts }) => facts.id)
  return refuse('unknown', t => t.noGame(clipped(wanted), known))
}

/** Replays a file under the rules, refusing the first step that they do not allow. */
export function replay(kit: AnyKit, input: unknown, watch?: Watch): Result<Match> {
  const read = readFor(kit, input)
  if (!read.ok) return read
  const played = resume(kit, read.value.header, read.value.steps, watch)
  if (!played.ok) return played
  return damagedEnd(kit, read.value, played.value) ?? done(withSecret(read.value, played.value))
}

export interface OpenedFile {
  readonly opened: Opened
  /** Everything that the file holds, also what no longer does. */
  readonly entries: readonly Entry[]
}

/** Opens a file to look at it and to play on: one of older rules as far as it holds. */
export function openFile(kit: AnyKit, input: unknown): Result<OpenedFile> {
  const read = readFor(kit, input)
  if (!read.ok) return read
  const { header, steps, result } = read.value
  const opened = open(kit, header, steps)
  if (!opened.ok) return opened
  const { match, stopped } = opened.value
  const differs = !stopped && result !== undefined && endsOtherwise(match, result)
  return (
    damagedEnd(kit, read.value, match) ??
    done({ opened: { match: withSecret(read.value, match), stopped, differs }, entries: steps })
  )
}

/** The file in the format of now. */
function readFor(kit: AnyKit, input: unknown): Result<ReadFile> {
  const parsed = parsedFile(input)
  if (!parsed.ok || parsed.value.formatVersion === FORMAT_VERSION) return parsed
  const { header, steps } = parsed.value
  const translated = fromFormat1(kit, { header, entries: steps })
  if (!translated.ok) return translated
  return done({ ...parsed.value, header: translated.value.header, steps: translated.value.entries })
}

/** In another format or under other rules the same steps lead to another state: then hash and result say nothing. */
function damagedEnd(
  { facts }: AnyKit,
  { formatVersion, header, steps, ...file }: ReadFile,
  match: Match,
): Refused | null {
  if (formatVersion !== FORMAT_VERSION || header.rulesVersion !== facts.rulesVersion) return null
  if (hash(match.state) !== file.hash) return refuse('file', t => t.otherState(steps.length))
  const isEdited = file.result !== undefined && canonical(file.result) !== canonical(resultOf(match))
  return isEdited ? refuse('file', t => t.otherResult) : null
}

function withSecret({ secret }: ReadFile, match: Match): Match {
  return secret === undefined ? match : { ...match, secret }
}
