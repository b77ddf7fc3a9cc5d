/** What to expect beside a choice that leads to dice: in words, and as bands of damage and time. */
import { fastRng } from '../../../engine/rng.ts'
import type { Band, Outlook } from '../../../engine/types.ts'
import { afterDone, canLay } from '../odds/afterwards.ts'
import { type Odds, type Outcome, oddsOf, riskOf } from '../odds/odds.ts'
import { seedOf, trialOf } from '../odds/trial.ts'
import { othersOf, PAIRS } from '../rules/index.ts'
import type { Action } from '../types.ts'
import type { DeckScene, SceneCard, SceneDoor } from '../view/scene/index.ts'
import { heroName, listed } from './names.ts'
import type { Say } from './say.ts'

/** What heroes meet: a way of a card, or the boss. */
interface Meeting {
  readonly of: string
  /** O-101: no time is spent there, and who fights is told by the choice itself. */
  readonly isBoss: boolean
  readonly odds: Odds
}

/** Where several doors or pairs are weighed at once, each gets fewer rolls. */
const DOOR_ROLLS = 20
const PAIR_ROLLS = 8
const DOOR_PAIR_ROLLS = 4

export function oddsInWords(say: Say, action: Action, view: DeckScene): string | null {
  if (action.kind === 'done') return doneInWords(say, action.hero, view)
  const meetings = meetingsOf(say, action, view)
  if (meetings.length === 0) return null
  const texts = meetings.map(met => {
    const text = meetingInWords(say, met)
    return met.of === '' ? text : say.board.against(text, met.of)
  })
  return say.board.expect(texts.join(meetings[0]?.isBoss ? say.board.andThen : say.board.between))
}

/** Where only others still place dice, what is left at best. */
function doneInWords(say: Say, hero: number, view: DeckScene): string | null {
  const end = canLay(view, hero) ? null : afterDone(view, hero)
  if (!end) return null
  const { board } = say
  const harm = [
    end.damage > 0 ? `${end.damage}♥` : '',
    end.time > 0 ? board.timeSpent(`${end.time}`) : '',
    end.short > 0 ? board.death : '',
  ]
  return board.atBest(harm.filter(part => part !== '').join(' '))
}

export function outlooksOf(say: Say, action: Action, view: DeckScene): Outlook[] {
  return meetingsOf(say, action, view).map(({ of, odds }) => ({
    of,
    bands: [damageBand(say, odds), timeBand(say, odds)],
  }))
}

function meetingsOf(say: Say, action: Action, view: DeckScene): Meeting[] {
  const { fight, frame } = view
  if (action.kind === 'choose' && fight?.card) {
    const fighters = fight.fighters.map(({ hero }) => hero)
    return [meeting(view, fight.card, action.way, fighters, '')]
  }
  if (action.kind === 'split') {
    const pair = [action.a, action.b]
    const cards = 'door' in frame ? (view.doors[frame.door]?.cards ?? []) : []
    return pairMeetings(say, view, cards, action.first === 0 ? pair : othersOf(pair))
  }
  const door = action.kind === 'enter' ? action.door : action.kind === 'face' && 'door' in frame && frame.door
  return door === false ? [] : doorMeetings(say, view, view.doors[door]?.cards ?? [])
}

/** O-14: once a door is open there is no way back, so it is told before the party enters. */
function doorMeetings(say: Say, view: DeckScene, [card, second]: SceneDoor['cards']): Meeting[] {
  if (!card) return []
  if (second) return pairMeetings(say, view, [card, second], gentlestPair(view, card, second))
  const heroes = view.party.map((_, hero) => hero)
  if (card.ways.length === 0) return [meeting(view, card, 0, heroes, '')]
  return card.ways.map((found, way) => meeting(view, card, way, heroes, say.name(found)))
}

/** This pair against the first card and the others against the second; without cards both against the boss. */
function pairMeetings(
  say: Say,
  view: DeckScene,
  cards: SceneDoor['cards'],
  pair: readonly number[],
): Meeting[] {
  return [pair, othersOf(pair)].map((heroes, place) => {
    const card = cards[place] ?? null
    const who = listed(
      say,
      heroes.map(hero => heroName(say, view, hero)),
    )
    const of = card ? say.board.meet(who, say.name(card)) : ''
    return meeting(view, card, gentlestWay(view, card, heroes), heroes, of)
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

function meeting(
  view: DeckScene,
  card: SceneCard | null,
  way: number,
  heroes: readonly number[],
  of: string,
): Meeting {
  return { of, isBoss: card === null, odds: oddsAt(view, card, way, heroes) }
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

/** `1.4±0.2♥ and 0.8 time, deadly 4%`; errors that do not show at one decimal are left out. */
function meetingInWords({ board }: Say, { odds, isBoss }: Meeting): string {
  const written = (mean: number): string => mean.toFixed(1).replace('.', board.point)
  const about = (mean: number, error: number) =>
    error < 0.05 ? written(mean) : `${written(mean)}±${written(error)}`
  const hearts = `${about(odds.damage, odds.damageError)}♥`
  const time = board.timeSpent(about(odds.time, odds.timeError))
  const harm = isBoss ? hearts : board.both(hearts, time)
  const risk = riskOf(odds)
  return risk === 0 ? harm : `${harm}, ${board.deadly(Math.round(risk * 100))}`
}

const TONES = ['best', 'fair', 'poor', 'bad'] as const
/** So much or more is told as one. */
const MUCH = 4

function damageBand({ board }: Say, odds: Odds): Band {
  const harmless = sharesBy(odds, ({ damage, short }) => (short === 0 ? damage : null))
  const parts = partsOf(harmless, value => `${value}♥`)
  const share = riskOf(odds)
  return { title: board.damage, parts: [...parts, { label: board.death, share, tone: 'worst' }] }
}

function timeBand({ atoms, board }: Say, odds: Odds): Band {
  return {
    title: board.time,
    parts: partsOf(
      sharesBy(odds, ({ time }) => time),
      atoms.time,
    ),
  }
}

/** The chance of each value up to much; null counts nowhere. */
function sharesBy({ outcomes }: Odds, valueOf: (outcome: Outcome) => number | null): number[] {
  const shares = Array.from({ length: MUCH + 1 }, () => 0)
  for (const outcome of outcomes) {
    const value = valueOf(outcome)
    if (value !== null) shares[Math.min(value, MUCH)] = (shares[Math.min(value, MUCH)] ?? 0) + outcome.p
  }
  return shares
}

function partsOf(shares: readonly number[], label: (value: string) => string): Band['parts'] {
  return shares.map((share, value) => ({
    label: label(value === MUCH ? `${MUCH}+` : `${value}`),
    share,
    tone: TONES[value] ?? 'bad',
  }))
}
