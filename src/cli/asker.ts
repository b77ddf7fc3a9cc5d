/** Reads what a person, or a pipe, answers. */
import { createInterface } from 'node:readline'
import type { Io } from './io.ts'
import { oneKeyOf } from './one-key.ts'

/** What spares a person typing; a pipe needs none of it. */
export interface Aids {
  /** The highest digit that is an answer without Enter; 0 for none. */
  readonly keys: number
  /** What Tab completes. */
  readonly words: readonly string[]
}

const NO_AIDS: Aids = { keys: 0, words: [] }

export interface Asker {
  /** The next line; null when there will be none. */
  ask(prompt: string, aids?: Aids): Promise<string | null>
  /** The same until something happens: undefined then, and what is typed later answers the next question. A pipe only waits. */
  askUntil(happened: Promise<void>, prompt: string, aids?: Aids): Promise<string | null | undefined>
  /** Says something that nobody asked for, above what is just being typed. */
  tell(text: string): void
  /** From now on until it is taken back, whoever wants out wants out of this alone, and is heard once. */
  stoppable(stop: () => void): () => void
  /** The person wants out, whatever is going on. */
  readonly interrupted: boolean
  close(): void
}

export function askerOf(io: Io): Asker {
  const lines: string[] = []
  let waiting: ((line: string | null | undefined) => void) | null = null
  let ended = false
  let interrupted = false
  let words = NO_AIDS.words
  const reader = createInterface({
    input: io.stdin,
    ...(io.interactive ? { output: io.stdout } : {}),
    terminal: io.interactive,
    crlfDelay: Number.POSITIVE_INFINITY,
    completer: (line: string) => [beginningLike(line, words), line],
  })
  const oneKey = oneKeyOf(io, reader)
  const give = (line: string | null) => {
    const answer = waiting
    waiting = null
    if (answer) answer(line)
    else if (line !== null) lines.push(line)
  }
  let stopped: (() => void) | null = null
  const interrupt = () => {
    const stop = stopped
    stopped = null
    if (stop) return stop()
    interrupted = true
    reader.close()
  }
  reader.on('line', line => {
    if (!oneKey.isHabit(line)) give(line)
    else if (waiting) reader.prompt()
  })
  reader.on('SIGINT', interrupt)
  reader.on('close', () => {
    ended = true
    give(null)
  })
  const stopListening = io.onInterrupt(interrupt)

  const next = async (prompt: string, aids: Aids, happened?: Promise<void>) => {
    const ready = lines.shift()
    if (ready !== undefined && !interrupted) return ready
    if (ended) return null
    return new Promise<string | null | undefined>(resolve => {
      waiting = resolve
      void happened?.then(() => {
        if (waiting === resolve) waiting = null
        return resolve(undefined)
      })
      if (!io.interactive) return
      words = aids.words
      reader.setPrompt(prompt)
      oneKey.allow(aids.keys)
      reader.prompt()
    })
  }
  return {
    async ask(prompt, aids = NO_AIDS) {
      const line = (await next(prompt, aids)) ?? null
      // What a pipe answers is not on the screen yet; a transcript without it cannot be followed.
      if (!io.interactive && line !== null) io.stdout.write(`${prompt}${line}\n`)
      if (io.interactive && line === null) io.stdout.write('\n')
      return line
    },
    askUntil: (happened, prompt, aids = NO_AIDS) =>
      io.interactive ? next(prompt, aids, happened) : happened.then(() => undefined),
    tell(text) {
      const isTyping = io.interactive && waiting !== null
      io.stdout.write(`${isTyping ? '\r\u001B[K' : ''}${text}\n`)
      if (isTyping) reader.prompt(true)
    },
    stoppable(stop) {
      stopped = stop
      return () => {
        stopped = null
      }
    },
    get interrupted() {
      return interrupted
    },
    close() {
      stopListening()
      reader.close()
    },
  }
}

function beginningLike(line: string, words: readonly string[]): string[] {
  return words.filter(word => word.toLowerCase().startsWith(line.toLowerCase()))
}
