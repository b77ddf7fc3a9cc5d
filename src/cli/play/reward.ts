import type { Campaign } from '../../engine/types.ts'
import { complainOf, faultOf } from '../complain.ts'
import { say } from '../io.ts'
import { forgetSheets, notedSheets, noteSheets, readSheet, writeSheet } from '../sheets.ts'
import { NotKept } from './keep.ts'
import { viewOf } from './show.ts'
import type { Sitting } from './sitting.ts'

/** The campaign sheets of this match get what it earned them, once: what is taken back and ended again earns no more. */
export function rewardSheets(sitting: Sitting): void {
  const { io, kit, path } = sitting
  const names = notedSheets(path)
  if (!kit.campaign) return
  for (const [index, name] of names.entries()) {
    const said = rewarded(sitting, kit.campaign, name, names.slice(index + 1))
    if (said !== null) say(io, said)
  }
}

/** Writes one sheet and then that it is done; what is not written stays due, and is shown to nobody (S29). */
function rewarded(
  sitting: Sitting,
  campaign: Campaign<unknown>,
  name: string,
  rest: readonly string[],
): string | null {
  const { io, path } = sitting
  const sheet = readSheet(io, campaign, name)
  if (!sheet.ok) complainOf(io, sheet.refusal)
  const after = sheet.ok ? campaign.after(sheet.value, viewOf(sitting, null)) : null
  try {
    if (after !== null) writeSheet(io, name, after)
    if (rest.length === 0) forgetSheets(path)
    else noteSheets(io, path, rest)
  } catch (error) {
    throw new NotKept(
      `The sheet "${name}" could not be written: ${faultOf(error)}. The match is kept, and its marks are still due.`,
    )
  }
  return after === null ? null : `\n${campaign.describe(after, 'en')}`
}
