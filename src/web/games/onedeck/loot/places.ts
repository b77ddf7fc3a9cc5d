/** The places a survived card can go, drawn as slots: each that is legal knows its choice. */

import type { CardId } from '../../../../games/onedeck/types.ts'
import type { Choice } from '../../../../table/protocol.ts'
import { choicesOf, type DeckScene, type SceneCard, type SceneHero } from '../view.ts'

/** One place on a hero: free, or held by a card that would become XP. */
export interface Slot {
  readonly hero: number
  readonly over: SceneCard | null
  readonly choice: Choice | null
}

export interface Places {
  readonly card: SceneCard
  readonly items: readonly Slot[]
  /** Empty for a card without a skill. */
  readonly skills: readonly Slot[]
  readonly potion: Choice | null
  readonly xp: Choice | null
}

export function placesFor(view: DeckScene, choices: readonly Choice[], card: SceneCard): Places {
  const { level, party } = view
  return {
    card,
    items: party.flatMap((hero, index) => slots(choices, 'item', card, hero, index, level.items)),
    skills: card.isPotion
      ? []
      : party.flatMap((hero, index) => slots(choices, 'skill', card, hero, index, level.skills)),
    potion: choicesOf(choices, 'potion').find(({ action }) => action.card === card.id) ?? null,
    xp: choicesOf(choices, 'xp').find(({ action }) => action.card === card.id) ?? null,
  }
}

function slots(
  choices: readonly Choice[],
  kind: 'item' | 'skill',
  { id: card }: SceneCard,
  hero: SceneHero,
  index: number,
  limit: number,
): Slot[] {
  const held = kind === 'item' ? hero.items : hero.skills
  const choiceOver = (over: CardId | null) =>
    choicesOf(choices, kind).find(
      ({ action }) => action.card === card && action.hero === index && action.over === over,
    ) ?? null
  const full = held.map(over => ({ hero: index, over, choice: choiceOver(over.id) }))
  return held.length < limit ? [...full, { hero: index, over: null, choice: choiceOver(null) }] : full
}
