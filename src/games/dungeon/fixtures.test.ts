import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { replay, toFile } from '../../engine/file.ts'
import { type Match, play, playChance, start } from '../../engine/match.ts'
import { fastRng, pick, seededChance } from '../../engine/rng.ts'
import type { Action, Rng, Seat } from '../../engine/types.ts'
import { dungeonKit } from './index.ts'

/**
 * Recorded matches: rules that change must either replay them all to their hash or raise the rules version.
 * A match that is missing is recorded anew: delete its file and run the tests.
 */
const folder = fileURLToPath(new URL('fixtures', import.meta.url))

const RECORDINGS = [
  { name: 'race-8-advised', seed: 11, seats: 8, options: { players: 8, turnLimit: 60 }, whims: 0.05 },
  { name: 'race-8-whimsical', seed: 12, seats: 8, options: { players: 8, turnLimit: 40 }, whims: 0.5 },
  { name: 'race-3', seed: 13, seats: 3, options: { players: 3 }, whims: 0.1 },
  { name: 'hunt', seed: 14, seats: 1, options: { mode: 'hunt', 'hunt.level': 3 }, whims: 0.1 },
  { name: 'hunted', seed: 15, seats: 1, options: { mode: 'hunted' }, whims: 0.1 },
  { name: 'timed', seed: 16, seats: 1, options: { mode: 'timed' }, whims: 0 },
] as const

/** The advised action, and now and then any. */
function choose(match: Match, seat: Seat, whims: number, rng: Rng): Action {
  const actions = match.game.actions(match.state, seat).filter(action => action.kind !== 'timeUp')
  if (rng.below(1000) < whims * 1000) return pick(actions, rng)
  const weights = dungeonKit.advice.weigh(match.game.view(match.state, seat), actions)
  const best = Math.max(...weights)
  return pick(
    actions.filter((_, index) => weights[index] === best),
    rng,
  )
}

function record({ seed, seats, options, whims }: (typeof RECORDINGS)[number]): Match {
  const names = Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'bot', name: `Bot ${seat + 1}` }) as const,
  )
  const begun = start(dungeonKit, { options, seats: names, seed })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const rng = fastRng(seed)
  let match = begun.value
  for (;;) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') return match
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const next =
      actor.kind === 'chance'
        ? playChance(match, seededChance(seed))
        : play(match, { seat, action: choose(match, seat, whims, rng) })
    if (!next.ok) throw new Error(next.refusal.reason)
    match = next.value
  }
}

const pathOf = (name: string) => join(folder, `${name}.json`)

describe('recorded matches', () => {
  test.each(RECORDINGS.filter(({ name }) => !existsSync(pathOf(name))))('recording $name', recording => {
    const { steps, ...file } = toFile(record(recording))
    const lines = steps.map(step => JSON.stringify(step)).join(',\n')
    writeFileSync(pathOf(recording.name), `${JSON.stringify(file).slice(0, -1)},"steps":[\n${lines}\n]}\n`)
  })

  test('there are matches of eight, of three and of one', () => {
    expect(readdirSync(folder).toSorted()).toEqual(RECORDINGS.map(({ name }) => `${name}.json`).toSorted())
  })

  test.each(RECORDINGS)('$name is replayed to its hash', ({ name }) => {
    const replayed = replay(dungeonKit, JSON.parse(readFileSync(pathOf(name), 'utf8')))
    expect(replayed.ok ? 'replayed' : replayed.refusal.reason).toBe('replayed')
    if (replayed.ok) expect(replayed.value.game.result(replayed.value.state)).not.toBeNull()
  })
})
