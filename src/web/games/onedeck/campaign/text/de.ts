import type { en } from './en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const SHAPES: Readonly<Record<string, string>> = { Kreis: 'Kreisen', Quadrat: 'Quadraten', Stern: 'Sternen' }

/** Die Wörter der Kampagne auf Deutsch. */
export const de: typeof en = {
  title: 'Kampagne',
  noSheet: 'Keine',
  lead: 'Ein Held von One Deck Dungeon, der von Partie zu Partie dazulernt. Die Bögen liegen auf diesem Gerät.',
  none: 'Noch kein Bogen. Beginne unten einen oder öffne eine Datei.',
  begin: 'Bogen beginnen',
  heroName: 'Name deines Helden',
  heroKind: 'Held',
  nameless: 'Gib deinem Helden erst einen Namen.',
  create: 'Beginnen',
  open: 'Datei öffnen',
  damaged: (file, reason) =>
    `„${file}“ ist beschädigt oder kein Kampagnenbogen; nichts wurde geändert. ${reason}`,
  notJson: 'Die Datei ist kein JSON.',
  opened: name => `${name} ist dabei.`,
  gone: 'Dieser Bogen ist nicht mehr auf diesem Gerät.',
  record: (games, wins) => `${count(games, 'Partie', 'Partien')}, ${wins} gewonnen`,
  play: 'Mit diesem Helden spielen',
  save: 'Als Datei sichern',
  remove: 'Zerreißen',
  removeAsk: 'Wirklich? Der Bogen ist dann weg.',
  removeSub: 'lässt sich nicht zurücknehmen',
  marksLeft: 'Offene Kreuze',
  noMarks: 'Keine. Jeder Abstieg, jede Stufe und der Boss bringen in einer Partie welche.',
  marks: {
    easy: n => `${n} aus leichten Verliesen: nur Kreise`,
    medium: n => `${n} aus mittleren: Kreise oder Quadrate`,
    hard: n => `${n} aus schweren: alle`,
  },
  how: {
    title: 'Wie Helden wachsen',
    earn: 'Jeder Abstieg und jede Stufe einer Partie bringen ein Kreuz, der Boss drei weitere, gewonnen oder verloren.',
    mark: 'Kreuze werden bei Talenten gemacht. Schwerere Verliese füllen mehr:',
    learn: 'Ein Talent, dessen Plätze alle gefüllt sind, wirkt in jeder späteren Partie.',
  },
  key: {
    circle: 'ein Kreuz aus irgendeinem Verlies',
    square: 'aus einem mittleren oder schweren',
    star: 'nur aus einem schweren',
  },
  takeBack: talent => `Das Kreuz bei ${talent} zurücknehmen`,
  groups: { basic: 'Grundlagen', prepared: 'Vorbereitet', guile: 'Arglist', cunning: 'Schläue' },
  groupHelp: { basic: 'für jeden Helden', focus: 'ein Schwerpunkt je Held; das erste Kreuz entscheidet' },
  chosen: 'dein Schwerpunkt',
  closed: 'ein anderer Schwerpunkt ist gewählt',
  learned: 'Gelernt',
  mark: talent => `Ein Kreuz bei ${talent} machen`,
  shapes: ['Kreis', 'Quadrat', 'Stern'],
  places: (made, of, shape) => `${made} von ${of} ${of === 1 ? shape : (SHAPES[shape] ?? shape)}`,
  basics: 'Grundfertigkeit',
  basicsHelp: '„Erprobt“ bringt eine davon in jede Partie mit.',
  basicsLater: 'Zählt erst, wenn „Erprobt“ gelernt ist.',
  own: 'Was Talente und die zwei Grundfertigkeiten tun, ist von diesem Projekt: Keine Quelle sagt es.',
}
