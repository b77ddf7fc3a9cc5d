import type { RulesWords } from './en.ts'

/** Wörter der Regelseite auf Deutsch. */
export const de: RulesWords = {
  rules: 'Regeln',
  choose: 'Welche Regeln?',
  find: 'Regel nach Wort oder Nummer suchen',
  clear: 'Suche leeren',
  found: n => (n === 0 ? 'Davon sagt keine Regel etwas.' : n === 1 ? 'Eine Regel' : `${n} Regeln`),
  contents: 'Inhalt',
  ownWords:
    'Die Regeln, wie an diesem Tisch gespielt wird, in eigenen Worten. Jede Regel hat eine Nummer; wenn du im Spiel „Warum?“ fragst, kommst du hierher.',
  ruling: 'unsere Entscheidung',
  rulingHelp: 'So ist markiert, was dieses Projekt entschieden hat, wo die gedruckten Regeln schweigen.',
  linkTo: id => `Link zu Regel ${id}`,
  sources: 'Das Spiel',
  source: (title, by, year) => `${title}, von ${by}, ${year}.`,
  reconstructed: 'Was von uns ist',
  nothing: 'Nichts: Alles ist wie gedruckt.',
  learn: 'Schritt für Schritt lernen',
  play: 'Spielen',
}
