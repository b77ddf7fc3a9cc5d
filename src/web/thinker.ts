/** Thinks ahead in a thread of its own, so that it can be told to stop: whoever has seen enough ends the worker. */
import { aheadOf, forecast, type Tally } from '../bots/forecast.ts'
import { legal } from '../engine/play.ts'
import { keyOf } from '../engine/result.ts'
import { LOADERS } from '../games/loaders.ts'
import type { Forecast, ForecastQuestion } from '../table/protocol.ts'

addEventListener('message', ({ data }: MessageEvent<ForecastQuestion>) => void think(data))

async function think({ file, seat, keys, games }: ForecastQuestion): Promise<void> {
  const kit = await LOADERS[file.header.game]?.()
  const match = kit && aheadOf(kit, file)
  if (!kit || !match?.ok) return
  const { game, state, content } = match.value
  const actions = legal(match.value, seat).filter(action => keys.includes(keyOf(action)))
  const of = games * actions.length
  let count = 0
  for (const tallies of forecast(kit.reader(content), game, state, seat, actions, 1)) {
    postMessage(told(tallies, ++count, of))
    if (count >= of) return
  }
}

function told(tallies: readonly Tally[], games: number, of: number): Forecast {
  return { games, of, choices: tallies.map(({ action, ...tally }) => ({ key: keyOf(action), ...tally })) }
}
