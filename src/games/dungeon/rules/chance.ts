/** What dice and cards can do now: every outcome with its weight, and one of them by chance. */
import type { Rng, Weighted } from '../../../engine/types.ts'
import { act, DICE, DICE_ODDS, DIE, DIE_ODDS } from '../acts.ts'
import { type Book, num } from '../book.ts'
import { isChance, SOURCES } from '../steps.ts'
import { type DungeonAction, type Frame, LEVELS, type State } from '../types.ts'
import { hunterCards } from './cards.ts'
import { acting, top } from './play.ts'
import { nearer } from './solo/hunter.ts'

/** Cards that may come, how many of each, and the actions that name them. */
interface Pool {
  readonly cards: readonly number[]
  readonly count: (card: number) => number
  readonly acts: readonly DungeonAction[]
}

function poolOf(book: Book, state: State, frame: Frame): Pool {
  const { acts } = book
  const level = num(book.level, frame.at)
  const one = () => 1
  const left = (card: number) => num(state.monsterPile, card)
  const inPile = (card: number) => num(state.treasurePile, card)
  if (frame.step === 'hunter') return { cards: hunterCards(book), count: left, acts: acts.monster }
  if (frame.step === 'lair') return { cards: book.rooms[LEVELS] ?? [], count: one, acts: acts.lair }
  if (frame.step === 'prowl') return { cards: nearer(book, state), count: one, acts: acts.prowl }
  if (frame.step === 'reveal' || frame.step === 'peek')
    return { cards: book.monstersOf[level] ?? [], count: left, acts: acts.monster }
  if (frame.step === 'drop') return dropPool(book, state)
  const from = frame.step === 'target' ? state.huntLevel : level
  return { cards: book.treasuresOf[from] ?? [], count: inPile, acts: acts.treasure }
}

/** Every card carried is as likely as every other, so two equal ones weigh double (D-37). */
function dropPool(book: Book, state: State): Pool {
  const { goods } = acting(state)
  const kinds = [...new Set(goods)].toSorted((a, b) => a - b)
  return { cards: kinds, count: kind => goods.filter(card => card === kind).length, acts: book.acts.drop }
}

export function listOutcomes(book: Book, state: State): readonly Weighted<DungeonAction>[] {
  const frame = top(state)
  if (!isChance(frame.step)) return []
  const source = SOURCES[frame.step]
  if (source === 'dice') return DICE_ODDS
  if (source === 'die') return DIE_ODDS
  const { cards, count, acts } = poolOf(book, state, frame)
  const total = cards.reduce((sum, card) => sum + count(card), 0)
  return cards
    .filter(card => count(card) > 0)
    .map(card => ({ action: act(acts, card), p: count(card) / total }))
}

export function sampleOutcome(book: Book, state: State, rng: Rng): DungeonAction {
  const frame = top(state)
  const source = isChance(frame.step) ? SOURCES[frame.step] : 'dice'
  if (source === 'dice') return act(DICE, rng.below(36))
  if (source === 'die') return act(DIE, rng.below(6))
  const { cards, count, acts } = poolOf(book, state, frame)
  let total = 0
  for (const card of cards) total += count(card)
  let ticket = rng.below(total)
  for (const card of cards) {
    ticket -= count(card)
    if (ticket < 0) return act(acts, card)
  }
  throw new Error('Nothing to draw')
}
