/**
 * The treasure cards, as many on each level as it has rooms. Reconstructed: one Sack of Gold (750) of level 2, and the
 * values of the Magic Swords of levels 2, 4 and 6, the ESP Medallion of level 3 and the Crystal Ball of level 6.
 */
import type { Printed, TreasureFact } from '../types.ts'

/** What equal cards of several levels share: names, figure and the ink of its metal or stone. */
const SACK_OF_GOLD = { name: 'Sack of Gold', de: 'Sack voll Gold', icon: 'sack', ink: 'gold' } as const
const SECRET_DOOR = { name: 'Secret Door', de: 'Geheimtür', icon: 'secretDoor', ink: 'steel' } as const
const MAGIC_SWORD = {
  name: 'Magic Sword',
  de: 'Magisches Schwert',
  icon: 'magicSword',
  ink: 'steel',
} as const
const SILVER_CUP = { name: 'Silver Cup', de: 'Silberbecher', icon: 'cup', ink: 'silver' } as const
const SILVER_RING = { name: 'Silver Ring', de: 'Silberring', icon: 'ring', ink: 'silver' } as const
const GOLD_CUP = { name: 'Gold Cup', de: 'Goldbecher', icon: 'cup', ink: 'gold' } as const
const GOLD_RING = { name: 'Gold Ring', de: 'Goldring', icon: 'ring', ink: 'gold' } as const
const ESP_MEDALLION = {
  name: 'ESP Medallion',
  de: 'ESP-Medaillon',
  icon: 'espMedallion',
  ink: 'steel',
} as const
const SILVER_COFFER = { name: 'Silver Coffer', de: 'Silberschatulle', icon: 'coffer', ink: 'silver' } as const
const HUGE_EMERALD = { name: 'Huge Emerald', de: 'Riesensmaragd', icon: 'emerald', ink: 'emerald' } as const
const JADE_IDOL = { name: 'Jade Idol', de: 'Jadegötze', icon: 'idol', ink: 'jade' } as const
const HUGE_SAPPHIRE = {
  name: 'Huge Sapphire',
  de: 'Riesensaphir',
  icon: 'sapphire',
  ink: 'sapphire',
} as const
const CRYSTAL_BALL = { name: 'Crystal Ball', de: 'Kristallkugel', icon: 'crystalBall', ink: 'steel' } as const
const SILVER_NECKLACE = {
  name: 'Silver Necklace',
  de: 'Silberkette',
  icon: 'necklace',
  ink: 'silver',
} as const
const HUGE_RUBY = { name: 'Huge Ruby', de: 'Riesenrubin', icon: 'ruby', ink: 'ruby' } as const
const GOLD_NECKLACE = { name: 'Gold Necklace', de: 'Goldkette', icon: 'necklace', ink: 'gold' } as const
const HUGE_DIAMOND = { name: 'Huge Diamond', de: 'Riesendiamant', icon: 'diamond', ink: 'diamond' } as const

