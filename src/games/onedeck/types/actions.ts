/** A die in words: `S5`, or one that serves a single use. */
export type DieName = string

export type Action =
  | { readonly kind: 'begin' }
  | { readonly kind: 'hasten' }
  | { readonly kind: 'heal'; readonly hero: number }
  | { readonly kind: 'explore' }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'enter'; readonly door: number }
  | { readonly kind: 'descend' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'face' }
  | { readonly kind: 'flee' }
  | { readonly kind: 'sneak' }
  | { readonly kind: 'foresee' }
  | { readonly kind: 'split'; readonly first: number; readonly a: number; readonly b: number }
  | { readonly kind: 'encounter' }
  | { readonly kind: 'vanish' }
  | { readonly kind: 'suffer'; readonly hero: number }
  | { readonly kind: 'drain'; readonly hero: number; readonly card: number }
  | { readonly kind: 'choose'; readonly way: number }
  | { readonly kind: 'claim'; readonly hero: number }
  | { readonly kind: 'bonus'; readonly hero: number }
  | { readonly kind: 'feat'; readonly hero: number; readonly dice: number }
  | { readonly kind: 'drop'; readonly hero: number; readonly value: number }
  | { readonly kind: 'lay'; readonly hero: number; readonly die: DieName; readonly box: number }
  | { readonly kind: 'use'; readonly hero: number; readonly skill: string }
  | { readonly kind: 'drink'; readonly hero: number; readonly potion: string }
  | { readonly kind: 'convert' }
  | { readonly kind: 'discard'; readonly hero: number; readonly die: DieName }
  | { readonly kind: 'unstore'; readonly hero: number }
  | { readonly kind: 'done'; readonly hero: number }
  | { readonly kind: 'reopen'; readonly hero: number }
  | { readonly kind: 'pay'; readonly hero: number; readonly die: DieName }
  | { readonly kind: 'pick'; readonly hero: number; readonly die: DieName }
  | { readonly kind: 'enough' }
  | { readonly kind: 'either'; readonly choice: number }
  | { readonly kind: 'name'; readonly value: number }
  | { readonly kind: 'crush'; readonly box: number }
  | { readonly kind: 'give'; readonly hero: number }
  | { readonly kind: 'item'; readonly card: number; readonly hero: number; readonly over: number }
  | { readonly kind: 'skill'; readonly card: number; readonly hero: number; readonly over: number }
  | { readonly kind: 'potion'; readonly card: number }
  | { readonly kind: 'xp'; readonly card: number }
  | { readonly kind: 'level' }
  | { readonly kind: 'spend'; readonly xp: number }
  | { readonly kind: 'perish' }
  // Chance
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'card'; readonly card: number }
