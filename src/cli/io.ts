/** Everything of the outside world that a command may touch, so that a test can be the world. */
import type { Readable, Writable } from 'node:stream'
import type { AskBot } from '../table/bot.ts'
import { botThread } from './bot-thread.ts'
import { publishWhole, writeWhole } from './disk.ts'

export interface Io {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
  readonly env: Readonly<Record<string, string | undefined>>
  /** The output is a terminal: colours make sense. */
  readonly isTTY: boolean
  /** A person sits at both ends: prompts and line editing make sense. */
  readonly interactive: boolean
  readonly columns: number
  readonly rows: number
  /** Writes a file whole or not at all; a disk that will not have it throws. */
  write(path: string, text: string): void
  /** The same for what is made to be handed on: others may read it. */
  publish(path: string, text: string): void
  /** Milliseconds of a clock that never goes back. */
  now(): number
  /** Calls back when the person wants out (Ctrl-C, a closed terminal); answers how to stop listening. */
  onInterrupt(handler: () => void): () => void
  /** Asks a bot that takes its time, in a thread of its own; null where there are none. */
  readonly askSlowBot: AskBot | null
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  return {
    stdin,
    stdout,
    stderr,
    env,
    isTTY: stdout.isTTY,
    interactive: stdin.isTTY && stdout.isTTY,
    get columns() {
      return stdout.columns || 80
    },
    get rows() {
      return stdout.rows || 24
    },
    write: writeWhole,
    publish: publishWhole,
    now: () => performance.now(),
    onInterrupt(handler) {
      for (const signal of SIGNALS) process.on(signal, handler)
      return () => {
        for (const signal of SIGNALS) process.off(signal, handler)
      }
    },
    askSlowBot: botThread(),
  }
}

export function say(io: Io, text = ''): void {
  io.stdout.write(`${text}\n`)
}
