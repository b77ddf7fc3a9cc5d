import { type Book } from '../book.ts'
import { num } from '../lists.ts'
import { type Hero, NONE, type Options, SPELLS, type State } from '../types.ts'
import { push } from './play.ts'

/** The table before the first roll: everything in its pile (D-03), nobody on the board. */
export function setUp(book: Book, options: Options): State {
  const { monsters, treasures, spells } = book.content
  const lairs = book.lairs.length
  const state: State = {
    mode: options.mode,
    huntLevel: options['hunt.level'],
    turnLimit: options.turnLimit,
    heroes: Array.from({ length: options.players }, newcomer),
    turn: 0,
    first: options.players === 1 ? 0 : NONE,
    round: 1,
    left: 0,
    steps: 0,
    hasCast: false,
    hasPeeked: false,
    isIdle: true,
    isHome: false,
    espAt: NONE,
    rolls: filled(options.players, 0),
    cleared: filled(lairs, 0),
    monster: filled(lairs, NONE),
    laid: filled(lairs, NONE),
    lies: filled(lairs, 0),
    numbers: [],
    drops: [],
    monsterPile: monsters.map(card => card.copies),
    monsterDiscard: filled(monsters.length, 0),
    treasurePile: treasures.map(card => card.copies),
    spellPile: SPELLS.map(spell => spells[spell]),
    spellDiscard: [0, 0, 0],
    target: NONE,
    hunter: NONE,
    hunterAt: NONE,
    hunterUp: false,
    stack: [],
    outcome: null,
  }
  push(state, 'start')
  return state
}

function newcomer(): Hero {
  return {
    hero: NONE,
    at: NONE,
    lost: 0,
    doors: 0,
    sword: NONE,
    bonus: 0,
    goods: [],
    spells: [0, 0, 0],
    book: 0,
    trail: [],
    deaths: 0,
  }
}

function filled(length: number, value: number): number[] {
  const list: number[] = []
  for (let index = 0; index < length; index++) list.push(value)
  return list
}

/** Written out by hand because it is what search spends its time on. Lists are never changed, so they are shared. */
export function cloneState(state: State): State {
  const { outcome } = state
  return {
    mode: state.mode,
    huntLevel: state.huntLevel,
    turnLimit: state.turnLimit,
    heroes: cloneHeroes(state.heroes),
    turn: state.turn,
    first: state.first,
    round: state.round,
    left: state.left,
    steps: state.steps,
    hasCast: state.hasCast,
    hasPeeked: state.hasPeeked,
    isIdle: state.isIdle,
    isHome: state.isHome,
    espAt: state.espAt,
    rolls: state.rolls,
    cleared: state.cleared,
    monster: state.monster,
    laid: state.laid,
    lies: state.lies,
    numbers: state.numbers,
    drops: state.drops,
    monsterPile: state.monsterPile,
    monsterDiscard: state.monsterDiscard,
    treasurePile: state.treasurePile,
    spellPile: state.spellPile,
    spellDiscard: state.spellDiscard,
    target: state.target,
    hunter: state.hunter,
    hunterAt: state.hunterAt,
    hunterUp: state.hunterUp,
    // Frames are never changed, only replaced, so they can be shared.
    stack: state.stack.slice(),
    outcome: outcome === null ? null : { winners: outcome.winners.slice(), reason: outcome.reason },
  }
}

function cloneHeroes(heroes: readonly Hero[]): Hero[] {
  const copies: Hero[] = []
  for (const hero of heroes) {
    copies.push({
      hero: hero.hero,
      at: hero.at,
      lost: hero.lost,
      doors: hero.doors,
      sword: hero.sword,
      bonus: hero.bonus,
      goods: hero.goods,
      spells: hero.spells,
      book: hero.book,
      trail: hero.trail,
      deaths: hero.deaths,
    })
  }
  return copies
}

/** 61 monsters, 80 treasures and 24 spells, wherever they lie. */
export function countComponents(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const add = (what: string, count: number) => {
    if (count !== 0) counts[what] = (counts[what] ?? 0) + count
  }
  const here = (list: readonly number[], name: (card: number) => string) => {
    for (const card of list) if (card !== NONE) add(name(card), 1)
  }
  const monster = (card: number) => `monster ${card}`
  const treasure = (card: number) => `treasure ${card}`
  for (const [card, count] of state.monsterPile.entries())
    add(monster(card), count + num(state.monsterDiscard, card))
  here([...state.monster, state.hunter], monster)
  for (const [card, count] of state.treasurePile.entries()) add(treasure(card), count)
  here(state.laid, treasure)
  here(
    state.drops.filter((_, index) => index % 2 === 1),
    treasure,
  )
  for (const hero of state.heroes) here(hero.goods, treasure)
  for (const [index, spell] of SPELLS.entries()) {
    const held = state.heroes.reduce((sum, hero) => sum + num(hero.spells, index), 0)
    add(spell, num(state.spellPile, index) + num(state.spellDiscard, index) + held)
  }
  return counts
}
