/** What the laboratory refuses, in German. */
import type { LabText } from './en.ts'

export const de: LabText = {
  noPart: (where, name, known) => `${whereOf(where)} hat kein „${name}“, sondern: ${known.join(', ')}.`,
  nothingUnder: (where, name) => `${whereOf(where)} hat nichts mehr unter sich, also auch kein „${name}“.`,
}

function whereOf(path: string): string {
  return path === '' ? 'Der Inhalt' : `„${path}“`
}
