import type { ChronicleWords } from './en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Wörter der Chronik auf Deutsch. */
export const de: ChronicleWords = {
  title: 'Chronik',
  lead: 'Jede Partie, die auf diesem Gerät zu Ende ging, und was sie erzählt. Übung zählt nicht.',
  save: 'Als Datei sichern',
  open: 'Datei öffnen',
  opened: n =>
    n === 0
      ? 'In dieser Datei war nichts Neues.'
      : `${count(n, 'Partie kam', 'Partien kamen')} in die Chronik.`,
  notJson: name => `„${name}“ ist keine Chronik: Es ist kein JSON.`,
  reading: n => `${count(n, 'ältere Partie wird', 'ältere Partien werden')} noch gelesen …`,
  none: 'Noch nichts zu erzählen',
  noneHelp:
    'Mit der ersten Partie, die du zu Ende spielst, beginnt die Chronik: was du gewonnen und verloren hast, wie deine Würfel fielen, wer wodurch fiel, und Taten, auf die man stolz sein kann.',
  sums: 'Alles in allem',
  matches: 'Partien',
  wins: 'gewonnen',
  streak: 'Siege in Folge',
  longest: 'längste Siegesreihe',
  deedsDone: 'Taten',
  puzzles: {
    title: 'Rätsel',
    answered: 'beantwortet',
    right: 'auf Anhieb richtig',
    streak: 'Tage in Folge',
    longest: 'längste Folge von Tagen',
  },
  rates: 'Wie oft du gewinnst',
  ratesLead:
    'Der Balken zeigt die Siege, der dünne Strich, wie weit allein der Zufall sie getragen haben kann.',
  byGame: 'Nach Spiel',
  traits: { seats: 'Plätze', bots: 'Computer' },
  bots: { none: 'ohne Computer' },
  ofGame: 'Spiel',
  share: (won, played) => `${won} von ${played}`,
  percent: share => `${Math.round(share * 100)}\u00a0%`,
  between: (low, high) => `${Math.round(low * 100)} bis ${Math.round(high * 100)}\u00a0%`,
  table: 'Als Tabelle',
  what: 'Was',
  won: 'Gewonnen',
  lost: 'Verloren',
  played: 'Gespielt',
  rate: 'Anteil',
  interval: 'Vermutlich',
  luck: 'Glück',
  luckOf: (dice, more) =>
    more === 0
      ? `${dice} Würfel, und zusammen zeigten sie genau das Erwartete.`
      : `${dice} Würfel, und zusammen zeigten sie ${Math.abs(more)} ${more > 0 ? 'mehr' : 'weniger'} als erwartet.`,
  luckWide: pips => `Zwei von drei Spielern lägen höchstens ${pips} daneben, nach oben oder unten.`,
  less: 'weniger',
  more: 'mehr',
  best: 'Dein Bestes in jeder Partie',
  bestLead: 'Partien, die du mehr als einmal gespielt hast.',
  deal: seed => `Partie ${seed}`,
  tries: n => count(n, 'Versuch', 'Versuche'),
  watch: 'Ansehen',
  watchOf: (what, date) => `Ansehen: ${what}, ${date}`,
  fallen: 'Gefallene Helden',
  nobody: 'Noch ist niemand gefallen.',
  fellTo: (hero, to) => `${hero} fiel durch ${to}.`,
  aHero: 'Ein Held',
  deeds: 'Taten',
  deedsOf: (done, all) => `${done} von ${all} vollbracht`,
  done: date => `vollbracht am ${date}`,
  undone: 'noch nicht vollbracht',
  all: n => `Alle ${n} zeigen`,
}
