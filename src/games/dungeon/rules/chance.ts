/** What dice and cards can do now: every outcome with its weight, and one of them by chance. */
import type { Rng, Weighted } from '../../../engine/types.ts'
import { act, DICE, DICE_ODDS, DIE, DIE_ODDS } from '../acts.ts'
import { type Book } from '../book.ts'
import { num } from '../lists.ts'
import { isChance, SOURCES } from '../steps.ts'
import { type DungeonAction, type Frame, type State } from '../types.ts'
import { hunterCards } from './cards.ts'
import { acting, top } from './play.ts'
import { nearer } from './solo/hunter.ts'

/** What may come: the kinds, how many of each (one each where there is no count), and the actions that name them. */
interface Pool {
  readonly kinds: readonly number[]
  readonly counts: readonly number[] | null
  readonly acts: readonly DungeonAction[]
}

function poolOf(book: Book, state: State, frame: Frame): Pool {
  const { acts } = book
  const level = num(book.level, frame.at)
  switch (frame.step) {
    case 'reveal':
    case 'peek':
      return { kinds: book.monstersOf[level] ?? [], counts: state.monsterPile, acts: acts.monster }
    case 'hunter':
      return { kinds: hunterCards(book), counts: state.monsterPile, acts: acts.monster }
    case 'prowl':
      return { kinds: nearer(book, state, frame.n), counts: null, acts: acts.prowl }
    case 'drop':
      return { kinds: acting(state).goods, counts: null, acts: acts.drop }
    default: {
      const from = frame.step === 'target' ? state.huntLevel : level
      return { kinds: book.treasuresOf[from] ?? [], counts: state.treasurePile, acts: acts.treasure }
    }
  }
}

export function listOutcomes(book: Book, state: State): readonly Weighted<DungeonAction>[] {
  const frame = top(state)
  if (!isChance(frame.step)) return []
  const source = SOURCES[frame.step]
  if (source === 'dice') return DICE_ODDS
  if (source === 'die') return DIE_ODDS
  return weigh(poolOf(book, state, frame))
}

/** Equal cards weigh together: two of a kind in hand are dropped twice as easily (D-37). */
function weigh({ kinds, counts, acts }: Pool): Weighted<DungeonAction>[] {
  const weights = new Map<number, number>()
  let total = 0
  for (const kind of kinds) {
    const weight = counts === null ? 1 : num(counts, kind)
    if (weight > 0) weights.set(kind, (weights.get(kind) ?? 0) + weight)
    total += weight
  }
  return [...weights]
    .toSorted(([a], [b]) => a - b)
    .map(([kind, weight]) => ({ action: act(acts, kind), p: weight / total }))
}

export function sampleOutcome(book: Book, state: State, rng: Rng): DungeonAction {
  const frame = top(state)
  const source = isChance(frame.step) ? SOURCES[frame.step] : 'dice'
  if (source === 'dice') return act(DICE, rng.below(36))
  if (source === 'die') return act(DIE, rng.below(6))
  const { kinds, counts, acts } = poolOf(book, state, frame)
  if (counts === null) return act(acts, num(kinds, rng.below(kinds.length)))
  let total = 0
  for (let index = 0; index < kinds.length; index++) total += num(counts, num(kinds, index))
  let ticket = rng.below(total)
  for (let index = 0; index < kinds.length; index++) {
    ticket -= num(counts, num(kinds, index))
    if (ticket < 0) return act(acts, num(kinds, index))
  }
  throw new Error('Nothing to draw')
}
