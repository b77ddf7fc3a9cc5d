import { expect, test } from 'vitest'
import { analyse } from '../bots/analysis/analyse.ts'
import { type Match, start } from '../engine/match.ts'
import { play } from '../engine/play.ts'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { toldAnalysis } from './analysis.ts'

const talking: AnyKit = {
  ...nimKit,
  reader: () => ({
    words: { en: { ...nimKit.reader(null).words.en, reason: ({ why }) => `It would ${why}.` } },
    advice: { weigh: (_, actions) => actions.map(() => 0), reasons: () => [{ why: 'win' }] },
  }),
}

function taken(...counts: readonly number[]): Match {
  const begun = start(talking, { options: { sticks: 9 } })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  return counts.reduce((match, count, index) => {
    const next = play(match, index % 2, Object.assign({ kind: 'take' }, { count }))
    if (!next.ok) throw new Error(next.refusal.reason)
    return next.value
  }, begun.value)
}

test('a mistake is told with what was played, what was better and why', () => {
  const match = taken(2, 3, 3, 1)
  const looking = analyse(talking, match, { seed: 1, budget: 60 })
  let next = looking.next()
  while (!next.done) next = looking.next()
  const { mistakes } = toldAnalysis(talking, match, next.value)
  const remark = { played: 'take count=2', better: 'take count=1', why: 'It would win.' }
  expect(mistakes).toEqual([{ at: 1, seat: 0, cost: 1, said: { en: remark, de: remark } }])
})
