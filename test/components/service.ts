import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Command {
  readonly file: string
  readonly args: readonly string[]
  /** What the program writes once it answers. */
  readonly ready: RegExp
  readonly stopSignal: NodeJS.Signals
  readonly cwd: string
  readonly user?: User
}

/** Who runs the program, where it refuses to run as root. */
export interface User {
  readonly uid: number
  readonly gid: number
}

/** Much more than a busy machine needs. */
const PATIENCE_MS = 300_000

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}

/** Starts a program, waits until it says it is ready, and returns how to stop it. */
export async function startService(command: Command): Promise<() => Promise<void>> {
  const child = spawn(command.file, command.args, {
    cwd: command.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...command.user,
  })
  // A crashing test run must not leave servers behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    await saysReady(child, command)
  } catch (error) {
    kill()
    throw error
  }
  return async () => {
    process.off('exit', kill)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(command.stopSignal)
    await once(child, 'exit')
  }
}

function saysReady(child: ChildProcess, { file, ready }: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`${file} ${why}.\n${output}`))
    const timer = setTimeout(() => fail('was not ready in time'), PATIENCE_MS)
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (!ready.test(output)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', error => fail(`did not start: ${error.message}`))
    child.once('exit', code => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}
