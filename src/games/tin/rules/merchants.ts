/** The stairwell: healing and merchants. T-24, T-40, T-43, T-110. */
import type { ContentIndex } from '../content/content-index.ts'
import { LAST_LEVEL_TO_REST, LOST_TO_REST, WELLS } from '../content/numbers.ts'
import type { ActionOf, Good, State, StepOf, Token, Why } from '../types.ts'
import type { Play } from './play.ts'
import { during, here } from './state.ts'
import { gain, healTo, lose } from './treasure.ts'

type Paying = StepOf<'pay'>

export function isAtStairwell(content: ContentIndex, state: State): boolean {
  return here(state).tile === content.stairwell
}

/** T-24: only at the first levels and with some hearts lost. */
export function whyNotHeal({ level, hearts, maxHearts }: State): Why | null {
  if (hearts === maxHearts) return 'unhurt'
  if (level > LAST_LEVEL_TO_REST) return 'restLevel'
  return maxHearts - hearts < LOST_TO_REST ? 'restLost' : null
}

export function heal({ state, emit }: Play): void {
  const healed = healTo(state, state.maxHearts)
  emit?.({ kind: 'healed', healed })
}

function isGood(token: Token): token is Good {
  return typeof token === 'string' && token !== 'princess'
}

/** What a token is worth to a merchant. */
function worth(content: ContentIndex, token: Token): number {
  if (typeof token === 'number') return token
  return isGood(token) ? content.goods[token].trade : 0
}

function total(content: ContentIndex, tokens: readonly Token[]): number {
  return tokens.reduce((sum: number, token) => sum + worth(content, token), 0)
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

/** T-40: in stock and within the hero's means. Of full wells the princess fills one, so one can be freed (T-110). */
export function whyNotBuy(content: ContentIndex, state: State, good: Good, means: number): Why | null {
  if (!state.pile.includes(good) && !(good === 'key' && hasLastKey(state))) return 'soldOut'
  return means < content.goods[good].price ? 'tooDear' : null
}

/** What the hero could pay in all: gold and goods. */
export function meansOf(content: ContentIndex, state: State): number {
  return total(content, state.gold) + total(content, state.wells)
}

export function buy({ state, emit }: Play, { good }: ActionOf<'buy'>): void {
  state.step = { kind: 'pay', good, gold: [], goods: [] }
  emit?.({ kind: 'asked', good })
}

/** What is paid beyond the price; less than nothing while something is due. */
function surplusOf(content: ContentIndex, { good, gold, goods }: Paying): number {
  return total(content, gold) + total(content, goods) - content.goods[good].price
}

/** T-110: once the price is met only what makes a well free is taken, so that no gold is given for nothing. */
export function payable(content: ContentIndex, state: State, step: Paying): Token[] {
  const goods = state.wells.filter(isGood)
  return surplusOf(content, step) < 0 ? [...state.gold, ...goods] : goods
}

/** One token at a time; the deal is closed as soon as the price is met and there is a well. No change is given. */
export function pay(play: Play, { token }: ActionOf<'pay'>): void {
  const { content, state, emit } = play
  const step = during(state, 'pay')
  lose(state, token)
  emit?.({ kind: 'offered', token })
  const gold = typeof token === 'number' ? [...step.gold, token] : step.gold
  const goods = isGood(token) ? [...step.goods, token] : step.goods
  const paid = { ...step, gold, goods }
  state.step = paid
  const surplus = surplusOf(content, paid)
  if (surplus >= 0 && state.wells.length < WELLS) close(play, paid, surplus)
}

function close({ state, emit }: Play, { good, gold, goods }: Paying, lost: number): void {
  if (state.pile.includes(good)) state.pile.splice(state.pile.indexOf(good), 1)
  else state.spentKeys -= 1
  state.pile.push(...gold, ...goods)
  state.wells.push(good)
  state.step = { kind: 'turn' }
  emit?.({ kind: 'bought', good, lost })
}

export function cancel({ state, emit }: Play): void {
  const { gold, goods } = during(state, 'pay')
  for (const token of [...gold, ...goods]) gain(state, token)
  state.step = { kind: 'turn' }
  emit?.({ kind: 'cancelled' })
}
