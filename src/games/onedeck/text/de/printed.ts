/** Was auf Karten gedruckt ist, auf Deutsch: gedruckter Text zu deutschem. Frei von Regeln, auch für die Seite. */
import { EFFECTS } from './effects.ts'
import { NAMES } from './names.ts'

export const printed: Readonly<Record<string, string>> = { ...NAMES, ...EFFECTS }

const known = new Map(Object.entries(printed))

/** Was hier fehlt, bleibt wie gedruckt. */
export function inGerman(text: string): string {
  return known.get(text) ?? text
}
