/** What the search is given: the dice, the boxes, and what may still be used. */
import type { Sheet } from '../book.ts'
import type { Deed, Powers } from '../types.ts'
import type { DeckView, FightView } from '../view/types.ts'

/** What harm costs. A potion is worth a little more than the damage a Healing one would take away. */
export interface Weights {
  readonly damage: number
  readonly time: number
  readonly token: number
  /** Gained for each skull covered. */
  readonly skull: number
  /** A card that gets away. */
  readonly lost: number
}

export const WEIGHTS: Weights = { damage: 6, time: 2, token: 13, skull: 9, lost: 6 }

export interface Tool {
  readonly slot: number
  readonly deed: Deed
  readonly isPotion: boolean
}

export interface Problem {
  readonly sheet: Sheet
  /** Place in the party, by slot. */
  readonly heroes: readonly number[]
  readonly pools: readonly (readonly number[])[]
  readonly supply: readonly number[]
  readonly powers: readonly Powers[]
  readonly soft: number
  readonly sums: readonly number[]
  readonly full: number
  readonly once: number
  readonly noDamage: number
  readonly noTime: number
  readonly crafty: number
  readonly tools: readonly Tool[]
  readonly tokens: number
  readonly weights: Weights
}

/** The problem of a view from step 5 on; null where no boxes are in play. */
export function problemOf(view: DeckView, weights: Weights = WEIGHTS): Problem | null {
  const { fight } = view
  if (!fight?.sheet) return null
  const { sheet } = fight
  return {
    sheet,
    heroes: fight.fighters.map(({ hero }) => hero),
    pools: fight.fighters.map(({ pool }) => pool),
    supply: view.supply,
    powers: fight.fighters.flatMap(({ hero }) => view.party[hero]?.powers ?? []),
    soft: fight.fighters.reduce((mask, { softened }, slot) => (softened ? mask | (1 << slot) : mask), 0),
    sums: fight.sums,
    full: fight.full,
    once: fight.once,
    noDamage: fight.noDamage,
    noTime: fight.noTime,
    crafty: fight.crafty,
    tools: toolsOf(view, fight, sheet),
    tokens: view.tokens,
    weights,
  }
}

function toolsOf(view: DeckView, fight: FightView, sheet: Sheet): Tool[] {
  const skills = fight.fighters.flatMap(({ hero, used }, slot) =>
    (view.party[hero]?.deeds ?? [])
      .filter((deed, place) => (used & (1 << place)) === 0 && deed.scenes.includes(sheet.scene))
      .map(deed => ({ slot, deed, isPotion: false })),
  )
  const potions = view.potions
    .filter(deed => deed.scenes.includes(sheet.scene))
    .flatMap(deed => fight.fighters.map((_, slot) => ({ slot, deed, isPotion: true })))
  return [...skills, ...(view.tokens > 0 ? potions : [])]
}
