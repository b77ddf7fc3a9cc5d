/** How likely a sensible player takes each action: what is judged best, and a little for whatever else makes sense. */
import type { Action, ActionOf, State } from '../types.ts'
import { judge } from './judge.ts'
import type { Mind } from './mind.ts'
import { burdenOf, chanceWith, changeOf } from './round.ts'

type Tastes = { readonly [K in Action['kind']]?: (mind: Mind, action: ActionOf<K>) => number }

/** Beside the best: what is a matter of taste weighs 1, what is silly next to nothing. */
const SILLY = 0.02
const TASTES: Tastes = {
  move: () => 0.5,
  unlock: () => 1,
  retreat: ({ state }) => (state.hearts <= 2 ? 0.5 : 0.1),
  drink: ({ state }) => (state.hearts <= 3 ? 0.6 : 0.05),
  take: () => 0.5,
  drop: () => SILLY,
  buy: () => 0.2,
  cancel: () => SILLY,
  stay: () => 0.2,
  top: () => 0.3,
  bare: () => 0.5,
  card: cardTaste,
}

export function sharesOf(mind: Mind, actions: readonly Action[]): number[] {
  if (actions.length === 0) return []
  const { action: best, sure } = judge(mind)
  const tastes = actions.map(action => (isSame(action, best) ? 0 : tasteOf(mind, action)))
  const others = tastes.reduce((sum, taste) => sum + taste, 0)
  if (others === 0) return actions.map(() => 1 / actions.length)
  return tastes.map((taste, index) => {
    const action = actions[index]
    return action && isSame(action, best) ? sure : (1 - sure) * (taste / others)
  })
}

function tasteOf<K extends Action['kind']>(mind: Mind, action: ActionOf<K>): number {
  const taste: Tastes[K] = TASTES[action.kind]
  return taste ? taste(mind, action) : 1
}

/** A card that helps is worth a thought, one that harms is not. */
function cardTaste({ content, state }: Mind, { card }: ActionOf<'card'>): number {
  const technique = techniqueOf(state)
  const position = content.cardAt.get(card)
  if (technique === null || position === undefined) return SILLY
  const burden = burdenOf(state)
  const gain = chanceWith(burden + changeOf(content, position, technique)) - chanceWith(burden)
  return gain < 0 ? SILLY : gain + 0.1
}

function techniqueOf({ step }: State) {
  return step.kind === 'card' ? step.technique : null
}

/** Actions are flat: the same fields with the same values. */
export function isSame(one: Action, other: Action): boolean {
  if (one === other) return true
  if (one.kind !== other.kind) return false
  const fields = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => fields.get(name) === value)
}
