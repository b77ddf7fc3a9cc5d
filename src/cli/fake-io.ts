/** For tests: a terminal made of strings. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { AnyKit } from '../engine/types.ts'
import type { AskBot } from '../table/bot.ts'
import { publishWhole, writeWhole } from './disk.ts'
import type { Io } from './io.ts'
import { main } from './main.ts'

/** What the screen has to show before these keys are pressed, and the keys. */
export type Stroke = readonly [after: string, keys: string]

export interface World {
  /** What is piped in, or typed when `interactive`. */
  readonly input?: string | AsyncIterable<string>
  /** What a person types bit by bit: an interactive terminal then. */
  readonly strokes?: readonly Stroke[]
  readonly env?: Readonly<Record<string, string>>
  readonly interactive?: boolean
  readonly columns?: number
  readonly rows?: number
  /** Milliseconds that pass between two looks at the clock. */
  readonly pace?: number
  /** The disk, where it is not the real one. */
  readonly write?: (path: string, text: string) => void
  readonly askSlowBot?: AskBot
  /** Who is handed what to call when the person wants out. */
  readonly onInterrupt?: (handler: () => void) => void
}

export interface Shown {
  readonly code: number
  readonly out: string
  readonly err: string
}

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'undercroft-'))
}

/** Runs one command line against these games and answers with everything it said. */
export async function cli(
  argv: readonly string[],
  kits: readonly AnyKit[],
  world: World = {},
): Promise<Shown> {
  const { io, shown } = fakeIo(world)
  const games = Object.fromEntries(kits.map(kit => [kit.facts.id, async () => kit]))
  const code = await main(argv, io, games)
  return { code, ...shown() }
}

/** The terminal itself, and what it has been told so far. */
export function fakeIo(world: World = {}): { readonly io: Io; readonly shown: () => Omit<Shown, 'code'> } {
  const [out, err] = [collector(), collector()]
  const { strokes } = world
  const interactive = world.interactive ?? strokes !== undefined
  const input = strokes ? typedBy(strokes, () => out.text()) : world.input
  const io: Io = {
    stdin: interactive ? typed(input ?? '') : Readable.from(input || []),
    stdout: out.stream,
    stderr: err.stream,
    env: { UNDERCROFT_HOME: join(tmpdir(), 'undercroft-nowhere'), ...world.env },
    isTTY: interactive,
    interactive,
    columns: world.columns ?? 80,
    rows: world.rows ?? 24,
    write: world.write ?? writeWhole,
    publish: world.write ?? publishWhole,
    now: clockAt(world.pace ?? 0),
    onInterrupt: handler => {
      world.onInterrupt?.(handler)
      return () => undefined
    },
    askSlowBot: world.askSlowBot ?? null,
  }
  return { io, shown: () => ({ out: out.text(), err: err.text() }) }
}

function clockAt(pace: number): () => number {
  let time = 0
  return () => (time += pace)
}

/** Types each piece when the screen shows, after the piece before, what it answers. */
async function* typedBy(strokes: readonly Stroke[], shown: () => string): AsyncGenerator<string> {
  let seen = 0
  for (const [after, keys] of strokes) {
    while (!shown().slice(seen).includes(after)) await setImmediate()
    seen = shown().length
    yield keys
  }
}

function typed(input: string | AsyncIterable<string>): Readable {
  return Readable.from(typeof input === 'string' ? [input] : input).pipe(new PassThrough())
}

function collector(): { stream: Writable; text(): string } {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _, next) {
      chunks.push(String(chunk))
      next()
    },
  })
  return { stream, text: () => chunks.join('') }
}
