/** Der Tisch als Liste, auf Deutsch. */
import type { Say } from '../say.ts'

export const places: Say['places'] = {
  doors: 'Türen',
  heroes: 'Helden',
  loot: 'Beute',
  noDoors: 'noch keine',
  door: (door, behind) => `Tür ${door}: ${behind}`,
  dice: (dice, colour) => `${dice} Würfel ${colour}`,
  stored: dice => `${dice} Heldenwürfel gespeichert`,
  box: (box, facts) => `Feld ${box}: ${facts}`,
  armor: 'Rüstung, zuerst zu füllen',
  skull: 'ein Schädel',
  holds: (dice, sum) => `darauf ${dice}${sum === null ? '' : `, zusammen ${sum}`}`,
  full: 'voll',
  price: harm => `leer kostet es ${harm}`,
  pool: (hero, dice) => `Würfel von ${hero}: ${dice}`,
}
