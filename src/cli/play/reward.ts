import { complainOf } from '../complain.ts'
import { say } from '../io.ts'
import { forgetSheets, notedSheets, readSheet, writeSheet } from '../sheets.ts'
import { viewOf } from './show.ts'
import type { Sitting } from './sitting.ts'

/** The campaign sheets of this match get what it earned them, once: what is taken back and ended again earns no more. */
export function rewardSheets(sitting: Sitting): void {
  const { io, kit, path } = sitting
  const names = notedSheets(path)
  if (names.length === 0 || !kit.campaign) return
  forgetSheets(path)
  for (const name of names) {
    const sheet = readSheet(io, kit.campaign, name)
    if (!sheet.ok) {
      complainOf(io, sheet.refusal)
      continue
    }
    const after = kit.campaign.after(sheet.value, viewOf(sitting, null))
    writeSheet(io, name, after)
    say(io, `\n${kit.campaign.describe(after, 'en')}`)
  }
}
