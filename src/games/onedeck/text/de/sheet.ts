/** Die Wörter eines Kampagnenbogens, auf Deutsch. */
import type { SheetWords } from '../en/sheet.ts'

const won = (wins: number): string => (wins === 0 ? 'keine gewonnen' : `${wins} gewonnen`)

export const sheet: SheetWords = {
  record: (name, hero, games, wins) =>
    `${name}: ${hero.de?.name ?? hero.name}, ${games === 0 ? 'noch keine Partie' : `${games === 1 ? '1 Partie' : `${games} Partien`}, ${won(wins)}`}`,
  marks: (easy, medium, hard) => `Offene Kreuze: ${easy} leichte, ${medium} mittlere, ${hard} schwere`,
  groups: { basic: 'Grundlagen', prepared: 'Vorbereitet', guile: 'Arglist', cunning: 'Schläue' },
  talent: ({ name, de }) => de?.name ?? name,
  effect: ({ text, de }) => de?.text ?? text,
  shapes: ['Kreise', 'Quadrate', 'Sterne'],
  learned: 'gelernt',
  own: 'Was die Talente tun, ist von diesem Projekt: Keine Quelle sagt es.',
  columns: { group: 11, talent: 12 },
}
