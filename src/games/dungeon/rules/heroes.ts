/** Set-up: who goes first, heroes, spells, and what the solo variants lay out (D-01 to D-05, D-80, D-82, D-107, D-120). */

import { act } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idOrNull, positionOf } from '../content/ids.ts'
import { type Action, type ActionOf, type Hero, NONE, SPELLS, type State } from '../types.ts'
import { isEmpty } from './cards.ts'
import { put } from './lists.ts'
import { by, type Play } from './play.ts'
import { isHunterMissing, summonHunter } from './solo/hunter.ts'
import { isLeft, spellCount, takeSpell } from './spellbook.ts'
import { pop, push, top } from './stack.ts'
import { acting, heroOf, isWizard } from './state.ts'
import { beginTurn } from './turn.ts'

const OUT = -1
const BOOK_BASE = 6

/** The next thing that set-up needs; the first turn when there is none. */
export function prepare(play: Play): void {
  const { content, state } = play
  if (state.first === NONE) return push(state, 'first')
  if (state.mode === 'hunt' && state.target === NONE && !isEmpty(state.treasurePile, targets(content, state)))
    return push(state, 'target')
  if (isHunterMissing(play)) return summonHunter(play)
  for (const step of ['choose', 'book', 'learn'] as const) {
    const seat = nextFor(play, step)
    if (seat === NONE) continue
    state.turn = seat
    return push(state, step, NONE, step === 'choose' ? NONE : 0)
  }
  pop(state)
  state.turn = state.first
  beginTurn(play)
}

/** The seat to be asked, counted from the first player to the left; NONE when everybody is served. */
function nextFor({ content, state }: Play, step: 'choose' | 'book' | 'learn'): number {
  const count = state.heroes.length
  let chosen = NONE
  let fewest = Number.MAX_SAFE_INTEGER
  for (let offset = 0; offset < count; offset++) {
    const seat = (state.first + offset) % count
    const hero = heroOf(state, seat)
    if (step === 'choose' && hero.hero === NONE) return seat
    if (step === 'book' && isWizard(content, hero) && hero.book === 0) return seat
    // D-107: by turns from the earlier in play means the one with fewer spells, the earlier where equal.
    if (step === 'learn' && canLearn(content, state, hero) && spellCount(hero) < fewest) {
      chosen = seat
      fewest = spellCount(hero)
    }
  }
  return chosen
}

function targets(content: ContentIndex, state: State): readonly number[] {
  return content.treasuresOf[state.huntLevel] ?? []
}

/** D-01, D-120: those tied for the highest roll again; till then what was rolled stays on the table. */
export function rollFirst({ state, emit }: Play, { a, b }: ActionOf<'dice'>): void {
  const rolls = state.rolls.includes(0) ? state.rolls : tiedOnly(state.rolls)
  state.rolls = put(rolls, state.turn, a + b)
  emit?.({ kind: 'rolledFirst', seat: state.turn, a, b })
  const waiting = state.rolls.indexOf(0)
  if (waiting !== NONE) {
    state.turn = waiting
    return
  }
  const highest = Math.max(...state.rolls)
  const tied = [...state.rolls.keys()].filter(seat => state.rolls[seat] === highest)
  state.turn = num(tied, 0)
  if (tied.length === 1) {
    pop(state)
    state.first = state.turn
    emit?.({ kind: 'goesFirst', seat: state.turn })
    return
  }
  emit?.({ kind: 'tied', seats: tied })
}

/** Everybody has rolled and nobody is first: the highest have still to roll, the others are out. */
function tiedOnly(rolls: readonly number[]): readonly number[] {
  const highest = Math.max(...rolls)
  return rolls.map(roll => (roll === highest ? 0 : OUT))
}

/** D-01, D-33: any hero nobody has; a killed one only when no other is free. */
export function heroOffers(content: ContentIndex, state: State): Action[] {
  const dead = top(state).n
  const offers = content.actions.hero.filter(
    (_, hero) => hero !== dead && !state.heroes.some(other => other.hero === hero),
  )
  return offers.length > 0 ? offers : [act(content.actions.hero, dead)]
}

export function chooseHero(play: Play, action: ActionOf<'hero'>): void {
  const { content, state, emit } = play
  const { n: dead } = pop(state)
  const hero = acting(state)
  hero.hero = positionOf(content.heroIds, action.hero)
  hero.at = content.hall
  emit?.({ kind: 'tookHero', ...by(play), target: idOrNull(content.treasureIds, state.target) })
  // D-33: in mid-game a new Wizard rolls and chooses at once; at set-up both roll first (D-107).
  if (state.stack[0]?.step !== 'start' && dead !== NONE && isWizard(content, hero))
    push(state, 'book', NONE, 1)
}

export function rollBook(play: Play, action: ActionOf<'die'>): void {
  const { content, state, emit } = play
  const { n: isInPlay } = pop(state)
  const hero = acting(state)
  hero.book = action.value + BOOK_BASE
  emit?.({ kind: 'rolledBook', ...by(play), book: hero.book })
  if (isInPlay === 1 && canLearn(content, state, hero)) push(state, 'learn', NONE, 1)
}

function canLearn(content: ContentIndex, state: State, hero: Hero): boolean {
  return (
    isWizard(content, hero) && spellCount(hero) < hero.book && SPELLS.some((_, spell) => isLeft(state, spell))
  )
}

export function learnOffers(content: ContentIndex, state: State): Action[] {
  return content.actions.learn.filter((_, spell) => isLeft(state, spell))
}

export function learn(play: Play, action: ActionOf<'learn'>): void {
  const { content, state, emit } = play
  const { n: isInPlay } = pop(state)
  const hero = acting(state)
  takeSpell(state, hero, action.spell)
  emit?.({ kind: 'learnt', ...by(play), spell: action.spell })
  if (isInPlay === 1 && canLearn(content, state, hero)) push(state, 'learn', NONE, 1)
}
