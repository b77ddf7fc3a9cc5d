/** `undercroft admin`: what a server has kept, for whoever runs it. The server may go on meanwhile. */
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { messageOf } from '../../engine/error-message.ts'
import { hashOf } from '../../server/secrets.ts'
import { openStore, placeIn } from '../../server/store/open.ts'
import type { ServerStore } from '../../server/store/store.ts'
import { archive, exportOne, importOne, list } from '../admin/matches.ts'
import { verifyAll } from '../admin/verify.ts'
import { complain } from '../complain.ts'
import { countingNumber } from '../flags.ts'
import { serverFolder } from '../home.ts'
import { say } from '../io.ts'
import type { Shell } from '../shell.ts'

export function addAdmin(program: Command, shell: Shell): void {
  const command = program
    .command('admin')
    .description('Look after what a server has kept')
    .option(
      '--data <folder>',
      'where it is kept; otherwise the Postgres of DATABASE_URL, or the folder of serve',
    )
  const run = (work: (store: ServerStore) => Promise<number>) => within(shell, command.opts<Place>(), work)
  command
    .command('list')
    .description('Name the matches')
    .action(() => run(store => list(shell, store)))
  command
    .command('export')
    .description('Write a match to a file')
    .argument('<id>')
    .argument('<file>')
    .action((id: string, file: string) => run(store => exportOne(shell, store, id, file)))
  command
    .command('import')
    .description('Take in a match that is over')
    .argument('<file>')
    .action((file: string) => run(store => importOne(shell, store, file)))
  command
    .command('archive')
    .description('Write matches that ended longer ago to files, and remove them')
    .argument('<days>', 'how long ago', countingNumber)
    .argument('<folder>')
    .action((days: number, folder: string) => run(store => archive(shell, store, days, folder)))
  command
    .command('verify')
    .description('Check every step, state and roll of all matches')
    .action(() => run(store => verifyAll(shell, store)))
  command
    .command('erase-device')
    .description('Forget a device; logs stay, for those it played with')
    .argument('<key>')
    .action((key: string) => run(store => erase(shell, store, key)))
}

interface Place {
  readonly data?: string
}

async function within(
  shell: Shell,
  { data }: Place,
  work: (store: ServerStore) => Promise<number>,
): Promise<void> {
  const { io } = shell
  const url = data === undefined ? io.env['DATABASE_URL'] : undefined
  const folder = data ?? serverFolder(io.env)
  if (!url && !existsSync(placeIn(folder)))
    return shell.finish(complain(io, `No server has kept anything in "${folder}".`))
  try {
    const store = await openStore(url || folder)
    try {
      shell.finish(await work(store))
    } finally {
      await store.close()
    }
  } catch (error) {
    shell.finish(complain(io, messageOf(error)))
  }
}

async function erase({ io }: Shell, store: ServerStore, key: string): Promise<number> {
  await store.devices.erase(hashOf(key))
  say(io, 'Nothing is kept of this device any more.')
  return 0
}
