import { z } from 'zod'
import { commitmentTo, fairChance, isSecret, type Secret } from './fair.ts'
import { hash } from './hash.ts'
import {
  type Entry,
  type Header,
  type Match,
  play,
  type SeatHolder,
  type Setup,
  type Step,
  start,
} from './match.ts'
import { parseWith } from './parse.ts'
import { done, saidBy, sameAction } from './result.ts'
import { type Chance, seededChance } from './rng.ts'
import { refuse, SHAPES } from './text/index.ts'
import type { AnyKit, Json, MatchResult, Refusal, Result } from './types.ts'
import { redo, undo } from './undo.ts'

const FORMAT = 'undercroft match'
const FORMAT_VERSION = 1

/** A match as a file: header and steps, with the hash and result that replaying must reach. */
export interface MatchFile {
  readonly format: typeof FORMAT
  readonly formatVersion: typeof FORMAT_VERSION
  readonly header: Header
  readonly steps: readonly Entry[]
  readonly hash: string
  readonly result: MatchResult | null
  /** The secret of a fair match, shown after its last step. */
  readonly secret?: Secret
}

const seat = z.int().min(0)
const action = z.looseObject({ kind: z.string() })
const entry: z.ZodType<Entry> = z.union([
  z.strictObject({ seat, undo: z.int().min(1) }),
  z.strictObject({ seat, redo: z.int().min(1) }),
  z.strictObject({ seat: seat.optional(), action }).transform(withoutUndefined),
])

function withoutUndefined(step: { seat?: number | undefined; action: Step['action'] }): Step {
  return step.seat === undefined ? { action: step.action } : { seat: step.seat, action: step.action }
}
const json: z.ZodType<Json> = z.json()
const holder: z.ZodType<SeatHolder> = z
  .strictObject({ kind: z.enum(['person', 'bot', 'open']), name: z.string(), level: z.string().optional() })
  .transform(({ level, ...rest }) => (level === undefined ? rest : { ...rest, level }))
const header = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  options: z.record(z.string(), json),
  content: z.string(),
  pack: json.optional(),
  seats: z.array(holder),
  practice: z.boolean(),
  seed: z.int().optional(),
  fair: z.strictObject({ commitment: z.string(), salt: z.string() }).optional(),
})
const matchFile = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  header,
  steps: z.array(entry),
  hash: z.string(),
  secret: z
    .string()
    .refine(isSecret, { error: 'secret' satisfies keyof typeof SHAPES.en })
    .optional(),
})

export function toFile(match: Match, secret?: Secret): MatchFile {
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    header: match.header,
    steps: match.log.slice(0, match.version),
    hash: hash(match.state),
    result: match.game.result(match.state),
    ...(secret === undefined ? {} : { secret }),
  }
}

const envelope = z.looseObject({ format: z.literal(FORMAT), formatVersion: z.number() })

