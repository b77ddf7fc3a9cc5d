/** What is known to be wrong and waits to be mended. It only shrinks: whoever mends something strikes it off. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** By game and screen, the names of moments. */
export type Gaps = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const FILE = fileURLToPath(new URL('./gaps.json', import.meta.url))

export const GAPS: Gaps = JSON.parse(readFileSync(FILE, 'utf8'))

/** The faults that count: a gap that is known says nothing, and one that is closed says so. */
export function despite(isKnown: boolean, faults: readonly string[]): readonly string[] {
  if (!isKnown) return faults
  return faults.length > 0 ? [] : ['nothing is wrong any more: strike it off test/web/eyes/gaps.json']
}

export function isKnown(gaps: Gaps, game: string, screen: string, moment: string): boolean {
  return gaps[game]?.[screen]?.includes(moment) ?? false
}
