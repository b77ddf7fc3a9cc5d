/** Chances in per cent, as they stand in tables and sentences. */
import { words } from '../text/index.ts'

export function percentIn(share: number): string {
  return words.value.percent(String(Math.round(share * 100)))
}

/** With its sign. */
export function changeIn(share: number): string {
  const percent = Math.round(share * 100)
  return words.value.percent(percent > 0 ? `+${percent}` : String(percent).replace('-', '\u2212'))
}
