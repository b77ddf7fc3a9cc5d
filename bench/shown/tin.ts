/** Dungeon in a Tin: the chance to win a round. */
import type { GameEvent, Rng } from '../../src/engine/types.ts'
import { indexOf } from '../../src/games/tin/content/content-index.ts'
import { cardChange } from '../../src/games/tin/content/round.ts'
import { standard } from '../../src/games/tin/content/standard.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { chanceOf } from '../../src/games/tin/odds/index.ts'
import type { Action, State } from '../../src/games/tin/types.ts'
import { viewOf } from '../../src/games/tin/view/index.ts'
import { sceneOf, type TinScene } from '../../src/games/tin/view/scene.ts'
import type { Showing } from './types.ts'

const content = indexOf(standard)
const game = tinKit.make(standard)
const sceneAt = (state: State) => sceneOf(content, viewOf(content, state))

export const tinShowing: Showing<State> = {
  game: 'tin',
  kinds: ['fight', 'card', 'top', 'bare', 'bomb'],
  options: () => ({ turnLimit: 200 }),
  shown(state, _seat, action: Action) {
    const chance = chanceOf(sceneAt(state), action)
    if (chance === null) return null
    return () => ({
      name: action.kind,
      told: [{ what: 'round', mean: chance, error: 0, isShare: true }],
      attempt: rng => [round(game.clone(state), action, rng) ? 1 : 0],
    })
  },
}

/** To the die that decides the round: with the best face-up card, and without a bomb unless that was the choice. */
function round(state: State, first: Action, rng: Rng): boolean {
  let won: boolean | null = null
  const emit = (event: GameEvent & { readonly won?: boolean }) => {
    if (event.kind === 'rolled') won = event.won === true
  }
  for (let action = first; ; action = next(state, rng)) {
    game.apply(state, action, emit)
    if (won !== null) return won
  }
}

function next(state: State, rng: Rng): Action {
  if (game.actor(state).kind === 'chance') return game.sample(state, rng)
  return state.step.kind === 'bomb' ? { kind: 'bomb', use: false } : bestCard(sceneAt(state))
}

function bestCard({ hand, step }: TinScene): Action {
  if (step.kind !== 'card') throw new Error(`A round does not ask for ${step.kind}`)
  const changes = hand.map(card => cardChange(card, step.technique))
  const best = hand[changes.indexOf(Math.max(...changes))]
  return best && Math.max(...changes) > 0 ? { kind: 'card', card: best.id } : { kind: 'bare' }
}
