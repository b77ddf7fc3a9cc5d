/** Processes to measure, each on a core of its own where the system lets us say so. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Measured {
  readonly url: string
  /** Where it keeps things, if it does. */
  readonly data: string
  /** Bytes of memory, and microseconds of the processor so far. */
  usage(): Promise<{ readonly memory: number; readonly cpu: number }>
  stop(): Promise<void>
}

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** The generator keeps to the second core, whatever it measures to the first. */
export function keepToSecondCore(): void {
  if (hasTaskset) spawnSync('taskset', ['-acp', '1', `${process.pid}`])
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let served: string | null = null

/** Our server, built as the package carries it: the same sources run slower where they are read as they come. */
export function ourServer(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Measured> {
  if (served === null)
    execFileSync(process.execPath, ['scripts/build-terminal.mjs', 'built/bench', 'bench/server/served.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  served = `${ROOT}/built/bench/served.js`
  return started([served, ...args], env)
}

export function measured(script: string): Promise<Measured> {
  return started(['--import', 'tsx', fileURLToPath(new URL(script, import.meta.url))])
}

async function started(command: readonly string[], added: NodeJS.ProcessEnv = {}): Promise<Measured> {
  const env = { ...process.env, ...added }
  const child = hasTaskset
    ? spawn('taskset', ['-c', '0', process.execPath, ...command], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        env,
      })
    : spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env })
  const [url = '', data = ''] = await addressOf(child)
  return {
    url,
    data,
    usage: () =>
      new Promise(resolve => {
        const hear = (told: { memory: number; cpu: number } | string) => {
          if (typeof told !== 'object') return
          child.off('message', hear)
          resolve(told)
        }
        child.on('message', hear)
        child.send('usage')
      }),
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

function addressOf(child: ChildProcess): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The server ended at once (${code})`)))
    child.stdout?.on('data', (data: Buffer) => {
      const [, url, folder = ''] = /(http:\/\/\S+:\d+) ?(\S*)/.exec(data.toString()) ?? []
      if (url !== undefined) resolve([url, folder])
    })
  })
}
