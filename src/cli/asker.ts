/** Reads what a person, or a pipe, answers. */
import { createInterface } from 'node:readline'
import type { Io } from './io.ts'

export interface Asker {
  /** The next line; null when there will be none. */
  ask(prompt: string): Promise<string | null>
  /** The person wants out, whatever is going on. */
  readonly interrupted: boolean
  close(): void
}

export function askerOf(io: Io): Asker {
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let ended = false
  let interrupted = false
  const reader = createInterface({
    input: io.stdin,
    ...(io.interactive ? { output: io.stdout } : {}),
    terminal: io.interactive,
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  const give = (line: string | null) => {
    const answer = waiting
    waiting = null
    if (answer) answer(line)
    else if (line !== null) lines.push(line)
  }
  const interrupt = () => {
    interrupted = true
    reader.close()
  }
  reader.on('line', give)
  reader.on('SIGINT', interrupt)
  reader.on('close', () => {
    ended = true
    give(null)
  })
  const stopListening = io.onInterrupt(interrupt)

  const next = (prompt: string): Promise<string | null> | string | null => {
    const ready = lines.shift()
    if (ready !== undefined && !interrupted) return ready
    if (ended) return null
    return new Promise(resolve => {
      waiting = resolve
      if (!io.interactive) return
      reader.setPrompt(prompt)
      reader.prompt()
    })
  }
  return {
    async ask(prompt) {
      const line = await next(prompt)
      // What a pipe answers is not on the screen yet; a transcript without it cannot be followed.
      if (!io.interactive && line !== null) io.stdout.write(`${prompt}${line}\n`)
      if (io.interactive && line === null) io.stdout.write('\n')
      return line
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
