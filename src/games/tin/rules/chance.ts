/** What dice, cards and tiles may bring, and how likely it is. */
import { pick } from '../../../engine/rng.ts'
import type { Rng, Weighted } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { FACES } from '../content/round.ts'
import { type Action, type Item, type State, TECHNIQUES, type Token } from '../types.ts'
import { drawable } from './state.ts'

const TECHNIQUE_ROLLS: readonly Action[] = TECHNIQUES.map(technique => ({ kind: 'technique', technique }))
const NUMBER_ROLLS: readonly Action[] = FACES.map(value => ({ kind: 'number', value }))
const GOLD: readonly Action[] = Array.from({ length: 1000 }, (_, token) => ({ kind: 'treasure', token }))
const FINDS: Readonly<Record<Item, Action>> = {
  key: { kind: 'treasure', token: 'key' },
  rope: { kind: 'treasure', token: 'rope' },
  potion: { kind: 'treasure', token: 'potion' },
  bomb: { kind: 'treasure', token: 'bomb' },
  princess: { kind: 'treasure', token: 'princess' },
}

/** The action at this position of a list that the content has made of its entries. */
function at(actions: readonly Action[], position: number): Action {
  const action = actions[position]
  if (!action) throw new Error(`There is nothing at ${position}`)
  return action
}

function find(token: Token): Action {
  return typeof token === 'string' ? FINDS[token] : (GOLD[token] ?? { kind: 'treasure', token })
}

/** What is due, as a list in which every entry is equally likely. */
function equallyLikely(content: ContentIndex, state: State): readonly Action[] {
  if (state.draws > 0) return state.pile.map(find)
  switch (state.step.kind) {
    case 'explore':
      return state.stack.map(tile => at(content.turned, tile))
    case 'technique':
      return TECHNIQUE_ROLLS
    case 'strike':
      return NUMBER_ROLLS
    default:
      return drawable(state).map(card => at(content.dealt, card))
  }
}

export function sample(content: ContentIndex, state: State, rng: Rng): Action {
  if (state.yellow + state.red > 0) return rollMonster(content, state.yellow > 0 ? 'yellow' : 'red', rng)
  if (state.draws > 0) return find(pick(state.pile, rng))
  switch (state.step.kind) {
    case 'explore':
      return at(content.turned, pick(state.stack, rng))
    case 'technique':
      return pick(TECHNIQUE_ROLLS, rng)
    case 'strike':
      return pick(NUMBER_ROLLS, rng)
    default:
      return at(content.dealt, pick(drawable(state), rng))
  }
}

function rollMonster(content: ContentIndex, die: 'yellow' | 'red', rng: Rng): Action {
  const faces = content.dice[die]
  const face = pick(faces, rng)
  const outcome = content.rolls[die].find(
    ({ action }) => action.kind === 'monster' && action.helmet === face.helmet && action.chest === face.chest,
  )
  return outcome?.action ?? { kind: 'monster', die, ...face }
}

export function outcomes(content: ContentIndex, state: State): readonly Weighted<Action>[] {
  if (state.yellow > 0) return content.rolls.yellow
  if (state.red > 0) return content.rolls.red
  const list = equallyLikely(content, state)
  const counts = new Map<Action, number>()
  for (const action of list) counts.set(action, (counts.get(action) ?? 0) + 1)
  return [...counts].map(([action, count]) => ({ action, p: count / list.length }))
}
