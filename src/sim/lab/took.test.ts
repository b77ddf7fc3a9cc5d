import { expect, test } from 'vitest'
import type { AnyKit } from '../../engine/types.ts'
import { nimKit } from '../../testing/nim.ts'
import { pigKit } from '../../testing/pig.ts'
import { labOf } from './lab.ts'
import { type Chunk, playChunk } from './play-chunk.ts'
import type { Range } from './range.ts'
import { noteTime, type Took } from './took.ts'

test('what a detail takes is counted to the decision it belongs to: 5 + 2 + 3 ms are two decisions', () => {
  const took: Took = {}
  noteTime(took, 'policy', true, 5)
  noteTime(took, 'policy', false, 2)
  noteTime(took, 'policy', true, 3)
  noteTime(took, 'random', true, 1)
  expect(took).toEqual({
    policy: { decisions: 2, milliseconds: 10 },
    random: { decisions: 1, milliseconds: 1 },
  })
})

/** By two bots of this name; the clock goes on by 3 ms whenever it is read. */
function played(kit: AnyKit, options: Readonly<Record<string, unknown>>, range: Range): Chunk {
  let clock = 0
  const lab = labOf(
    kit,
    {
      game: kit.facts.id,
      rulesVersion: 1,
      bots: ['policy'],
      seats: 2,
      seed: 3,
      budget: { iterations: 1 },
      lots: [],
      arms: [{ name: '', options, any: [] }],
    },
    () => (clock += 3),
  )
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return playChunk(lab.value, range)
}

const FIRST = { from: 0, to: 1 }

test('one game of sixteen is timed, from asking to answer', () => {
  const first = played(pigKit, { goal: 20 }, FIRST)
  const [decisions = 0] = Object.keys(first.counted.arms[0]?.decisions ?? {}).map(Number)
  expect(first.took).toEqual({ policy: { decisions, milliseconds: 3 * decisions } })
  expect(played(pigKit, { goal: 20 }, { from: 0, to: 16 }).took).toEqual(first.took)
  expect(played(pigKit, { goal: 20 }, { from: 1, to: 16 }).took).toEqual({})
})

test('decisions are counted by their choices: of 6 sticks 2, 1 and 3 are taken, and the last alone is no choice', () => {
  const [six, two, one] = [6, 2, 1].map(sticks => played(nimKit, { sticks }, FIRST).counted.arms[0])
  expect([six?.branching, six?.decisions, six?.steps]).toEqual([{ 3: 3 }, { 3: 1 }, { 3: 1 }])
  expect([two?.branching, two?.decisions, two?.steps]).toEqual([{ 2: 1 }, { 1: 1 }, { 1: 1 }])
  expect([one?.branching, one?.decisions, one?.steps]).toEqual([{}, { 0: 1 }, { 1: 1 }])
})
