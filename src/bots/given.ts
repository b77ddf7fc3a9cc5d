/** For tests: a mind for the standard content of a game, and one that is mistaken. */
import { fastRng } from '../engine/rng.ts'
import type { AnyKit, Rng, Seat } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { BOTS } from './levels.ts'
import type { AnyPolicy, Budget, Mind } from './mind.ts'
import type { Level } from './names.ts'

export function mindFor(kit: AnyKit, lots: number, budget: Budget = { iterations: 20 }): Mind {
  const { standard } = kit.packs
  return {
    game: kit.make(standard),
    reader: kit.reader(standard),
    policy: kit.policy(standard),
    rng: fastRng(lots),
    budget,
    now: () => 0,
  }
}

/** In front of so many sticks, and sure that of these one has to be taken; later on it knows better. */
export function mistaken(sticks: number, budget?: Budget): { mind: Mind; state: unknown } {
  const mind = mindFor(nimKit, 1, budget)
  const state = mind.game.setup({ sticks })
  const isFirst = (now: unknown) => JSON.stringify(now) === JSON.stringify(state)
  const policy: AnyPolicy = {
    ...mind.policy,
    choose: (now, seat, rng) =>
      isFirst(now) ? { kind: 'take', count: 1 } : mind.policy.choose(now, seat, rng),
    shares: (now, seat, actions) => (isFirst(now) ? [0.6, 0.2, 0.2] : mind.policy.shares(now, seat, actions)),
  }
  return { mind: { ...mind, policy }, state }
}

/** What a bot chooses, and all that its policy said of the ends it looked at: two that think otherwise may choose alike. */
export function pondering(level: Level, mind: Mind, rng: Rng) {
  return (state: unknown, seat: Seat) => {
    const values: (readonly number[])[] = []
    const value = (end: unknown) => {
      const said = mind.policy.value(end)
      values.push(said)
      return said
    }
    const action = BOTS[level]({ ...mind, rng, policy: { ...mind.policy, value } })(state, seat)
    return { action, values }
  }
}
