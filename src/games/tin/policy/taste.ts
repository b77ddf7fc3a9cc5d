/** How careful the player is: numbers that were tuned by playing thousands of games. */
export const TASTE = {
  /** Up to this level monsters are fought one by one, near the stairwell. */
  trainTo: 3,
  /** A way with fewer monsters is quiet. */
  quiet: 0.5,
  /** Hearts below which something is done about them: anywhere, before an unknown room, before a treasury. */
  leastHearts: 3,
  exploreHearts: 4,
  treasuryHearts: 5,
  /** Who has a potion dares with one heart fewer. */
  potionSlack: 1,
  /** With so many hearts it is drunk before the way home with her. */
  carryHearts: 3,
  /** With so many hearts a way home that is not quiet is gone for rest. */
  restAt: 3,
  /** More monsters than this for each heart are too many on the way to rest. */
  wayPerHeart: 0.8,
  /** With at most so many hearts flight is thought of, and chosen where it is so much safer than to fight on. */
  worried: 2,
  fleeAt: 0.85,
  /** Potions are bought while fewer are carried, from as many monsters away. */
  potions: 2,
  stockUpWay: 3,
  /** How much a way home counts beside the way there, where tiles are laid; and how much a cell's distance. */
  homeward: 1.2,
  near: 0.05,
  /** Whoever takes time keeps doorways away from the stairwell, so that her room fits beside it. */
  away: 0.3,
  /** What a monster on the way takes off treasure that lies somewhere, and where nothing else leads on. */
  lootWay: 8,
  lastLootWay: 0.01,
  /** A hand so full is good for a treasury; farther than this nobody goes to fill it. */
  drillHand: 4,
  drillWay: 2,
  /** What a bomb must add to the chance: with few hearts, where it matters, anywhere else. */
  bombInNeed: 0.16,
  bombMatters: 0.3,
  bombElse: 0.45,
  /** Moves that the rest of the way takes, at least, for each tile face down and for each lock (T-112). */
  movesAtLeast: 20,
  movesATile: 3,
  movesALock: 4,
} as const
