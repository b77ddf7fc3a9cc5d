/** Where a choice leads to dice: who meets what, and what to expect of it. */
import { fastRng } from '../../../engine/rng.ts'
import { othersOf, PAIRS } from '../rules/index.ts'
import type { Action } from '../types.ts'
import type { DeckScene, SceneCard, SceneDoor } from '../view/scene/index.ts'
import { type Odds, oddsOf } from './odds.ts'
import { seedOf, trialOf } from './trial.ts'

export interface Meeting {
  /** Null is the boss. */
  readonly card: SceneCard | null
  readonly way: number
  /** Places in the party. */
  readonly heroes: readonly number[]
  readonly odds: Odds
}

/** Where several doors or pairs are weighed at once, each gets fewer rolls. */
const DOOR_ROLLS = 20
const PAIR_ROLLS = 8
const DOOR_PAIR_ROLLS = 4

export function meetingsOf(action: Action, view: DeckScene): Meeting[] {
  const { fight, frame } = view
  if (action.kind === 'choose' && fight?.card) {
    const fighters = fight.fighters.map(({ hero }) => hero)
    return [meeting(view, fight.card, action.way, fighters)]
  }
  if (action.kind === 'split') {
    const pair = [action.a, action.b]
    const cards = 'door' in frame ? (view.doors[frame.door]?.cards ?? []) : []
    return pairMeetings(view, cards, action.first === 0 ? pair : othersOf(pair))
  }
  const door = action.kind === 'enter' ? action.door : action.kind === 'face' && 'door' in frame && frame.door
  return door === false ? [] : doorMeetings(view, view.doors[door]?.cards ?? [])
}

/** O-14: once a door is open there is no way back, so it is told before the party enters. */
function doorMeetings(view: DeckScene, [card, second]: SceneDoor['cards']): Meeting[] {
  if (!card) return []
  if (second) return pairMeetings(view, [card, second], gentlestPair(view, card, second))
  const heroes = view.party.map((_, hero) => hero)
  if (card.ways.length === 0) return [meeting(view, card, 0, heroes)]
  return card.ways.map((_, way) => meeting(view, card, way, heroes))
}

/** This pair against the first card and the others against the second; without cards both against the boss. */
function pairMeetings(view: DeckScene, cards: SceneDoor['cards'], pair: readonly number[]): Meeting[] {
  return [pair, othersOf(pair)].map((heroes, place) => {
    const card = cards[place] ?? null
    return meeting(view, card, gentlestWay(view, card, heroes), heroes)
  })
}

function gentlestPair(view: DeckScene, first: SceneCard, second: SceneCard): readonly number[] {
  const costOf = (card: SceneCard, heroes: readonly number[]) =>
    oddsAt(view, card, gentlestWay(view, card, heroes), heroes).cost
  const costs = PAIRS.map(pair => costOf(first, pair) + costOf(second, othersOf(pair)))
  return PAIRS[costs.indexOf(Math.min(...costs))] ?? PAIRS[0]
}

function gentlestWay(view: DeckScene, card: SceneCard | null, heroes: readonly number[]): number {
  const costs = card?.ways.map((_, way) => oddsAt(view, card, way, heroes).cost) ?? []
  return Math.max(0, costs.indexOf(Math.min(...costs)))
}

function meeting(view: DeckScene, card: SceneCard | null, way: number, heroes: readonly number[]): Meeting {
  return { card, way, heroes, odds: oddsAt(view, card, way, heroes) }
}

const known = new WeakMap<DeckScene, Map<string, Odds>>()
const NOTHING: Odds = {
  outcomes: [{ damage: 0, time: 0, short: 0, p: 1 }],
  damage: 0,
  time: 0,
  cost: 0,
  damageError: 0,
  timeError: 0,
  isExact: true,
  rolls: 1,
}

/** Asked of the same view again, for bands after words or for another pair, it is answered from memory. */
function oddsAt(view: DeckScene, card: SceneCard | null, way: number, heroes: readonly number[]): Odds {
  const trial = trialOf(view, card, way, heroes)
  if (!trial) return NOTHING
  const memory = known.get(view) ?? new Map<string, Odds>()
  known.set(view, memory)
  const key = `${card?.id} ${way} ${heroes.join()}`
  const odds = memory.get(key) ?? oddsOf(view, trial, fastRng(card ? seedOf(view, card) : 0), rollsFor(view))
  memory.set(key, odds)
  return odds
}

function rollsFor({ frame, party, fight }: DeckScene): number | undefined {
  if (party.length === 4 && !fight) return frame.kind === 'turn' ? DOOR_PAIR_ROLLS : PAIR_ROLLS
  return frame.kind === 'turn' ? DOOR_ROLLS : undefined
}
