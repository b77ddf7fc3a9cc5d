/** The party and its cards: shared by rules, view, advice. */
import { type CardFact, type Challenge, type Ground, type PrintingTables } from '../content/content-index.ts'
import type {
  Ability,
  CardId,
  Fight,
  Hero,
  HeroCard,
  LevelCard,
  Powers,
  Side,
  SideName,
  State,
} from '../types.ts'
import { FLOORS } from '../types.ts'

export function cardOf(content: PrintingTables, card: number): CardFact {
  const found = content.cards[card]
  if (!found) throw new Error(`There is no card ${card}`)
  return found
}

/** The place of the card with this id; throws for our own bugs. */
export function placeOf(content: PrintingTables, id: CardId): number {
  const place = content.places.get(id)
  if (place === undefined) throw new Error(`There is no card "${id}"`)
  return place
}

export function abilityOf(content: PrintingTables, ability: number): Ability {
  const found = content.abilities[ability]
  if (!found) throw new Error(`There is no ability ${ability}`)
  return found
}

export function heroAt(state: State, index: number): Hero {
  const hero = state.party[index]
  if (!hero) throw new Error(`There is no hero ${index}`)
  return hero
}

export function heroCard(content: PrintingTables, hero: Hero): HeroCard {
  const card = content.printing.heroes[hero.card]
  if (!card) throw new Error(`There is no hero card ${hero.card}`)
  return card
}

/** The id of the hero at this place of the party. */
export function heroId(content: PrintingTables, state: State, index: number): string {
  return heroCard(content, heroAt(state, index)).id
}

/** O-01: one hero uses the 1P sides, two and four the 2P sides. */
export function sideName(state: State): SideName {
  return state.party.length === 1 ? 'one' : 'two'
}

export function sideOf(content: PrintingTables, state: State, hero: Hero): Side {
  return heroCard(content, hero)[sideName(state)]
}

/** Below the last floor. */
export function isAtBoss(state: State): boolean {
  return state.floor > FLOORS
}

export function isFour(state: State): boolean {
  return state.party.length === 4
}

export function seatOf(state: State, hero: number): number {
  return state.seats === 1 ? 0 : hero
}

export function healthOf(content: PrintingTables, state: State, hero: Hero): number {
  let health = sideOf(content, state, hero).health
  for (const card of hero.items) health += cardOf(content, card).item.health
  return health + hero.powers.health
}

/** How many dice of a colour (0 to 2) the hero claims: icons on hero card and items. */
export function statOf(content: PrintingTables, state: State, hero: Hero, colour: number): number {
  const stat = colour === 0 ? 'S' : colour === 1 ? 'A' : 'M'
  let count = sideOf(content, state, hero).stats[stat]
  for (const card of hero.items) if (cardOf(content, card).item.stat === stat) count += 1
  return count
}

/** What always works, added up over the party: several heroes' talents add up (O-220). */
export function partyPower(state: State, name: Exclude<keyof Powers, 'stealth'>): number {
  let total = 0
  for (const hero of state.party) total += hero.powers[name]
  return total
}

export function levelCard(content: PrintingTables, state: State): LevelCard {
  const card = content.printing.levels[state.level - 1]
  if (!card) throw new Error(`There is no level ${state.level}`)
  return card
}

export function limitOf(content: PrintingTables, state: State, what: 'items' | 'skills'): number {
  return levelCard(content, state)[what][sideName(state)]
}

export function isLastLevel(content: PrintingTables, state: State): boolean {
  return state.level >= content.printing.levels.length
}

/** O-83, O-84, O-96: what the next level costs; at the last level, a potion token. */
export function levelCost(content: PrintingTables, state: State): number {
  const { cost } = levelCard(content, state)
  if (isLastLevel(content, state)) return cost
  return Math.max(1, cost * (isFour(state) ? 2 : 1) - partyPower(state, 'knowledge'))
}

export function xpOf(content: PrintingTables, state: State): number {
  return state.xp.reduce((sum, card) => sum + cardOf(content, card).xp, 0)
}

export function groundOf(content: PrintingTables, state: State): Ground {
  const ground = content.grounds[state.dungeon]?.[state.floor - 1]
  if (!ground) throw new Error(`There is no floor ${state.floor}`)
  return ground
}

export function bossHealth(content: PrintingTables, state: State): number {
  const boss = content.printing.dungeons[state.dungeon]?.boss
  return (boss?.health ?? 0) * (isFour(state) ? 2 : 1)
}

/** How many cards the deck itself has, without those behind closed doors. */
export function deckSize(state: State): number {
  return state.unseen.length - state.closed + state.top.length
}

/** O-207. */
export function stairsShow(state: State): boolean {
  return deckSize(state) === 0
}

export function openDoors(state: State): number {
  return state.doors.reduce((count, door) => count + (door.open ? 1 : 0), 0)
}

/** The encounter in progress; throws for our own bugs. */
export function fightOf(state: State): Fight {
  if (!state.fight) throw new Error('There is no encounter')
  return state.fight
}

export function challengeOf(content: PrintingTables, fight: Fight): Challenge {
  const challenge = content.challenges.at(fight.challenge)
  if (!challenge) throw new Error('No way was chosen yet')
  return challenge
}

export function poolOf(fight: Fight, slot: number): number[] {
  const pool = fight.pools[slot]
  if (!pool) throw new Error(`There is no hero in slot ${slot}`)
  return pool
}

export function slotOf(fight: Fight, hero: number): number {
  return fight.pair.indexOf(hero)
}

/** The potion types the party knows besides Healing, as abilities. */
export function knownPotions(content: PrintingTables, state: State): number[] {
  return state.potions.map(card => cardOf(content, card).potion)
}

export function knows(content: PrintingTables, state: State, potion: number): boolean {
  return state.potions.some(card => cardOf(content, card).potion === potion)
}

/** The first of the two pairs that four heroes split into. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

export function othersOf(pair: readonly number[]): number[] {
  return [0, 1, 2, 3].filter(hero => !pair.includes(hero))
}
