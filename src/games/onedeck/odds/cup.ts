/** The dice that would be rolled, and every way they may fall. */
import type { Challenge } from '../content/content-index.ts'
import { HEROIC } from '../types/dice.ts'
import type { Fighter } from './trial.ts'

export interface Claimed {
  readonly slot: number
  readonly colour: number
}

export interface Throw {
  readonly dice: readonly number[]
  readonly p: number
}

/** O-21 to O-24: claimed dice and the bonus, as far as the supply goes, and the stored ones. */
export function cupOf(
  challenge: Challenge,
  fighters: readonly Fighter[],
  bonus: number,
  supply: readonly number[],
): Claimed[] {
  const cup: Claimed[] = []
  const left = [...supply]
  const take = (slot: number, colour: number, count: number) => {
    for (let more = Math.min(count, left[colour] ?? 0); more > 0; more--) {
      left[colour] = (left[colour] ?? 0) - 1
      cup.push({ slot, colour })
    }
  }
  for (const [slot, { stats }] of fighters.entries()) {
    for (let colour = 0; colour < HEROIC; colour++) {
      if (challenge.scene !== 'peril' || challenge.boxes[0]?.colour === colour)
        take(slot, colour, stats[colour] ?? 0)
    }
  }
  take(0, HEROIC, bonus)
  const stored = fighters.flatMap((fighter, slot) =>
    Array.from({ length: fighter.stored }, () => ({ slot, colour: HEROIC })),
  )
  return [...cup, ...stored]
}

/** How many different rolls there are when dice of one hero and colour are alike. */
export function countOf(cup: readonly Claimed[]): number {
  return groupsOf(cup).reduce((product, { length }) => product * sortedRolls(length), 1)
}

/** Sorted rolls of so many dice: of six values with repetition. */
function sortedRolls(dice: number): number {
  let count = 1
  for (let more = 1; more <= 5; more++) count = (count * (dice + more)) / more
  return count
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
function waysOf(count: number): Throw[] {
  const found: Throw[] = []
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

export function everyRoll(cup: readonly Claimed[]): Throw[] {
  return groupsOf(cup).reduce<Throw[]>(
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
