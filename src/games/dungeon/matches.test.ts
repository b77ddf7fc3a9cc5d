import { describe, expect, test } from 'vitest'
import { fastRng, pick } from '../../engine/rng.ts'
import type { Rng } from '../../engine/types.ts'
import { num } from './content/content-index.ts'
import { content, game } from './given.ts'
import { dungeonKit } from './index.ts'
import { parseOptions } from './rules/options.ts'
import type { Action, State } from './types.ts'

function begin(input: object): State {
  const parsed = parseOptions(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return game.setup(parsed.value)
}

/** The best advised action; one in ten at random where `whims` says so. */
function choose(state: State, seat: number, rng: Rng, whims: number): Action {
  const actions = game.actions(state, seat)
  if (rng.below(100) < whims) return pick(actions, rng)
  const weights = dungeonKit.reader(dungeonKit.packs.standard).advice.weigh(game.view(state, seat), actions)
  return actions[weights.indexOf(Math.max(...weights))] ?? pick(actions, rng)
}

function playOn(state: State, rng: Rng, whims: number, look: (state: State) => void): void {
  for (;;) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const action = actor.kind === 'chance' ? game.sample(state, rng) : choose(state, seat, rng, whims)
    game.apply(state, action, null)
    look(state)
  }
}

/** What must hold whenever a turn begins. */
function faultOf(state: State): string | null {
  for (const [lair, tokens] of state.cleared.entries())
    if (tokens > num(content.need, num(content.lairs, lair)))
      return `lair ${lair} has ${tokens} Cleared tokens`
  const places = state.heroes.map(hero => hero.at).filter(at => content.shares[at] !== true)
  if (new Set(places).size !== places.length) return 'two heroes stand in one corridor space or room'
  const numbered = state.numbers.filter(lair => lair >= 0)
  const occupied = state.monster.filter(card => card >= 0)
  return numbered.length === occupied.length ? null : 'a monster has no number'
}

describe('whole matches', () => {
  test.each([1, 2, 5, 8])(
    'D-13 D-30 D-115 heroes never stop together and tokens stay in range, with %i heroes',
    players => {
      const faults = new Set<string>()
      const state = begin({ players, turnLimit: 40 })
      playOn(state, fastRng(players), 30, now => {
        const isTurnStart = now.stack.at(-1)?.step === 'move' && now.steps === 0 && now.isIdle
        const fault = isTurnStart ? faultOf(now) : null
        if (fault !== null) faults.add(fault)
      })
      expect([...faults]).toEqual([])
    },
  )

  test('D-70 four advised heroes bring the gold home: in fewer than 60 rounds in the middle, never beyond 400', () => {
    const rounds = Array.from({ length: 11 }, (_, seed) => {
      const state = begin({ players: 4 })
      playOn(state, fastRng(seed), 0, () => {})
      expect(game.result(state)?.reason).toBe('home')
      return state.round
    }).toSorted((a, b) => a - b)
    expect(rounds[5]).toBeLessThan(60)
    expect(rounds.at(-1)).toBeLessThan(400)
  })
})