export const TREASURES: readonly Printed<TreasureFact>[] = [
  // Level 1
  { id: 'sack-of-gold-1-250', ...SACK_OF_GOLD, level: 1, value: 250, copies: 2 },
  { id: 'sack-of-gold-1-500', ...SACK_OF_GOLD, level: 1, value: 500, copies: 2 },
  { id: 'sack-of-gold-1-750', ...SACK_OF_GOLD, level: 1, value: 750, copies: 2 },
  { id: 'sack-of-gold-1-1000', ...SACK_OF_GOLD, level: 1, value: 1000, copies: 1 },
  { id: 'secret-door-1', ...SECRET_DOOR, level: 1, value: 500, copies: 1, power: 'secret door' },
  {
    id: 'magic-sword-1',
    ...MAGIC_SWORD,
    level: 1,
    value: 500,
    copies: 1,
    power: 'magic sword',
    plusTwoFrom: 12,
  },
  // Level 2
  { id: 'sack-of-gold-2-500', ...SACK_OF_GOLD, level: 2, value: 500, copies: 1 },
  { id: 'sack-of-gold-2-750', ...SACK_OF_GOLD, level: 2, value: 750, copies: 1 },
  { id: 'sack-of-gold-2-1000', ...SACK_OF_GOLD, level: 2, value: 1000, copies: 2 },
  { id: 'silver-cup-2', ...SILVER_CUP, level: 2, value: 1000, copies: 2 },
  { id: 'silver-ring-2', ...SILVER_RING, level: 2, value: 2000, copies: 1 },
  { id: 'secret-door-2', ...SECRET_DOOR, level: 2, value: 500, copies: 1, power: 'secret door' },
  {
    id: 'magic-sword-2',
    ...MAGIC_SWORD,
    level: 2,
    value: 1000,
    copies: 1,
    power: 'magic sword',
    plusTwoFrom: 10,
  },
  // Level 3
  { id: 'sack-of-gold-3-750', ...SACK_OF_GOLD, level: 3, value: 750, copies: 1 },
  { id: 'sack-of-gold-3-1000', ...SACK_OF_GOLD, level: 3, value: 1000, copies: 2 },
  { id: 'silver-cup-3', ...SILVER_CUP, level: 3, value: 1000, copies: 3 },
  { id: 'silver-ring-3', ...SILVER_RING, level: 3, value: 2000, copies: 3 },
  { id: 'gold-cup-3', ...GOLD_CUP, level: 3, value: 2500, copies: 3 },
  { id: 'gold-ring-3', ...GOLD_RING, level: 3, value: 3000, copies: 2 },
  { id: 'secret-door-3', ...SECRET_DOOR, level: 3, value: 500, copies: 1, power: 'secret door' },
  { id: 'esp-medallion-3', ...ESP_MEDALLION, level: 3, value: 500, copies: 1, power: 'esp' },
  // Level 4
  { id: 'sack-of-gold-4-1000', ...SACK_OF_GOLD, level: 4, value: 1000, copies: 1 },
  { id: 'silver-cup-4', ...SILVER_CUP, level: 4, value: 1000, copies: 1 },
  { id: 'silver-ring-4', ...SILVER_RING, level: 4, value: 2000, copies: 2 },
  { id: 'gold-cup-4', ...GOLD_CUP, level: 4, value: 2500, copies: 2 },
  { id: 'gold-ring-4', ...GOLD_RING, level: 4, value: 3000, copies: 2 },
  { id: 'silver-coffer-4', ...SILVER_COFFER, level: 4, value: 4000, copies: 2 },
  { id: 'huge-emerald-4', ...HUGE_EMERALD, level: 4, value: 5000, copies: 1 },
  { id: 'jade-idol-4', ...JADE_IDOL, level: 4, value: 5000, copies: 2 },
  { id: 'huge-sapphire-4', ...HUGE_SAPPHIRE, level: 4, value: 6000, copies: 1 },
  { id: 'secret-door-4', ...SECRET_DOOR, level: 4, value: 500, copies: 1, power: 'secret door' },
  {
    id: 'magic-sword-4',
    ...MAGIC_SWORD,
    level: 4,
    value: 1500,
    copies: 2,
    power: 'magic sword',
    plusTwoFrom: 9,
  },
  { id: 'crystal-ball-4', ...CRYSTAL_BALL, level: 4, value: 1000, copies: 1, power: 'crystal ball' },
  // Level 5
  { id: 'silver-ring-5', ...SILVER_RING, level: 5, value: 2000, copies: 1 },
  { id: 'gold-cup-5', ...GOLD_CUP, level: 5, value: 2500, copies: 2 },
  { id: 'gold-ring-5', ...GOLD_RING, level: 5, value: 3000, copies: 2 },
  { id: 'silver-coffer-5', ...SILVER_COFFER, level: 5, value: 4000, copies: 2 },
  { id: 'huge-emerald-5', ...HUGE_EMERALD, level: 5, value: 5000, copies: 2 },
  { id: 'jade-idol-5', ...JADE_IDOL, level: 5, value: 5000, copies: 2 },
  { id: 'huge-sapphire-5', ...HUGE_SAPPHIRE, level: 5, value: 6000, copies: 2 },
  { id: 'silver-necklace-5', ...SILVER_NECKLACE, level: 5, value: 7000, copies: 1 },
  { id: 'huge-ruby-5', ...HUGE_RUBY, level: 5, value: 8000, copies: 1 },
  { id: 'esp-medallion-5', ...ESP_MEDALLION, level: 5, value: 1500, copies: 1, power: 'esp' },
  // Level 6
  { id: 'silver-coffer-6', ...SILVER_COFFER, level: 6, value: 4000, copies: 1 },
  { id: 'jade-idol-6', ...JADE_IDOL, level: 6, value: 5000, copies: 2 },
  { id: 'huge-emerald-6', ...HUGE_EMERALD, level: 6, value: 5000, copies: 2 },
  { id: 'huge-sapphire-6', ...HUGE_SAPPHIRE, level: 6, value: 6000, copies: 1 },
  { id: 'silver-necklace-6', ...SILVER_NECKLACE, level: 6, value: 7000, copies: 1 },
  { id: 'huge-ruby-6', ...HUGE_RUBY, level: 6, value: 8000, copies: 1 },
  { id: 'gold-necklace', ...GOLD_NECKLACE, level: 6, value: 9000, copies: 1 },
  { id: 'huge-diamond', ...HUGE_DIAMOND, level: 6, value: 10000, copies: 1 },
  {
    id: 'magic-sword-6',
    ...MAGIC_SWORD,
    level: 6,
    value: 2000,
    copies: 1,
    power: 'magic sword',
    plusTwoFrom: 7,
  },
  { id: 'crystal-ball-6', ...CRYSTAL_BALL, level: 6, value: 2000, copies: 1, power: 'crystal ball' },
]
