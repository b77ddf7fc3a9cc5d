/**
 * How the lairs look to a hero, as long as it only walks and no card moves. Lists of a state are replaced, never changed:
 * the same list tells that nothing in it has.
 */
import { type Choice, choiceOf } from './goals.ts'
import type { Table } from './known.ts'
import type { Look } from './look.ts'

/** What lies where: all that is read of it. */
type Lying = Pick<
  Table,
  | 'mode'
  | 'target'
  | 'cleared'
  | 'monster'
  | 'laid'
  | 'orientations'
  | 'numbers'
  | 'drops'
  | 'monsterPile'
  | 'monsterDiscard'
  | 'hunter'
  | 'hunterUp'
>

/** The last look, what lay where then, and what came of it. */
interface Seen {
  readonly look: Look
  readonly lying: Lying
  readonly choice: Choice
}

let last: Seen | null = null

export function lastingChoice(look: Look): Choice {
  if (last !== null && isSameHero(last.look, look) && isSameTable(last.lying, look.state)) return last.choice
  last = { look, lying: lyingOn(look.state), choice: choiceOf(look) }
  return last.choice
}

/** A state goes on changing, so its lists are kept. */
function lyingOn(state: Table): Lying {
  return {
    mode: state.mode,
    target: state.target,
    cleared: state.cleared,
    monster: state.monster,
    laid: state.laid,
    orientations: state.orientations,
    numbers: state.numbers,
    drops: state.drops,
    monsterPile: state.monsterPile,
    monsterDiscard: state.monsterDiscard,
    hunter: state.hunter,
    hunterUp: state.hunterUp,
  }
}

/** For whom a lair is worth as much and as hard. */
function isSameHero(one: Look, other: Look): boolean {
  return (
    one.judge === other.judge &&
    one.seat === other.seat &&
    one.hands === other.hands &&
    one.need === other.need &&
    one.turn === other.turn &&
    one.miss === other.miss &&
    one.treasure === other.treasure &&
    one.fireballs === other.fireballs &&
    one.lightnings === other.lightnings
  )
}

function isSameTable(one: Lying, other: Lying): boolean {
  return (
    one.mode === other.mode &&
    one.target === other.target &&
    one.cleared === other.cleared &&
    one.monster === other.monster &&
    one.laid === other.laid &&
    one.orientations === other.orientations &&
    one.numbers === other.numbers &&
    one.drops === other.drops &&
    one.monsterPile === other.monsterPile &&
    one.monsterDiscard === other.monsterDiscard &&
    one.hunter === other.hunter &&
    one.hunterUp === other.hunterUp
  )
}
