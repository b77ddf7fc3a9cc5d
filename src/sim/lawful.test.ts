/** A bot that cheats ends its game, in a tournament as in a study, and is named. */
import { expect, test } from 'vitest'
import type { AnyPolicy } from '../bots/mind.ts'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { arenaOf, playGame } from './arena.ts'
import { labOf } from './lab/lab.ts'
import { playChunk } from './lab/play-chunk.ts'

const { facts } = nimKit
const policy: AnyPolicy = nimKit.policy(null)
/** Takes four sticks where there are so few. */
const cheating: AnyKit = {
  ...nimKit,
  policy: () => ({
    ...policy,
    choose: (state, seat, rng) =>
      Object(state).sticks < 12 ? { kind: 'take', count: 4 } : policy.choose(state, seat, rng),
  }),
}
const SETUP = { game: 'nim', rulesVersion: facts.rulesVersion, seats: 2, seed: 7, budget: { iterations: 1 } }
const FAULT = 'The bot "policy" wants to "take count=4", which is not legal there.'

function tournament(kit: AnyKit) {
  const arena = arenaOf(kit, { ...SETUP, options: {}, bots: ['random', 'policy'], isAlone: false }, () => 0)
  if (!arena.ok) throw new Error(arena.refusal.reason)
  return playGame(arena.value, 0)
}

function study(kit: AnyKit) {
  const arms = [{ name: 'standard', options: {}, any: [] }]
  const lab = labOf(kit, { ...SETUP, bots: ['policy'], lots: [], arms }, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return playChunk(lab.value, { from: 0, to: 2 })
}

test.each([tournament, study])('in a $name', play => {
  expect(() => play(nimKit)).not.toThrow()
  expect(() => play(cheating)).toThrow(FAULT)
})
