/** Nodes that are started, killed and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../components/service.ts'

const SCRIPT = fileURLToPath(new URL('node.ts', import.meta.url))

export interface Node {
  readonly url: string
  /** As if the power fell, and up again. */
  kill(): Promise<void>
  start(shell?: string): Promise<void>
  stop(): Promise<void>
  errors(): string
}

interface Place {
  /** A folder, or the address of a Postgres. */
  readonly data: string
  readonly nats?: string
}

/** A node that is not started yet. `shell` is run before it in the same process, such as a limit. */
export async function aNode({ data, nats }: Place): Promise<Node> {
  const port = await freePort()
  const args = ['--import', 'tsx', SCRIPT, data, `${port}`, ...(nats === undefined ? [] : [nats])]
  let child: ChildProcess | null = null
  let errors = ''
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url: `http://127.0.0.1:${port}`,
    start: async (shell = 'true') => {
      child = spawn('sh', ['-c', `${shell} && exec "$@"`, 'sh', process.execPath, ...args])
      child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
      await isReady(child, () => errors)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    errors: () => errors,
  }
}

function isReady(child: ChildProcess, errors: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => void (chunk.includes('ready at') && resolve()))
    child.once('exit', code => reject(new Error(`A node ended with ${code}: ${errors()}`)))
  })
}
