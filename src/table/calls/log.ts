/** The log of a match as a file, and matches that begin from one. */
import { kitOf, type MatchFile, openFile, toFile } from '../../engine/file.ts'
import type { Entry, Match } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { Opened } from '../../engine/resume.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { verify } from '../../engine/verify.ts'
import { forked } from '../fork.ts'
import { allKits, type House, type Room } from '../house.ts'
import { readMatch } from '../room.ts'
import { createMatch, openUnsaved, withRoom } from '../rooms.ts'
import { fresh, provenPack } from './begin.ts'
import { type Handlers, hasEnded, withEnded } from './handlers.ts'

export const LOG_CALLS: Handlers<'fork' | 'save' | 'load' | 'peek' | 'verify'> = {
  /** The same steps in a practice match of their own, with new dice from there on. */
  fork: (house, _session, { match, at }) =>
    withRoom(house, match, async ({ table }) => {
      const on = forked(table.kit, table.match, at, house.world.newSeed())
      return on.ok ? done({ match: await createMatch(house, table.kit, fresh(on.value)) }) : on
    }),
  save: (house, session, { match }) =>
    withEnded(house, session, match, async room => done(await savedFrom(house, room))),
  load: async (house, _session, { file }) => {
    const read = await readFile(house, file)
    if (!read.ok) return read
    const { kit, opened, entries } = read.value
    return done({ match: await createMatch(house, kit, opened, entries) })
  },
  peek: async (house, _session, { file, ...about }) => {
    const read = await readFile(house, file)
    return read.ok ? done({ match: openUnsaved(house, read.value.kit, read.value.opened, about) }) : read
  },
  verify: (house, session, { match }) =>
    withEnded(house, session, match, room => verify(room.table.kit, fileOf(house, room))),
}

interface Read {
  readonly kit: AnyKit
  readonly opened: Opened
  readonly entries: readonly Entry[]
}

async function readFile(house: House, file: unknown): Promise<Result<Read>> {
  const kit = kitOf(file, await allKits(house))
  if (!kit.ok) return kit
  const proved = await provenPack(house, kit.value, packIn(file))
  if (!proved.ok) return proved
  const read = openFile(kit.value, file)
  return read.ok ? done({ kit: kit.value, ...read.value }) : read
}

function packIn(file: unknown): unknown {
  return Object(Object(file)['header'])['pack']
}

/** With its secret, once it has ended and nobody else plays with the same dice. */
function shownMatch({ world }: House, room: Room): Match {
  const { match, sealed } = room.table
  const isShown = hasEnded(room) && (room.record.sealed?.until ?? 0) <= world.date()
  return sealed && isShown ? { ...match, secret: sealed.secret } : match
}

function fileOf(house: House, room: Room): MatchFile {
  const { closed } = room.record
  return { ...toFile(shownMatch(house, room)), ...(closed ? { closed } : {}) }
}

/** Of a match that stopped, what no longer holds is saved as well. */
export async function savedFrom(house: House, room: Room): Promise<MatchFile> {
  const { table, unsaved } = room
  const file = fileOf(house, room)
  if (!table.stopped || unsaved) return file
  const read = await readMatch(house, table.id)
  return { ...file, steps: read.ok ? read.value.entries : file.steps }
}
