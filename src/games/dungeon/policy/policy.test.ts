import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng } from '../../../engine/rng.ts'
import { content, game } from '../given.ts'
import type { Action, State } from '../types.ts'
import { policyOf } from './index.ts'

const policy = policyOf(content)

function begin(input: object): State {
  const parsed = game.parseOptions(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return game.setup(parsed.value)
}

/** Plays by policy to the end, and lets somebody look before each decision of a seat. */
function playOn(
  state: State,
  seed: number,
  look: (seat: number, action: Action, step: number) => void,
): void {
  const rng = fastRng(seed)
  for (let step = 0; ; step++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const action =
      actor.kind === 'chance' ? game.sample(state, rng) : policy.choose(state, seat, fastRng(seed, step))
    if (actor.kind === 'seats') look(seat, action, step)
    game.apply(state, action, null)
  }
}

const MATCHES = [
  { players: 1, turnLimit: 40 },
  { players: 4, turnLimit: 35 },
  { players: 8, turnLimit: 8 },
  { mode: 'timed', turnLimit: 40 },
  { mode: 'hunted', turnLimit: 40 },
  ...[1, 3, 6].map(level => ({ mode: 'hunt', 'hunt.level': level, turnLimit: 25 })),
]

/** What is wrong with what the policy says here; the dearer half is looked at now and then. */
function faultOf(state: State, seat: number, action: Action, step: number): string | null {
  const actions = game.actions(state, seat)
  const at = actions.findIndex(one => keyOf(one) === keyOf(action))
  if (at < 0) return `"${keyOf(action)}" is not legal`
  if (step % 11 > 0) return null
  const mine = policy.shares(state, seat, actions)
  const other = game.guess(state, seat, fastRng(step))
  if (keyOf(policy.choose(other, seat, fastRng(3, step))) !== keyOf(action)) return 'it knows too much'
  if (policy.shares(other, seat, actions).join() !== mine.join()) return 'its shares know too much'
  const goals = policy.goals?.(state, seat) ?? []
  const keys = actions.map(keyOf)
  if (goals.some(goal => !keys.includes(keyOf(goal.action)))) return 'a goal begins with what is not legal'
  if (JSON.stringify(policy.goals?.(other, seat) ?? []) !== JSON.stringify(goals))
    return 'its goals know too much'
  if (Math.abs(sumOf(mine) - 1) > 1e-9) return 'shares do not add up to 1'
  if (Math.max(...mine) !== mine[at]) return 'shares and choice disagree'
  const chances = policy.value(state)
  if (chances.some(chance => !(chance >= 0 && chance <= 1))) return 'a chance is none'
  return chances.length > 1 && Math.abs(sumOf(chances) - 1) > 1e-9 ? 'chances do not add up to 1' : null
}

function sumOf(list: readonly number[]): number {
  return list.reduce((sum, entry) => sum + entry, 0)
}

describe.each(MATCHES)('in %j', options => {
  test('the policy takes legal actions to the end and knows only what its seat knows; values end at the result', () => {
    const state = begin(options)
    const faults: string[] = []
    playOn(state, 3, (seat, action, step) => {
      const fault = faultOf(state, seat, action, step)
      if (fault !== null) faults.push(`${step}: ${fault}`)
    })
    expect(faults).toEqual([])
    const winners = game.result(state)?.winners ?? []
    expect(policy.value(state)).toEqual(state.heroes.map((_, seat) => (winners.includes(seat) ? 1 : 0)))
  })
})

test('some decisions in a corridor are details, and none at the start of a turn that has to be planned', () => {
  const state = begin({ players: 2, turnLimit: 12 })
  let details = 0
  playOn(state, 1, () => {
    if (!policy.isDetail?.(state)) return
    details += 1
    if (state.stack.at(-1)?.step === 'move') expect(state.steps).toBeGreaterThan(0)
  })
  expect(details).toBeGreaterThan(10)
})

test.each([
  { players: 3, turnLimit: 20 },
  { mode: 'hunted', turnLimit: 25 },
])('in %j it judges alike whatever it has looked at before', options => {
  const state = begin(options)
  const stranger = begin({ players: 2, turnLimit: 3 })
  playOn(stranger, 5, () => {})
  const differing: number[] = []
  playOn(state, 4, (seat, _, step) => {
    const actions = game.actions(state, seat)
    const remembering = policy.shares(state, seat, actions)
    policy.shares({ ...stranger, outcome: null, stack: state.stack }, seat === 0 ? 1 : 0, [])
    if (policy.shares(state, seat, actions).join() !== remembering.join()) differing.push(step)
  })
  expect(differing).toEqual([])
})
