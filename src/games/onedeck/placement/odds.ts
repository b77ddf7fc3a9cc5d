/**
 * What to expect of an encounter before going in: damage and time when the dice are placed best. All rolls are gone
 * through where they are few; otherwise some are sampled, and the error says how far to trust the means.
 */

import type { Rng } from '../../../engine/types.ts'
import type { Sheet } from '../book.ts'
import { emptyPool, HEROIC, kindOf, SUPPLY } from '../dice.ts'
import type { DeckView, HeroView } from '../view/types.ts'
import { type Problem, type Tool, WEIGHTS } from './problem.ts'
import { bestPlacement } from './search.ts'

export interface Odds {
  /** How likely each harm is. */
  readonly outcomes: readonly { readonly damage: number; readonly time: number; readonly p: number }[]
  readonly damage: number
  readonly time: number
  /** The mean of the weighed harm. */
  readonly cost: number
  /** Standard errors of the means; 0 when every roll was gone through. */
  readonly damageError: number
  readonly timeError: number
  readonly isExact: boolean
}

/** So many rolls are sampled where there are more than can be gone through: some 25 ms, 150 at the worst. */
const ROLLS = 80
const POINTS = 60

/**
 * Against these boxes, with these heroes of the party; up-front costs are not counted. Going through every roll is
 * worth twice the work of sampling some.
 */
export function oddsOf(
  view: DeckView,
  sheet: Sheet,
  heroes: readonly number[],
  rng: Rng,
  rolls = ROLLS,
): Odds {
  const cup = cupOf(view, sheet, heroes)
  const listed = countOf(cup) <= 2 * rolls ? everyRoll(cup) : null
  const tries =
    listed ?? Array.from({ length: rolls }, () => ({ dice: cup.map(() => rng.below(6) + 1), p: 1 / rolls }))
  const found = tries.map(({ dice, p }) => ({ ...harmOfRoll(view, sheet, heroes, cup, dice), p }))
  const mean = (of: (one: (typeof found)[number]) => number) =>
    found.reduce((sum, one) => sum + of(one) * one.p, 0)
  const damage = mean(one => one.damage)
  const time = mean(one => one.time)
  const error = (square: number) => (listed ? 0 : Math.sqrt(Math.max(0, square) / rolls))
  return {
    outcomes: merged(found),
    damage,
    time,
    cost: mean(one => one.cost),
    damageError: error(mean(one => one.damage ** 2) - damage ** 2),
    timeError: error(mean(one => one.time ** 2) - time ** 2),
    isExact: listed !== null,
  }
}

/** How much more a hero can take. */
export function left(hero: HeroView | undefined): number {
  return hero ? hero.health - hero.damage : 0
}

/** O-51: damage is split evenly, so a pair falls once the weaker half of it is too much. */
export function limitOf(view: DeckView, heroes: readonly number[]): number {
  return Math.min(...heroes.map(hero => left(view.party[hero]))) * heroes.length
}

/** How likely it is that the damage reaches this limit. */
export function riskOf({ outcomes }: Odds, limit: number): number {
  return outcomes.reduce((sum, { damage, p }) => (damage >= limit ? sum + p : sum), 0)
}

interface Claimed {
  readonly slot: number
  readonly colour: number
}

/** The dice that would be rolled: claimed ones and the bonus, as far as the supply goes. */
function cupOf(view: DeckView, sheet: Sheet, heroes: readonly number[]): Claimed[] {
  const cup: Claimed[] = []
  const left = [...SUPPLY]
  const take = (slot: number, colour: number) => {
    if ((left[colour] ?? 0) === 0) return
    left[colour] = (left[colour] ?? 0) - 1
    cup.push({ slot, colour })
  }
  for (const [slot, hero] of heroes.entries()) {
    for (let colour = 0; colour < HEROIC; colour++) {
      if (sheet.scene === 'peril' && sheet.boxes[0]?.colour !== colour) continue
      for (let count = view.party[hero]?.stats[colour] ?? 0; count > 0; count--) take(slot, colour)
    }
  }
  for (let bonus = 0; bonus < view.level.bonus; bonus++) take(0, HEROIC)
  return cup
}

