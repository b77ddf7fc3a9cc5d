/** What things weigh against each other, found by playing. One place, because they only make sense together. */
export const WEIGHTS = {
  /** The measure of it all. */
  heart: 6,
  /** What losing all hearts at once weighs on top; a potion drunk to be saved; and no potion to be saved by. */
  strain: 0.2,
  rescue: 14,
  death: 400,
  time: 2,
  /** A skull left uncovered, and a boss that falls. */
  skull: 10,
  win: 500,
  /** A card that gets away, an item that is drained, a heroic die that was stored. */
  lost: 8,
  drain: 10,
  feat: 2,
  /** A potion token drunk in an encounter, or for passing one by. */
  token: 13,
  potion: 16,
  /** By floor: what any card gained is worth, and each XP of it. */
  loot: [24, 18, 14],
  xpGain: [5, 5, 4],
  /** What a closed door promises, fleeing costs, and new doors promise, less for each that is closed still. */
  unknown: 8,
  flee: -4,
  explore: 6,
  door: 4,
  /** What a door must promise for another turn on the Stairs. */
  stay: -5,
  /** Whoever has fewer hearts leaves it at that. */
  stayAt: 2,
  /** Whoever has so few hearts drinks at the start of a turn. */
  healAt: 6,
  /** Loot, by level: each XP; and the one that brings a level. */
  xp: [3.4, 3.6, 3.5, 2.5],
  levelUp: 6,
  firstPotion: 4,
  health: 12,
  skillBase: -3,
  /** How much dice are held against the boss, and by floor against the encounters to come. */
  boss: 1,
  foe: [8, 6, 3],
} as const