/** The file if it is whole; otherwise one sentence, about the first thing that is wrong with it. */
function parsedFile(input: unknown): Result<z.infer<typeof matchFile>> {
  const outside = envelope.safeParse(input)
  if (!outside.success) return refuse('file', t => t.notAMatch)
  const { formatVersion } = outside.data
  if (formatVersion !== FORMAT_VERSION)
    return refuse('file', t => t.fileVersion(formatVersion, FORMAT_VERSION))
  const parsed = parseWith(matchFile, input, 'file', SHAPES)
  if (parsed.ok) return parsed
  const faults = saidBy(parsed.refusal)
  return refuse('file', (t, language) => {
    const [first = ''] = faults[language].split('\n')
    return t.damaged(first.replace(/^steps\.(\d+)/, (_, index) => t.stepPlace(Number(index) + 1)))
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
  return refuse('unknown', t => t.noGame(wanted, known))
}

/** Replays a file under the rules, refusing the first step that they do not allow. */
export function replay(
  kit: AnyKit,
  input: unknown,
  watch?: (match: Match, index: number) => void,
): Result<Match> {
  const parsed = parsedFile(input)
  if (!parsed.ok) return parsed
  const file = parsed.value
  const played = resume(kit, file.header, file.steps, watch)
  if (played.ok && hash(played.value.state) !== file.hash) {
    return refuse('file', t => t.otherState(file.steps.length))
  }
  return played
}

/** A header as it was read: what may be missing may also be undefined. */
type ReadHeader = Omit<Header, 'pack' | 'seed' | 'fair'> & {
  readonly pack?: Json | undefined
  readonly seed?: number | undefined
  readonly fair?: Header['fair'] | undefined
}

/** The match that this header and these entries make under the rules. */
export function resume(
  kit: AnyKit,
  header: ReadHeader,
  entries: readonly Entry[],
  watch?: (match: Match, index: number) => void,
): Result<Match> {
  const begun = begin(kit, header)
  if (!begun.ok) return begun
  let match = begun.value
  watch?.(match, 0)
  for (const [index, next] of entries.entries()) {
    const played = enter(match, next)
    if (!played.ok) return inStep(index + 1, played.refusal)
    match = played.value
    watch?.(match, index + 1)
  }
  return done(match)
}

function inStep(number: number, refusal: Refusal): Result<never> {
  const inner = saidBy(refusal)
  return refuse('file', (t, language) => t.inStep(number, inner[language]), refusal.rule)
}

function begin(kit: AnyKit, from: ReadHeader): Result<Match> {
  const { facts } = kit
  if (from.rulesVersion !== facts.rulesVersion) {
    return refuse('file', t => t.rulesVersion(from.rulesVersion, facts.rulesVersion))
  }
  const options = new Map(Object.entries(from.options ?? {}))
  if (from.pack !== undefined) options.set('content', from.pack)
  const setup: Setup = {
    options: Object.fromEntries(options),
    seats: from.seats,
    practice: from.practice,
    ...(from.seed === undefined ? {} : { seed: from.seed }),
    ...(from.fair === undefined ? {} : { fair: from.fair }),
  }
  const begun = start(kit, setup)
  if (begun.ok && begun.value.header.content !== from.content) {
    return refuse('content', t => t.otherContent)
  }
  return begun
}

function enter(match: Match, next: Entry): Result<Match> {
  if ('action' in next) return play(match, next)
  const taken = 'undo' in next ? undo(match, next.seat) : redo(match, next.seat)
  if (!taken.ok) return taken
  const made = taken.value.log[taken.value.version - 1]
  return JSON.stringify(made) === JSON.stringify(next) ? taken : refuse('undo', t => t.undoCount)
}

/** Checks that every roll of a replayed match came from its published source. Answers how many rolls there were. */
export function verifyChance(kit: AnyKit, file: MatchFile): Result<number> {
  const source = sourceOf(file)
  if (!source.ok) return source
  let rolls = 0
  let wrong = 0
  let before: Match | null = null
  const replayed = replay(kit, file, (match, index) => {
    const step = index === 0 ? undefined : file.steps[index - 1]
    if (step && 'action' in step && step.seat === undefined && before) {
      rolls += 1
      const due = before.game.sample(before.state, source.value(before.version))
      if (wrong === 0 && !sameAction(due, step.action)) wrong = index
    }
    before = match
  })
  if (!replayed.ok) return replayed
  return wrong === 0 ? done(rolls) : refuse('fair', t => t.wrongRoll(wrong))
}

function sourceOf(file: MatchFile): Result<Chance> {
  const { fair, seed } = file.header
  if (fair) {
    if (file.secret === undefined) return refuse('fair', t => t.secretHidden)
    if (commitmentTo(file.secret) !== fair.commitment) return refuse('fair', t => t.secretFalse)
    return done(fairChance(file.secret, fair.salt))
  }
  return seed === undefined ? refuse('fair', t => t.noSource) : done(seededChance(seed))
}
