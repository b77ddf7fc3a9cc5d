/** A situation for tests: what matters is stated, the rest is filled in so that every component has its place. */
import { type Table, tableOf } from '../../testing/table.ts'
import { cardId as idOfCopy, indexOf, type PrintingTables } from './content/content-index.ts'
import { standard } from './content/standard.ts'
import { onedeckKit } from './index.ts'
import { layChallenge } from './rules/encounter.ts'
import { relearn } from './rules/known.ts'
import { actor } from './rules/legal.ts'
import { openDoors } from './rules/party.ts'
import { run } from './rules/run.ts'
import { layOut } from './rules/setup.ts'
import { freshFight } from './rules/state.ts'
import { colourOf, dieNamed, put } from './types/dice.ts'
import type { CardId, Door, Edition, Fight, Frame, Learned, State, Tier } from './types.ts'
import { viewOf } from './view/index.ts'
import { type DeckScene, sceneOf } from './view/scene/index.ts'
import type { DeckView } from './view/types.ts'

/** `Goblin` is the first copy of a card, `Goblin 2` the second. */
type CardName = string

export interface Situation {
  readonly heroes?: readonly string[]
  readonly dungeon?: string
  readonly edition?: Edition
  readonly tier?: Tier
  readonly seats?: number
  readonly sheets?: readonly Learned[]
  readonly floor?: number
  readonly level?: number
  readonly tokens?: number
  /** By hero. */
  readonly damage?: readonly number[]
  readonly stored?: readonly number[]
  readonly items?: readonly (readonly CardName[])[]
  readonly skills?: readonly (readonly CardName[])[]
  readonly potions?: readonly CardName[]
  readonly xp?: readonly CardName[]
  /** Open doors by their cards, and how many closed ones. */
  readonly open?: readonly (readonly CardName[])[]
  readonly closed?: number
  /** How many cards the deck has; the others are discarded. */
  readonly deck?: number
  /** Dice in an encounter already rolled, one text for each hero of the pair. */
  readonly fight?: {
    readonly card?: CardName
    readonly way?: number
    readonly dice: readonly string[]
    readonly pair?: readonly number[]
  }
  /** An encounter about to begin. */
  readonly meet?: CardName
  /** What is in progress instead of step 2 of a turn. */
  readonly stack?: readonly Frame[]
  readonly more?: Partial<State>
}

const index = indexOf(standard)
const game = onedeckKit.make(standard)

export function cardId(edition: Edition, name: CardName): CardId {
  const [, plain = name, copy = '1'] = /^(.*?)(?: ([12]))?$/.exec(name) ?? []
  const encounter = index[edition].printing.encounters.find(found => found.name === plain)
  if (!encounter) throw new Error(`There is no card "${name}"`)
  return idOfCopy(encounter.id, Number(copy) - 1)
}

/** Where a state keeps it. */
export function placeIn(edition: Edition, name: CardName): number {
  return index[edition].places.get(cardId(edition, name)) ?? -1
}

/** What the first seat is sent, and what it sees in that. */
export function viewAt(state: State): DeckView {
  return viewOf(index[state.edition], state, actor(state), 0)
}
export function sceneAt(state: State): DeckScene {
  return sceneOf(index, viewAt(state))
}

export function given(situation: Situation = {}): Table<State> {
  const { heroes = ['warrior'], dungeon = 'dragon', edition = 'first', tier = 'none', seats = 1 } = situation
  const content = index[edition]
  const state = layOut(content, { heroes, dungeon, edition, tier, seats, sheets: situation.sheets ?? [] })
  const take = (name: CardName): number => {
    const card = placeIn(edition, name)
    const place = state.unseen.indexOf(card)
    if (place < 0) throw new Error(`"${name}" is taken already`)
    state.unseen.splice(place, 1)
    return card
  }
  state.floor = situation.floor ?? 1
  state.level = situation.level ?? state.level
  state.boss = situation.more?.boss ?? 0
  state.tokens = situation.tokens ?? state.tokens
  state.potions = (situation.potions ?? []).map(take)
  state.xp = (situation.xp ?? []).map(take)
  equip(content, state, situation, take)
  state.doors = (situation.open ?? []).map(cards => ({ open: true, cards: cards.map(take) }))
  state.stack = [...(situation.stack ?? [{ kind: 'landing' }, { kind: 'turn' }])]
  if (situation.meet !== undefined) meet(state, take(situation.meet))
  if (situation.fight) fightOn(content, state, situation.fight, take)
  closeDoors(state, situation.closed ?? 0)
  while (situation.deck !== undefined && state.unseen.length - state.closed > situation.deck)
    state.discard.push(...state.unseen.splice(0, 1))
  Object.assign(state, situation.more)
  run({ content, state, emit: null })
  return tableOf(game, state)
}

