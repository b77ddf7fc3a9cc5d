/** Was von Rettungen erzählt wird, auf Deutsch: Zahlen, Abstände und Taten. */
import type { TaleWords } from '../../../../engine/tale.ts'
import { options } from './options.ts'

const FALLS: Readonly<Record<string, string>> = {
  helmet: 'ein Monster mit Helm',
  monster: 'ein Monster',
}

const some = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)

export const tales: TaleWords = {
  traits: {
    hearts: { label: options['hearts']?.label ?? '', choices: {} },
    turnLimit: { label: options['turnLimit']?.label ?? '', choices: { none: 'keine' } },
  },
  numbers: {
    slain: 'besiegte Monster',
    gold: 'Gold im Beutel',
    tiles: 'gelegte Plättchen',
    wounds: 'verlorene Herzen',
    moves: 'Züge',
  },
  margins: {
    heartsLeft: hearts => `Daheim mit ${some(hearts, 'einem Herzen', 'Herzen')}.`,
    roomsHome: rooms => `Sie war bei dir, ${some(rooms, 'einen Raum', 'Räume')} vom Treppenhaus entfernt.`,
    tilesLeft: tiles =>
      `Über ihrem Raum ${tiles === 1 ? 'lag' : 'lagen'} noch ${some(tiles, 'ein Plättchen', 'Plättchen')}.`,
    locksLeft: locks =>
      locks === 0
        ? 'Zwischen dir und ihr stand nichts mehr.'
        : `Noch ${some(locks, 'ein verschlossener Raum', 'verschlossene Räume')} zu räumen.`,
  },
  deeds: {
    surveyor: { name: 'Landvermesser', text: 'Lege in einer Partie sechs Plättchen.' },
    locksmith: { name: 'Schlosser', text: 'Öffne einen verschlossenen Raum.' },
    'rope-walker': { name: 'Über dem Abgrund', text: 'Überspanne einen Abgrund.' },
    customer: { name: 'Gute Kundschaft', text: 'Kaufe den Händlern etwas ab.' },
    'heavy-purse': { name: 'Schwerer Beutel', text: 'Beende eine Partie mit mindestens 30 Gold.' },
    'every-lock': { name: 'Keine Tür bleibt zu', text: 'Öffne in einer Partie drei Schlösser.' },
    'first-blood': { name: 'Das erste Blut', text: 'Besiege ein Monster.' },
    'fourth-level': { name: 'Kampferprobt', text: 'Erreiche die vierte Stufe.' },
    'horn-breaker': { name: 'Hörnerbrecher', text: 'Besiege in einer Partie zehn Monster mit Helm.' },
    'bare-hands': { name: 'Bloße Hände', text: 'Gewinne in einer Partie zehn Runden ohne Karte.' },
    'blind-faith': {
      name: 'Blindes Vertrauen',
      text: 'Gewinne fünf Runden mit einer Karte, die du ungesehen aufgedeckt hast.',
    },
    'nine-in-a-row': { name: 'Neun auf einen Streich', text: 'Gewinne neun Runden nacheinander.' },
    'last-stand': {
      name: 'Das letzte Aufgebot',
      text: 'Gewinne in einer Partie drei Runden mit nur noch einem Herzen.',
    },
    rescued: { name: 'Zurück ans Licht', text: 'Bringe die Prinzessin heim.' },
    'five-hearts': { name: 'Die schmale Stiege', text: 'Bringe sie heim und beginne dabei mit fünf Herzen.' },
    'not-a-scratch': { name: 'Kein Kratzer', text: 'Bringe sie mit allen deinen Herzen heim.' },
    'by-a-thread': { name: 'Am seidenen Faden', text: 'Bringe sie mit deinem letzten Herzen heim.' },
    'in-time': { name: 'Ehe die Kerze erlischt', text: 'Bringe sie bei einer Grenze von 60 Zügen heim.' },
    sober: { name: 'Nüchtern', text: 'Bringe sie heim, ohne einen Trank zu trinken.' },
    bodyguard: {
      name: 'Leibwache',
      text: 'Besiege mit ihr an deiner Seite drei Monster und bringe sie heim.',
    },
    'damp-fuse': { name: 'Feuchte Lunte', text: 'Zünde eine Bombe und verliere die Runde trotzdem.' },
    'keep-the-change': { name: 'Stimmt so', text: 'Zahle bei einem Handel mindestens 4 zu viel.' },
    'better-part': {
      name: 'Der klügere Teil der Tapferkeit',
      text: 'Weiche in einer Partie fünfmal zurück.',
    },
    'house-guest': { name: 'Stammgast', text: 'Ruhe dich in einer Partie dreimal im Treppenhaus aus.' },
    luckless: { name: 'So ein Tag', text: 'Verliere sechs Runden nacheinander.' },
  },
  fell: by => FALLS[by] ?? by,
}
