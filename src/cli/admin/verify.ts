/** Whether all that a server has kept is as it was played. */
import { messageOf } from '../../engine/error-message.ts'
import { kitOf, openFile } from '../../engine/file.ts'
import { resultOf } from '../../engine/seats.ts'
import type { AnyKit } from '../../engine/types.ts'
import { verify } from '../../engine/verify.ts'
import { fileOf } from '../../server/archive.ts'
import type { ServerStore } from '../../server/store/store.ts'
import type { MatchId } from '../../table/protocol.ts'
import type { ReadMatch } from '../../table/store.ts'
import { complain, sentenceOf } from '../complain.ts'
import { say } from '../io.ts'
import type { Shell } from '../shell.ts'

export async function verifyAll({ io, kits }: Shell, store: ServerStore): Promise<number> {
  const records = await store.matches.list()
  let faults = 0
  for (const { id } of records) {
    const fault = await faultOf(store, kits, id)
    if (fault === null) continue
    complain(io, `${id}: ${fault}`)
    faults += 1
  }
  if (faults > 0) return complain(io, `${faults} of ${records.length} matches are not as they were played.`)
  say(io, `ok: ${records.length} matches are as they were played.`)
  return 0
}

async function faultOf(
  { matches }: ServerStore,
  kits: readonly AnyKit[],
  id: MatchId,
): Promise<string | null> {
  try {
    const read = await matches.read(id)
    return read && faultIn(kits, read)
  } catch (error) {
    return messageOf(error)
  }
}

/** Of one that has ended, every roll too, and that its history is the one whose links were told. */
function faultIn(kits: readonly AnyKit[], read: ReadMatch): string | null {
  const file = fileOf(read)
  const kit = kitOf(file, kits)
  if (!kit.ok) return sentenceOf(kit.refusal)
  const opened = openFile(kit.value, file)
  if (!opened.ok) return sentenceOf(opened.refusal)
  const { sealed } = read.record
  if (opened.value.opened.stopped || !sealed || resultOf(opened.value.opened.match) === null) return null
  const found = verify(kit.value, file, [{ version: read.entries.length, link: sealed.link }])
  return found.ok ? null : sentenceOf(found.refusal)
}
