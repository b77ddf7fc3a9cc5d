/** Dungeon!: the chance to win a round, to hit with a spell, to find a secret door. */
import type { GameEvent, Rng, Seat } from '../../src/engine/types.ts'
import { indexOf } from '../../src/games/dungeon/content/content-index.ts'
import { standard } from '../../src/games/dungeon/content/standard.ts'
import { dungeonKit } from '../../src/games/dungeon/index.ts'
import { oddsText } from '../../src/games/dungeon/text/odds.ts'
import type { Action, State } from '../../src/games/dungeon/types.ts'
import { viewOf } from '../../src/games/dungeon/view/index.ts'
import { readerOf } from '../../src/games/dungeon/view/scene.ts'
import type { Showing } from './types.ts'

const content = indexOf(standard)
const game = dungeonKit.make(standard)
const read = readerOf(content)

/** Words that are numbers; where no dice decide, there is none. */
const NUMBERS: Parameters<typeof oddsText>[0] = {
  win: (chance, isAbout) => `${isAbout ? 'win unseen' : 'win'}=${chance}`,
  hit: (chance, isAbout) => `${isAbout ? 'hit unseen' : 'hit'}=${chance}`,
  find: chance => `find=${chance}`,
  roll: () => '',
  both: () => '',
  noAttack: '',
  trap: '',
}

export const dungeonShowing: Showing<State> = {
  game: 'dungeon',
  kinds: ['step', 'slide', 'teleport', 'stop', 'meet', 'fight', 'cast', 'search'],
  options: number => ({ players: (number % 4) + 1, turnLimit: 60 }),
  shown(state, seat, action: Action) {
    const text = oddsText(NUMBERS, action, read(viewOf(content, state, seat)))
    const [what = '', chance] = text?.split('=') ?? []
    if (chance === undefined) return null
    return () => ({
      name: `${action.kind}, ${what}`,
      told: [{ what, mean: Number(chance), error: 0, isShare: true }],
      attempt: rng => [comesTrue(game.guess(state, seat, rng), seat, action, rng) ? 1 : 0],
    })
  },
}

/** Until a roll decides it. What lies face down is drawn anew each time, for nobody knows it. */
function comesTrue(state: State, seat: Seat, first: Action, rng: Rng): boolean {
  let verdict: boolean | null = null
  const emit = (event: GameEvent) => {
    verdict ??= verdictOf(event)
  }
  for (let action = first; ; action = next(state, seat, rng)) {
    game.apply(state, action, emit)
    if (verdict !== null) return verdict
  }
}

/** A trap cannot be lost to; whoever cannot attack cannot win. */
function verdictOf(event: GameEvent & { readonly hit?: boolean; readonly found?: boolean }): boolean | null {
  if (event.kind === 'attacked') return event.hit === true
  if (event.kind === 'searched') return event.found === true
  if (event.kind === 'sprung') return true
  return event.kind === 'cannotAttack' || event.kind === 'spellFailed' ? false : null
}

function next(state: State, seat: Seat, rng: Rng): Action {
  if (game.actor(state).kind === 'chance') return game.sample(state, rng)
  const actions = game.actions(state, seat)
  const wanted = actions.find(({ kind }) => kind === 'meet' || kind === 'fight' || kind === 'stop')
  if (!wanted) throw new Error(`Nothing leads on from ${actions.map(({ kind }) => kind).join()}`)
  return wanted
}