/** How many different rolls there are when dice of one hero and colour are alike. */
function countOf(cup: readonly Claimed[]): number {
  return groupsOf(cup).reduce((product, group) => product * waysOf(group.length).length, 1)
}

function groupsOf(cup: readonly Claimed[]): number[][] {
  const groups = new Map<number, number[]>()
  for (const [at, { slot, colour }] of cup.entries()) {
    const key = slot * 4 + colour
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  return [...groups.values()]
}

/** Every sorted roll of some dice with how likely it is. */
function waysOf(count: number): { dice: number[]; p: number }[] {
  if (count === 0) return [{ dice: [], p: 1 }]
  if (count > 7) return Array.from({ length: 100_000 }, () => ({ dice: [], p: 0 }))
  const found: { dice: number[]; p: number }[] = []
  const walk = (dice: number[], least: number): void => {
    if (dice.length === count) found.push({ dice, p: chanceOf(dice) })
    else for (let value = least; value <= 6; value++) walk([...dice, value], value)
  }
  walk([], 1)
  return found
}

function chanceOf(dice: readonly number[]): number {
  let orders = 1
  let run = 0
  for (const [at, value] of dice.entries()) {
    run = value === dice[at - 1] ? run + 1 : 1
    orders = (orders * (at + 1)) / run
  }
  return orders / 6 ** dice.length
}

function everyRoll(cup: readonly Claimed[]): { dice: number[]; p: number }[] {
  return groupsOf(cup).reduce<{ dice: number[]; p: number }[]>(
    (rolls, group) =>
      rolls.flatMap(roll =>
        waysOf(group.length).map(way => {
          const dice = roll.dice.slice()
          for (const [at, place] of group.entries()) dice[place] = way.dice[at] ?? 1
          return { dice, p: roll.p * way.p }
        }),
      ),
    [{ dice: cup.map(() => 1), p: 1 }],
  )
}

function harmOfRoll(
  view: DeckView,
  sheet: Sheet,
  heroes: readonly number[],
  cup: readonly Claimed[],
  dice: readonly number[],
) {
  const { burden } = sheet
  const pools = heroes.map(emptyPool)
  const supply = [...SUPPLY]
  let split = 0
  for (const [at, { slot, colour }] of cup.entries()) {
    const rolled = dice[at] ?? 1
    if (rolled === burden.timeFor) split += 1
    if ((burden.discards & (1 << rolled)) !== 0) continue
    const value = burden.weakens && colour === HEROIC ? Math.max(1, rolled - 1) : rolled
    const pool = pools[slot]
    const kind = kindOf(colour, value)
    if (pool) pool[kind] = (pool[kind] ?? 0) + 1
    supply[colour] = (supply[colour] ?? 0) - 1
  }
  const { damage, time, cost } = bestPlacement(problemFor(view, sheet, heroes, pools, supply), POINTS)
  return { damage, time: time + split, cost: cost + split * WEIGHTS.time }
}

function problemFor(
  view: DeckView,
  sheet: Sheet,
  heroes: readonly number[],
  pools: number[][],
  supply: number[],
): Problem {
  return {
    sheet,
    heroes,
    pools,
    supply,
    powers: heroes.flatMap(hero => view.party[hero]?.powers ?? []),
    soft: 0,
    sums: sheet.boxes.map(() => 0),
    full: 0,
    once: 0,
    noDamage: 0,
    noTime: 0,
    crafty: 0,
    tools: toolsOf(view, sheet, heroes),
    tokens: 0,
    weights: WEIGHTS,
  }
}

function toolsOf(view: DeckView, sheet: Sheet, heroes: readonly number[]): Tool[] {
  return heroes.flatMap((hero, slot) =>
    (view.party[hero]?.deeds ?? [])
      .filter(deed => deed.scenes.includes(sheet.scene))
      .map(deed => ({ slot, deed, isPotion: false })),
  )
}

function merged(found: readonly { damage: number; time: number; p: number }[]): Odds['outcomes'] {
  const sums = new Map<string, { damage: number; time: number; p: number }>()
  for (const { damage, time, p } of found) {
    const key = `${damage}/${time}`
    sums.set(key, { damage, time, p: (sums.get(key)?.p ?? 0) + p })
  }
  return [...sums.values()].toSorted((a, b) => a.damage - b.damage || a.time - b.time)
}
