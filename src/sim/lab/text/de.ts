/** What the laboratory refuses, in German. */
import type { LabText } from './en.ts'

export const de: LabText = {
  noPart: (where, name, known) => `${whereOf(where)} hat kein „${name}“, sondern: ${known.join(', ')}.`,
  nearPart: (where, name, near) =>
    `${whereOf(where)} hat kein „${name}“; am nächsten ${near.length === 1 ? 'ist' : 'sind'}: ${near.join(', ')}.`,
  nothingUnder: (where, name) => `${whereOf(where)} hat nichts mehr unter sich, also auch kein „${name}“.`,
  noValues: sweep => `Der Vergleich „${sweep}“ hat keine Werte.`,
  oneValue: sweep => `Verglichen werden mindestens zwei Werte; „${sweep}“ hat einen.`,
  noRange: sweep =>
    `„${sweep}“ ist keine Spanne: Sie reicht von einer ganzen Zahl zu einer anderen, etwa 4..8.`,
  sameValue: (sweep, value) => `Verglichen werden verschiedene Werte; „${sweep}“ hat ${value} zweimal.`,
  manyValues: (sweep, most) => `Verglichen werden höchstens ${most} Werte; „${sweep}“ hat mehr.`,
  samePack: (name, other) => `In „${name}“ und „${other}“ steht dasselbe; da gibt es nichts zu vergleichen.`,
  playedTwice: games =>
    games === 1 ? 'Eine ihrer Partien kommt zweimal vor.' : `${games} ihrer Partien kommen zweimal vor.`,
  otherArms: (found, wanted) => `Sie hat Zahlen zu ${found} Einstellungen, verglichen werden aber ${wanted}.`,
  notCounted: (arm, games) =>
    `Ihre Zahlen${arm === '' ? '' : ` zu ${arm}`} sind nicht die der ${games} Partien, die gespielt sein sollen.`,
}

function whereOf(path: string): string {
  return path === '' ? 'Der Inhalt' : `„${path}“`
}
