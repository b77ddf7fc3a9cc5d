/** Processes that write to a store at once, or end while they do, and what must be there afterwards. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { openStore } from '../../src/server/store/open.ts'

const SCRIPT = fileURLToPath(new URL('hammer.ts', import.meta.url))

export interface Hammer {
  readonly name: string
  /** What it was told is kept: a match and the number of an entry of its own. */
  kept(): readonly string[]
  errors(): string
  kill(): void
  /** Its exit code; null when it was killed. */
  ended(): Promise<number | null>
}

interface Blows {
  readonly matches: number
  readonly entries: number
  /** Run before it in the same process, such as a limit. */
  readonly shell?: string
}

export function startHammer(
  place: string,
  name: string,
  { matches, entries, shell = 'true' }: Blows,
): Hammer {
  const args = [process.execPath, '--import', 'tsx', SCRIPT, place, name, `${matches}`, `${entries}`]
  const child = spawn('sh', ['-c', `${shell} && exec "$@"`, 'sh', ...args])
  const closed = once(child, 'close')
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return {
    name,
    kept: () => output.split('\n').slice(0, -1),
    errors: () => errors,
    kill: () => void child.kill('SIGKILL'),
    ended: async () => {
      await closed
      return child.exitCode
    },
  }
}

/** No gap and no fork: every log has the blows of each process in their order, and all that it was told are kept. */
export async function expectWhole(place: string, hammers: readonly Hammer[]): Promise<void> {
  const store = await openStore(place)
  for (const { id } of await store.matches.list()) {
    const read = await store.matches.read(id)
    const blows = (read?.entries ?? []).map(entry => ('action' in entry ? entry.action.kind : ''))
    expect(read?.record.revision).toBe(blows.length + 1)
    for (const hammer of hammers) {
      const { name } = hammer
      const told = hammer.kept().filter(line => line.startsWith(`${id} `)).length
      const own = blows.filter(kind => kind.startsWith(`${name} `))
      expect(own).toEqual(own.map((_, index) => `${name} ${index}`))
      // The last may have been kept and the word of it lost.
      expect([told, told + 1]).toContain(own.length)
    }
  }
  await store.close()
}
