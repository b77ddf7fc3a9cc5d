/** A match of a server that has ended: what its people can tell is kept here, and their sheets get what they earned. */
import { kitOf, type MatchFile, openFile } from '../../engine/file.ts'
import { done } from '../../engine/result.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { chronicleEntry } from '../enter-chronicle.ts'
import { allKits, type House, tellLists } from '../house.ts'
import type { MatchId } from '../protocol.ts'
import { rewardSheets } from '../sheets.ts'
import { type Table, tableWith } from '../table.ts'

export interface Concluded {
  readonly match: MatchId
  readonly file: MatchFile
  /** The seats of this device, and the sheets that sat there. */
  readonly seats: readonly Seat[]
  readonly sheets: readonly string[]
}

export async function conclude(house: House, concluded: Concluded): Promise<Result<null>> {
  const { seats, sheets } = concluded
  const table = await tableIn(house, concluded)
  if (!table.ok) return table
  const { chronicle } = house.world.store
  const entries = seats.flatMap(seat => chronicleEntry(table.value, seat, house.world.date()) ?? [])
  if (entries.length > 0) await chronicle.write(entries)
  await rewardSheets(house, table.value, sheets)
  tellLists(house)
  return done(null)
}

/** Played again from its file: what a server says of it is not believed. */
async function tableIn(house: House, { match, file }: Concluded): Promise<Result<Table>> {
  const kit = kitOf(file, await allKits(house))
  if (!kit.ok) return kit
  const read = openFile(kit.value, file)
  return read.ok ? done(tableWith(match, kit.value, read.value.opened)) : read
}
