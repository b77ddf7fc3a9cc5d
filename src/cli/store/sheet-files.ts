/** Campaign sheets as files, each under the name of its hero. A damaged one is never written over. */
import { rmSync } from 'node:fs'
import { type SheetStore, type Stored, type StoredSheet, UNWRITTEN } from '../../table/store.ts'
import { faultOf } from '../complain.ts'
import { readJson } from '../files.ts'
import { sheetNames, sheetPath, writeSheet } from '../sheets.ts'
import type { Shell } from '../shell.ts'
import { DiskFault } from './disk-fault.ts'
import { textAt } from './paths.ts'

interface Seen {
  readonly text: string
  readonly revision: number
}

export function sheetFiles({ io, kits }: Pick<Shell, 'io' | 'kits'>): SheetStore {
  const seen = new Map<string, Seen>()
  // One game has a campaign, so a file need not say whose it is.
  const game = kits.find(kit => kit.campaign !== undefined)?.facts.id ?? ''

  const revisionOf = (id: string): number => {
    const text = textAt(sheetPath(io, id))
    const known = seen.get(id)
    if (text === null) return known?.revision ?? UNWRITTEN
    if (text === known?.text) return known.revision
    const revision = (known?.revision ?? UNWRITTEN) + 1
    seen.set(id, { text, revision })
    return revision
  }
  const read = (id: string): Stored<StoredSheet> | null => {
    const sheet = readJson(sheetPath(io, id), 'sheet')
    return sheet.ok ? { id, game, data: sheet.value, revision: revisionOf(id) } : null
  }
  return {
    list: async () => sheetNames(io).flatMap(id => read(id) ?? []),
    read: async id => read(id),
    write: async (expected, { id, data }) => {
      if (revisionOf(id) !== expected) return 'behind'
      try {
        writeSheet(io, id, data)
      } catch (error) {
        throw notWritten(id, error)
      }
      seen.set(id, { text: textAt(sheetPath(io, id)) ?? '', revision: expected + 1 })
      return 'kept'
    },
    remove: async id => {
      rmSync(sheetPath(io, id), { force: true })
      seen.delete(id)
    },
  }
}

function notWritten(name: string, error: unknown): DiskFault {
  const fault = faultOf(error)
  return new DiskFault(
    `The sheet "${name}" could not be written: ${fault}. The match is kept, and its marks are still due.`,
  )
}