function equip(
  content: PrintingTables,
  state: State,
  situation: Situation,
  take: (name: CardName) => number,
): void {
  for (const [index, hero] of state.party.entries()) {
    hero.damage = situation.damage?.[index] ?? 0
    hero.stored = situation.stored?.[index] ?? 0
    put(state.supply, 3, -hero.stored)
    hero.items = (situation.items?.[index] ?? []).map(take)
    hero.skills = (situation.skills?.[index] ?? []).map(take)
    relearn(content, hero, 0)
  }
}

function closeDoors(state: State, count: number): void {
  const size = state.party.length === 4 ? 2 : 1
  const closed: Door = { open: false, cards: Array.from({ length: size }, () => -1) }
  state.doors = [...state.doors, ...Array.from({ length: count }, () => closed)]
  state.closed = count * size
}

function meet(state: State, card: number): void {
  const pair = state.party.slice(0, 2).map((_, hero) => hero)
  state.stack = [{ kind: 'landing' }, { kind: 'loot' }, { kind: 'encounter', card, pair }]
}

function fightOn(
  content: PrintingTables,
  state: State,
  { card, way = -1, dice, pair }: NonNullable<Situation['fight']>,
  take: (name: CardName) => number,
): void {
  const heroes = pair ?? state.party.slice(0, 2).map((_, hero) => hero)
  const fight = freshFight(card === undefined ? -1 : take(card), heroes)
  fight.way = way
  layChallenge(content, fight, challengeFor(content, state, fight))
  for (const [slot, text] of dice.entries()) {
    for (const name of text.split(' ').filter(part => part !== '')) {
      const kind = dieNamed(name)
      put(fight.pools[slot] ?? [], kind)
      put(state.supply, colourOf(kind), -1)
    }
  }
  state.fight = fight
  if (card === undefined) state.floor = 4
  state.stack =
    card === undefined
      ? [{ kind: 'round' }, { kind: 'fight' }]
      : [{ kind: 'landing' }, { kind: 'loot' }, { kind: 'fight' }]
}

function challengeFor(content: PrintingTables, state: State, fight: Fight): number {
  const { dungeon, floor } = state
  if (fight.card < 0) return content.challenges.boss(dungeon, state.boss)
  const encounter = content.cards[fight.card]?.encounter ?? -1
  const which = fight.way >= 0 ? fight.way : openDoors(state) + 1
  return content.challenges.room({ dungeon, floor, encounter }, which)
}

export function rolls(...values: number[]): string[] {
  return values.map(value => `die value=${value}`)
}

/** `S5` on box 2 by the first hero. */
export function lay(die: string, box: number, hero = 0): string {
  return `lay box=${box} die=${die} hero=${hero}`
}

/** The dice of a hero in the encounter, in words. */
export function diceOf(table: Table<State>, slot = 0): string {
  const { fight } = table.state
  const names: string[] = []
  for (const [kind, count] of (fight?.pools[slot] ?? []).entries())
    for (let left = count; left > 0; left--) names.push(nameOf(kind))
  return names.join(' ')
}

function nameOf(kind: number): string {
  return kind === 24 ? 'mana' : kind === 25 ? 'armor' : `${'SAMH'[Math.floor(kind / 6)]}${(kind % 6) + 1}`
}
