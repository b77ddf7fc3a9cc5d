/** Thinks ahead in a thread of its own, so that it can be told to stop: whoever has seen enough ends the worker. */
import { forecast, type Tally } from '../bots/forecast.ts'
import { keyOf } from '../engine/result.ts'
import { LOADERS } from '../games/loaders.ts'
import { thinkerFor } from '../table/bot.ts'
import type { Forecast, ForecastQuestion } from '../table/protocol.ts'

addEventListener('message', ({ data }: MessageEvent<ForecastQuestion>) => void think(data))

async function think(question: ForecastQuestion): Promise<void> {
  const { state, seat, keys, games } = question
  const { game, reader } = thinkerFor(await LOADERS[question.game]?.(), question)
  const actions = game.actions(state, seat).filter(action => keys.includes(keyOf(action)))
  const of = games * actions.length
  let count = 0
  for (const tallies of forecast(reader, game, state, seat, actions, 1)) {
    postMessage(told(tallies, ++count, of))
    if (count >= of) return
  }
}

function told(tallies: readonly Tally[], games: number, of: number): Forecast {
  return { games, of, choices: tallies.map(({ action, ...tally }) => ({ key: keyOf(action), ...tally })) }
}
