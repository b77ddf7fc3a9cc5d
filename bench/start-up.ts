/** How long the terminal takes to say its version, and until each game asks its first question. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from './subjects.ts'

/** Milliseconds; the slowest game counts. */
interface StartUp {
  readonly version: number
  readonly question: number
}

export interface StartUps {
  readonly sources: StartUp
  readonly built: StartUp
  /** A process that does nothing. */
  readonly node: number
}

const ROUNDS = 5
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const program = at('bin/undercroft.js')

export async function startUps(): Promise<StartUps> {
  rmSync(at('built'), { recursive: true, force: true })
  const sources = await startUp()
  execFileSync(process.execPath, [at('scripts/build-terminal.mjs')], { stdio: 'inherit' })
  return { sources, built: await startUp(), node: await best(() => until(['-e', 'console.log()'], '\n')) }
}

async function startUp(): Promise<StartUp> {
  const questions: number[] = []
  for (const game of GAMES)
    questions.push(await best(() => until([program, 'play', game, '--seed', '1'], '\n 1. ')))
  return { version: await best(() => until([program, '--version'], '\n')), question: Math.max(...questions) }
}

async function best(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await measure())
  return Math.min(...times)
}

/** Milliseconds until the process has said this. */
function until(args: readonly string[], text: string): Promise<number> {
  const home = mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
  const started = performance.now()
  const child = spawn(process.execPath, args, { env: { ...process.env, UNDERCROFT_HOME: home } })
  return new Promise((resolve, reject) => {
    let said = ''
    let time: number | null = null
    child.stdout.on('data', chunk => {
      said += String(chunk)
      if (time !== null || !said.includes(text)) return
      time = performance.now() - started
      child.kill('SIGKILL')
    })
    child.once('close', () => {
      rmSync(home, { recursive: true, force: true })
      if (time === null) reject(new Error(`${args.join(' ')} never said ${JSON.stringify(text)}`))
      else resolve(time)
    })
  })
}
