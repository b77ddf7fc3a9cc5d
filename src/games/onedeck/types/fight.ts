/** An encounter or boss round in progress. Lists by slot follow `pair`. */
export interface Fight {
  /** The card faced, -1 for the boss; the way chosen of a peril, -1 otherwise. */
  readonly card: number
  way: number
  /** Which boxes and traits are in play: index into the challenges of the printing; -1 until a way is chosen. */
  challenge: number
  /** The heroes in it, by their place in the party. */
  readonly pair: readonly number[]
  /** Claimed dice not yet rolled: slot * 4 + colour. */
  cup: number[]
  /** Heroic dice declared for heroic skills, by slot. */
  feats: number[]
  /** Dice rolled whose abilities are not applied yet: slot * 32 + kind. */
  fresh: number[]
  /** How many dice of each kind a hero has, by slot. */
  pools: number[][]
  /** Dice laid, by box; the inner lists are replaced, never changed in place. */
  laid: (readonly number[])[]
  sums: number[]
  /** Bits by box: filled; and covered a first time (Lich). */
  full: number
  once: number
  /** Bits by place in `known`, by slot. */
  used: number[]
  /** Prevention bought, softened shares (bits by slot), conversions that take the higher die. */
  noDamage: number
  noTime: number
  soft: number
  crafty: number
  /** Bits by slot: said done. */
  ready: number
}
