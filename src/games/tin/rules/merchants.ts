/** The stairwell: healing and merchants. T-24, T-40, T-43, T-110. */
import type { Book } from '../content/content-index.ts'
import { type Good, type State, type Step, type TinEmit, type Token, WELLS } from '../types.ts'
import { here } from './map.ts'
import { gain, healTo, lose } from './treasure.ts'

export type Paying = Extract<Step, { kind: 'pay' }>

export function isAtStairwell(book: Book, state: State): boolean {
  return here(state).tile === book.stairwell
}

/** T-24: only at level 1 or 2 and with at least two hearts lost. */
export function canHeal(state: State): boolean {
  return state.level <= 2 && state.maxHearts - state.hearts >= 2
}

export function heal(state: State, emit: TinEmit | null): void {
  const healed = healTo(state, state.maxHearts)
  emit?.({ kind: 'healed', healed })
}

function isGood(token: Token): token is Good {
  return typeof token === 'string' && token !== 'princess'
}

/** What a token is worth to a merchant. */
function worth(book: Book, token: Token): number {
  if (typeof token === 'number') return token
  return isGood(token) ? book.content.goods[token].trade : 0
}

function total(book: Book, tokens: readonly Token[]): number {
  return tokens.reduce((sum: number, token) => sum + worth(book, token), 0)
}

/** T-43: when no key can be had any more, the merchants have one all the same. */
function hasLastKey(state: State): boolean {
  const keyless = (tokens: readonly Token[]) => !tokens.includes('key')
  return (
    state.spentKeys > 0 &&
    keyless(state.pile) &&
    keyless(state.wells) &&
    state.rooms.every(room => keyless(room.floor))
  )
}

/** T-40, T-110: in stock, within the hero's means, and with a well for it, which a traded item may free. */
export function canBuy(book: Book, state: State, good: Good, means: number): boolean {
  if (!state.pile.includes(good) && !(good === 'key' && hasLastKey(state))) return false
  if (state.wells.length >= WELLS && !state.wells.some(isGood)) return false
  return means >= book.content.goods[good].price
}

/** What the hero could pay in all: gold and goods. */
export function meansOf(book: Book, state: State): number {
  return total(book, state.gold) + total(book, state.wells)
}

export function buy(state: State, good: Good): void {
  state.step = { kind: 'pay', good, gold: [], goods: [] }
}

/** What is paid beyond the price; less than nothing while something is due. */
function surplusOf(book: Book, { good, gold, goods }: Paying): number {
  return total(book, gold) + total(book, goods) - book.content.goods[good].price
}

/** T-110: once the price is met only what makes a well free is taken, so that no gold is given for nothing. */
export function payable(book: Book, state: State, step: Paying): Token[] {
  const goods = state.wells.filter(isGood)
  return surplusOf(book, step) < 0 ? [...state.gold, ...goods] : goods
}

/** One token at a time; the deal is closed as soon as the price is met and there is a well. No change is given. */
export function pay(book: Book, state: State, step: Paying, token: Token, emit: TinEmit | null): void {
  lose(state, token)
  emit?.({ kind: 'offered', token })
  const gold = typeof token === 'number' ? [...step.gold, token] : step.gold
  const goods = isGood(token) ? [...step.goods, token] : step.goods
  const paid = { ...step, gold, goods }
  state.step = paid
  const surplus = surplusOf(book, paid)
  if (surplus >= 0 && state.wells.length < WELLS) close(state, step.good, [...gold, ...goods], surplus, emit)
}

function close(state: State, good: Good, paid: readonly Token[], lost: number, emit: TinEmit | null): void {
  if (state.pile.includes(good)) state.pile.splice(state.pile.indexOf(good), 1)
  else state.spentKeys -= 1
  state.pile.push(...paid)
  state.wells.push(good)
  state.step = { kind: 'turn' }
  emit?.({ kind: 'bought', good, lost })
}

export function cancel(state: State, step: Paying, emit: TinEmit | null): void {
  for (const token of [...step.gold, ...step.goods]) gain(state, token)
  state.step = { kind: 'turn' }
  emit?.({ kind: 'cancelled' })
}
