/** An encounter that heroes may go into: its boxes, and what it costs before a die is rolled. */
import type { Challenge } from '../content/content-index.ts'
import { HEROIC } from '../types/dice.ts'
import type { Ability, CardId, Powers } from '../types.ts'
import type { DeckScene, SceneCard, SceneHero } from '../view/scene/index.ts'
import { left } from './placement/problem.ts'

export interface Trial {
  readonly challenge: Challenge
  /** Places in the party. */
  readonly heroes: readonly number[]
  /** O-22, O-27: the time of the way and of Frost, the damage of Flames, and whether an item is drained. */
  readonly time: number
  readonly burns: number
  readonly drains: boolean
}

/** A hero as the dice will find them. */
export interface Fighter {
  readonly powers: Powers
  readonly abilities: readonly Ability[]
  readonly stats: readonly number[]
  readonly lives: number
  /** Heroic dice on the hero card, all of which are rolled; and how many it can hold when hurt. */
  readonly stored: number
  readonly frenzy: number
}

/** A way of a card, or without a card the boss; null where there are no boxes. */
export function trialOf(
  view: DeckScene,
  card: SceneCard | null,
  way: number,
  heroes: readonly number[],
): Trial | null {
  const challenge = card ? card.challenges[way] : view.boss.challenge
  if (!challenge) return null
  const before = view.fight ? null : card?.trait
  const time = (card?.ways[way]?.time ?? 0) + (before?.chills ?? 0)
  return { challenge, heroes, time, burns: before?.burns ?? 0, drains: before?.drains ?? false }
}

/** Rolls that are sampled for a card are the same whenever the same table is looked at. */
export function seedOf({ content }: DeckScene, card: SceneCard): number {
  return content.places.get(card.id) ?? 0
}

/** What Drain and Flames leave of them; the party gives up the item it misses least, and burns who can best take it. */
export function fightersOf(view: DeckScene, trial: Trial): Fighter[] {
  const { challenge, heroes, drains, burns } = trial
  const drained = drains ? itemToGive(view, challenge, heroes) : null
  const fighters = heroes.flatMap(hero => {
    const found = view.party[hero]
    return found ? [fighterOf(found, challenge, drained?.hero === hero ? drained.item : null)] : []
  })
  return burnt(fighters, burns, view.supply[HEROIC] ?? 0)
}

/** O-100: against the boss nothing stored is rolled. */
function fighterOf(hero: SceneHero, { scene }: Challenge, drained: SceneCard['item'] | null): Fighter {
  const { powers, abilities, stats, feat } = hero
  const lost = drained ? STATS.indexOf(drained.stat) : -1
  return {
    powers,
    abilities,
    stats: stats.map((dice, colour) => dice - (colour === lost ? 1 : 0)),
    lives: left(hero) - (drained?.health ?? 0),
    stored: scene === 'boss' ? 0 : hero.stored,
    frenzy: feat.kind === 'store' && feat.on === 'damage' ? feat.most : 0,
  }
}

const STATS: readonly string[] = ['S', 'A', 'M']

/** O-27: the die of a Frenzy that Flames kindle is rolled in this encounter. */
function burnt(fighters: readonly Fighter[], burns: number, supply: number): Fighter[] {
  if (burns === 0) return [...fighters]
  const most = Math.max(...fighters.map(({ lives }) => lives))
  const taker = fighters.findIndex(({ lives }) => lives === most)
  const gained = fighters.some(({ stored, frenzy }, slot) => slot === taker && stored < frenzy) && supply > 0
  const after = fighters.map((fighter, slot) => {
    if (slot !== taker) return fighter
    return { ...fighter, lives: fighter.lives - 1, stored: fighter.stored + (gained ? 1 : 0) }
  })
  return burnt(after, burns - 1, supply - (gained ? 1 : 0))
}

export interface Given {
  readonly hero: number
  readonly card: CardId
  readonly item: SceneCard['item']
}

/** Drain: rather an item without health, then one whose dice the boxes ask for least. */
export function itemToGive(view: DeckScene, { boxes }: Challenge, heroes: readonly number[]): Given | null {
  const asked = (stat: string): number =>
    boxes.reduce((sum, box) => sum + (box.colour === STATS.indexOf(stat) ? box.need : 0), 0)
  const worth = ({ item }: Given): number => item.health * 100 + asked(item.stat)
  const items = heroes.flatMap(hero =>
    (view.party[hero]?.items ?? []).map(({ id, item }): Given => ({ hero, card: id, item })),
  )
  return items.toSorted((a, b) => worth(a) - worth(b))[0] ?? null
}
