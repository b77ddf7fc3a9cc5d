/** Copies of a state, what it is made of, and plain questions about it. */
import { type ContentIndex, num, WIZARD } from '../content/content-index.ts'
import { type Hero, HUNTER, NONE, SPELLS, type State } from '../types.ts'

/** Written out by hand because it is what search spends its time on. Lists are never changed, so they are shared. */
export function clone(state: State): State {
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
    orientations: state.orientations,
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
export function components(state: State): Readonly<Record<string, number>> {
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

export function heroOf(state: State, seat: number): Hero {
  const hero = state.heroes[seat]
  if (!hero) throw new Error(`There is no seat ${seat}`)
  return hero
}

/** The hero whose turn it is. */
export function acting(state: State): Hero {
  return heroOf(state, state.turn)
}

export function classOf(content: ContentIndex, hero: Hero): number {
  return num(content.classOf, hero.hero)
}

export function isWizard(content: ContentIndex, hero: Hero): boolean {
  return hero.hero !== NONE && classOf(content, hero) === WIZARD
}

/** The card of a foe: the space of a lair, or HUNTER. */
export function foeCard(content: ContentIndex, state: State, foe: number): number {
  return foe === HUNTER ? state.hunter : num(state.monster, num(content.lair, foe))
}

/** Every treasure counts, in hand or face up, swords too (D-64, D-111). */
export function goldOf(content: ContentIndex, hero: Hero): number {
  let gold = 0
  for (const card of hero.goods) gold += num(content.value, card)
  return gold
}

function isPower(content: ContentIndex, card: number): boolean {
  return content.power[card] !== null && content.power[card] !== 'magic sword'
}

/**
 * Powers and the sword in play lie face up; all else is hidden in hand (D-41, D-64, D-116). The sword stands last: its
 * place among the others would tell whether an equal one is hidden before them.
 */
export function shownOf(content: ContentIndex, { goods, sword }: Hero): number[] {
  return [...goods.filter(card => isPower(content, card)), ...(sword === NONE ? [] : [sword])]
}

/** The cards in hand, which nobody else knows. */
export function handOf(content: ContentIndex, { goods, sword }: Hero): number[] {
  const inPlay = goods.indexOf(sword)
  return goods.filter((card, index) => !isPower(content, card) && index !== inPlay)
}
