/** The table as a list, in English. */
import { count } from './atoms.ts'

export const places = {
  doors: 'Doors',
  heroes: 'Heroes',
  loot: 'Loot',
  noDoors: 'none yet',
  door: (door: number, behind: string) => `Door ${door}: ${behind}`,
  dice: (dice: number, colour: string) => count(dice, `${colour} die`, `${colour} dice`),
  stored: (dice: number) => `${count(dice, 'heroic die', 'heroic dice')} stored`,
  box: (box: number, facts: string) => `Box ${box}: ${facts}`,
  armor: 'armor, to be filled first',
  skull: 'a skull',
  /** `sum` where it counts. */
  holds: (dice: string, sum: number | null) => `holds ${dice}${sum === null ? '' : `, in all ${sum}`}`,
  full: 'full',
  price: (harm: string) => `left empty costs ${harm}`,
  pool: (hero: string, dice: string) => `Dice of ${hero}: ${dice}`,
}
