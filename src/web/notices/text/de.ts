/** Wörter der Benachrichtigungen, und dessen, was ein Server von diesem Gerät hat, auf Deutsch. */
import type { NoticeWords } from './en.ts'

export const de: NoticeWords = {
  title: 'Dieses Gerät auf dem Server',
  lead: 'Wenn du mit anderen spielst, kann der Server dir sagen, dass du am Zug bist, während du weg bist.',
  yourTurn: 'Du bist am Zug.',
  asking: 'Der Server wird gefragt …',
  noServer: 'Hier antwortet kein Server.',
  browser: 'In diesem Browser Bescheid sagen',
  noPush: 'Diesem Browser kann niemand etwas sagen, solange die Seite geschlossen ist.',
  denied:
    'Dieser Browser soll von dieser Seite nichts melden: In seinen eigenen Einstellungen ist das zu ändern.',
  webhook: 'Ein POST schicken an',
  webhookHelp: 'Eine eigene Adresse; sie bekommt {match, game, text, url} als JSON.',
  keep: 'Behalten',
  kept: 'Behalten.',
  quiet: 'Ruhezeit',
  from: 'von',
  to: 'bis',
  download: 'Was der Server von diesem Gerät hat',
  erase: 'Dort löschen',
  eraseRisk: 'Deine Plätze, Einstellungen und Ränge sind dann weg. Protokolle bleiben für die anderen.',
  erased: 'Der Server weiß von diesem Gerät nichts mehr.',
}
