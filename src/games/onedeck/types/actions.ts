/** A die in words: `S5`, or one that serves a single use. */
export type DieName = string

/** One of the two copies of an encounter: `goblin-2`. */
export type CardId = string

/** What each kind of action says besides its name. */
export interface Actions {
  begin: object
  hasten: object
  heal: { readonly hero: number }
  explore: object
  reveal: object
  keep: object
  enter: { readonly door: number }
  descend: object
  stay: object
  face: object
  flee: object
  sneak: object
  foresee: object
  split: { readonly first: number; readonly a: number; readonly b: number }
  encounter: object
  vanish: object
  suffer: { readonly hero: number }
  drain: { readonly hero: number; readonly card: CardId }
  choose: { readonly way: number }
  claim: { readonly hero: number }
  bonus: { readonly hero: number }
  feat: { readonly hero: number; readonly dice: number }
  drop: { readonly hero: number; readonly value: number }
  lay: { readonly hero: number; readonly die: DieName; readonly box: number }
  use: { readonly hero: number; readonly skill: string }
  drink: { readonly hero: number; readonly potion: string }
  convert: object
  discard: { readonly hero: number; readonly die: DieName }
  unstore: { readonly hero: number }
  done: { readonly hero: number }
  reopen: { readonly hero: number }
  pay: { readonly hero: number; readonly die: DieName }
  pick: { readonly hero: number; readonly die: DieName }
  enough: object
  either: { readonly choice: number }
  name: { readonly value: number }
  crush: { readonly box: number }
  give: { readonly hero: number }
  /** In a free place, or over a held card. */
  item: { readonly card: CardId; readonly hero: number; readonly over: CardId | null }
  skill: { readonly card: CardId; readonly hero: number; readonly over: CardId | null }
  potion: { readonly card: CardId }
  xp: { readonly card: CardId }
  level: object
  spend: { readonly xp: number }
  perish: object
  // Chance
  die: { readonly value: number }
  card: { readonly card: CardId }
}

export type ActionKind = keyof Actions

export type Action<K extends ActionKind = ActionKind> = { [N in K]: { readonly kind: N } & Actions[N] }[K]

/** Why something that one might expect cannot be done now. */
export type BlockedWhy =
  | 'noToken'
  | 'unhurt'
  | 'spent'
  | 'noCards'
  | 'doorsFull'
  | 'covered'
  | 'endOfTurn'
  | 'inside'
  | 'learned'
  | 'identified'
  | 'onlySpells'
  | 'fitsNone'
  | 'armorFirst'
  | 'scene'
  | 'used'
  | 'cost'
  | 'noEffect'
  | 'fewDice'
  | 'noHeroic'
