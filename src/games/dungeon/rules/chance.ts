/** What dice and cards can do now: every outcome with its weight, and one of them by chance. */
import type { Rng, Weighted } from '../../../engine/types.ts'
import { act, DICE, DICE_ODDS, DIE, DIE_ODDS } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { type Action, type Frame, type State } from '../types.ts'
import { hunterCards } from './cards.ts'
import { nearer } from './solo/hunter.ts'
import { top } from './stack.ts'
import { acting } from './state.ts'
import { isChance, SOURCES } from './steps.ts'

/** What may come: the kinds, how many of each (one each where there is no count), and the actions that name them. */
interface Pool {
  readonly kinds: readonly number[]
  readonly counts: readonly number[] | null
  readonly actions: readonly Action[]
}

function poolOf(content: ContentIndex, state: State, frame: Frame): Pool {
  const { actions } = content
  const level = num(content.level, frame.at)
  switch (frame.step) {
    case 'reveal':
    case 'peek':
      return { kinds: content.monstersOf[level] ?? [], counts: state.monsterPile, actions: actions.monster }
    case 'hunter':
      return { kinds: hunterCards(content), counts: state.monsterPile, actions: actions.monster }
    case 'prowl':
      return { kinds: nearer(content, state, frame.n), counts: null, actions: actions.prowl }
    case 'drop':
      return { kinds: acting(state).goods, counts: null, actions: actions.drop }
    default: {
      const from = frame.step === 'target' ? state.huntLevel : level
      return { kinds: content.treasuresOf[from] ?? [], counts: state.treasurePile, actions: actions.treasure }
    }
  }
}

export function outcomes(content: ContentIndex, state: State): readonly Weighted<Action>[] {
  const frame = top(state)
  if (!isChance(frame.step)) return []
  const source = SOURCES[frame.step]
  if (source === 'dice') return DICE_ODDS
  if (source === 'die') return DIE_ODDS
  return weigh(poolOf(content, state, frame))
}

/** Equal cards weigh together: two of a kind in hand are dropped twice as easily (D-37). */
function weigh({ kinds, counts, actions }: Pool): Weighted<Action>[] {
  const weights = new Map<number, number>()
  let total = 0
  for (const kind of kinds) {
    const weight = counts === null ? 1 : num(counts, kind)
    if (weight > 0) weights.set(kind, (weights.get(kind) ?? 0) + weight)
    total += weight
  }
  return [...weights]
    .toSorted(([a], [b]) => a - b)
    .map(([kind, weight]) => ({ action: act(actions, kind), p: weight / total }))
}

export function sample(content: ContentIndex, state: State, rng: Rng): Action {
  const frame = top(state)
  const source = isChance(frame.step) ? SOURCES[frame.step] : 'dice'
  if (source === 'dice') return act(DICE, rng.below(DICE.length))
  if (source === 'die') return act(DIE, rng.below(DIE.length))
  const { kinds, counts, actions } = poolOf(content, state, frame)
  if (counts === null) return act(actions, num(kinds, rng.below(kinds.length)))
  let total = 0
  for (let index = 0; index < kinds.length; index++) total += num(counts, num(kinds, index))
  let ticket = rng.below(total)
  for (let index = 0; index < kinds.length; index++) {
    ticket -= num(counts, num(kinds, index))
    if (ticket < 0) return act(actions, num(kinds, index))
  }
  throw new Error('Nothing to draw')
}
