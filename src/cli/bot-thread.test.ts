import { expect, test } from 'vitest'
import { start } from '../engine/match.ts'
import { fastRng } from '../engine/rng.ts'
import { tinKit } from '../games/tin/index.ts'
import { botQuestion } from '../table/bot.ts'
import { botThread } from './bot-thread.ts'

test('a master that is left before its thread has begun never thinks', async () => {
  const begun = start(tinKit, { options: {}, seed: 1 })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const { game, state } = begun.value
  const rng = fastRng(1)
  while (game.actor(state).kind === 'chance') game.apply(state, game.sample(state, rng), null)
  const unwanted = new AbortController()
  const question = botQuestion({ ...begun.value, state }, 0, { level: 'master', budget: { iterations: 1 } })
  const refused = botThread()(question, unwanted.signal)
  unwanted.abort()
  await expect(refused).rejects.toThrow('it was stopped')
})
