/** Pig on boardgame.io, by its reducer alone and by its local client; random play, one unit for each move. */
import { createRequire } from 'node:module'
import { fastRng } from '../src/engine/rng.ts'

interface PigG {
  scores: [number, number]
  pot: number
}

interface Context {
  readonly G: PigG
  readonly ctx: { readonly currentPlayer: string }
  readonly events: { endTurn(): void }
  readonly random: { D6(): number }
}

const pig = {
  name: 'pig',
  setup: (): PigG => ({ scores: [0, 0], pot: 0 }),
  turn: { minMoves: 1 },
  moves: {
    roll({ G, events, random }: Context) {
      const die = random.D6()
      if (die === 1) {
        G.pot = 0
        events.endTurn()
      } else G.pot += die
    },
    hold({ G, ctx, events }: Context) {
      G.scores[ctx.currentPlayer === '0' ? 0 : 1] += G.pot
      G.pot = 0
      events.endTurn()
    },
  },
  endIf: ({ G }: { G: PigG }) => (G.scores.some(score => score >= 100) ? { over: true } : undefined),
}

const require = createRequire(import.meta.url)

export function reducerPig(): () => number {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js')
  const reducer = CreateGameReducer({ game: pig })
  const rng = fastRng(1)
  return () => {
    let state = InitializeGame({ game: pig, numPlayers: 2 })
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const type = rng.below(2) === 0 ? 'roll' : 'hold'
      const payload = { type, args: [], playerID: state.ctx.currentPlayer }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      moves += 1
    }
    return moves
  }
}

export function clientPig(): () => number {
  const { Client } = require('boardgame.io/dist/cjs/client.js')
  const rng = fastRng(1)
  return () => {
    const client = Client({ game: pig, numPlayers: 2, debug: false })
    client.start()
    let moves = 0
    while (client.getState().ctx.gameover === undefined) {
      if (rng.below(2) === 0) client.moves.roll()
      else client.moves.hold()
      moves += 1
    }
    client.stop()
    return moves
  }
}
