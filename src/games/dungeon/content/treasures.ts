/**
 * The treasure cards, as many on each level as it has rooms. Reconstructed: one Sack of Gold (750) of level 2, and the
 * values of the Magic Swords of levels 2, 4 and 6, the ESP Medallion of level 3 and the Crystal Ball of level 6.
 */
import type { TreasureFact } from '../types.ts'

export const TREASURES: readonly TreasureFact[] = [
  // Level 1
  { name: 'Sack of Gold', level: 1, value: 250, copies: 2 },
  { name: 'Sack of Gold', level: 1, value: 500, copies: 2 },
  { name: 'Sack of Gold', level: 1, value: 750, copies: 2 },
  { name: 'Sack of Gold', level: 1, value: 1000, copies: 1 },
  { name: 'Secret Door', level: 1, value: 500, copies: 1, power: 'secret door' },
  { name: 'Magic Sword', level: 1, value: 500, copies: 1, power: 'magic sword', plusTwoFrom: 12 },
  // Level 2
  { name: 'Sack of Gold', level: 2, value: 500, copies: 1 },
  { name: 'Sack of Gold', level: 2, value: 750, copies: 1 },
  { name: 'Sack of Gold', level: 2, value: 1000, copies: 2 },
  { name: 'Silver Cup', level: 2, value: 1000, copies: 2 },
  { name: 'Silver Ring', level: 2, value: 2000, copies: 1 },
  { name: 'Secret Door', level: 2, value: 500, copies: 1, power: 'secret door' },
  { name: 'Magic Sword', level: 2, value: 1000, copies: 1, power: 'magic sword', plusTwoFrom: 10 },
  // Level 3
  { name: 'Sack of Gold', level: 3, value: 750, copies: 1 },
  { name: 'Sack of Gold', level: 3, value: 1000, copies: 2 },
  { name: 'Silver Cup', level: 3, value: 1000, copies: 3 },
  { name: 'Silver Ring', level: 3, value: 2000, copies: 3 },
  { name: 'Gold Cup', level: 3, value: 2500, copies: 3 },
  { name: 'Gold Ring', level: 3, value: 3000, copies: 2 },
  { name: 'Secret Door', level: 3, value: 500, copies: 1, power: 'secret door' },
  { name: 'ESP Medallion', level: 3, value: 500, copies: 1, power: 'esp' },
  // Level 4
  { name: 'Sack of Gold', level: 4, value: 1000, copies: 1 },
  { name: 'Silver Cup', level: 4, value: 1000, copies: 1 },
  { name: 'Silver Ring', level: 4, value: 2000, copies: 2 },
  { name: 'Gold Cup', level: 4, value: 2500, copies: 2 },
  { name: 'Gold Ring', level: 4, value: 3000, copies: 2 },
  { name: 'Silver Coffer', level: 4, value: 4000, copies: 2 },
  { name: 'Huge Emerald', level: 4, value: 5000, copies: 1 },
  { name: 'Jade Idol', level: 4, value: 5000, copies: 2 },
  { name: 'Huge Sapphire', level: 4, value: 6000, copies: 1 },
  { name: 'Secret Door', level: 4, value: 500, copies: 1, power: 'secret door' },
  { name: 'Magic Sword', level: 4, value: 1500, copies: 2, power: 'magic sword', plusTwoFrom: 9 },
  { name: 'Crystal Ball', level: 4, value: 1000, copies: 1, power: 'crystal ball' },
  // Level 5
  { name: 'Silver Ring', level: 5, value: 2000, copies: 1 },
  { name: 'Gold Cup', level: 5, value: 2500, copies: 2 },
  { name: 'Gold Ring', level: 5, value: 3000, copies: 2 },
  { name: 'Silver Coffer', level: 5, value: 4000, copies: 2 },
  { name: 'Huge Emerald', level: 5, value: 5000, copies: 2 },
  { name: 'Jade Idol', level: 5, value: 5000, copies: 2 },
  { name: 'Huge Sapphire', level: 5, value: 6000, copies: 2 },
  { name: 'Silver Necklace', level: 5, value: 7000, copies: 1 },
  { name: 'Huge Ruby', level: 5, value: 8000, copies: 1 },
  { name: 'ESP Medallion', level: 5, value: 1500, copies: 1, power: 'esp' },
  // Level 6
  { name: 'Silver Coffer', level: 6, value: 4000, copies: 1 },
  { name: 'Jade Idol', level: 6, value: 5000, copies: 2 },
  { name: 'Huge Emerald', level: 6, value: 5000, copies: 2 },
  { name: 'Huge Sapphire', level: 6, value: 6000, copies: 1 },
  { name: 'Silver Necklace', level: 6, value: 7000, copies: 1 },
  { name: 'Huge Ruby', level: 6, value: 8000, copies: 1 },
  { name: 'Gold Necklace', level: 6, value: 9000, copies: 1 },
  { name: 'Huge Diamond', level: 6, value: 10000, copies: 1 },
  { name: 'Magic Sword', level: 6, value: 2000, copies: 1, power: 'magic sword', plusTwoFrom: 7 },
  { name: 'Crystal Ball', level: 6, value: 2000, copies: 1, power: 'crystal ball' },
]
