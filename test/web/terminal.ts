/** A terminal in a process of its own that sits at the table of somebody's browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../bin/undercroft.js', import.meta.url))

export interface Terminal {
  /** All that it has said. */
  said(): string
  /** Once it has asked a question and listed its answers: those who wait for a match to begin are listed without one. */
  asked(): Promise<void>
  type(line: string): void
  /** Its exit code. */
  ended(): Promise<unknown>
  close(): void
}

export function joinBy(link: string, name: string): Terminal {
  const home = mkdtempSync(join(tmpdir(), 'undercroft-join-'))
  const env = { ...process.env, UNDERCROFT_HOME: home, NO_COLOR: '1' }
  const child = spawn(process.execPath, [PROGRAM, 'join', link, '--name', name], { env })
  const closed = once(child, 'close')
  let resolve = () => {}
  const promise = new Promise<void>(done => void (resolve = done))
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('?\n 1. ')) resolve()
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  return {
    said: () => said,
    asked: () => promise,
    type: line => void child.stdin.write(`${line}\n`),
    ended: async () => (await closed)[0],
    close: () => {
      child.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
