import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../../engine/result.ts'
import { fastRng, pick } from '../../../../engine/rng.ts'
import type { Rng } from '../../../../engine/types.ts'
import { standard } from '../../content/standard.ts'
import { given, lay, type Situation, sceneAt } from '../../given.ts'
import { onedeckKit } from '../../index.ts'
import { dieName } from '../../types/dice.ts'
import type { Action, Fight, State } from '../../types.ts'
import { costOf } from './cost.ts'
import { type Problem, problemOf } from './problem.ts'
import { bestPlacement, plainPlacement } from './search.ts'

const game = onedeckKit.make(standard)

function problemAt(state: State): Problem {
  const problem = problemOf(sceneAt(state))
  if (!problem) throw new Error('There is nothing to place')
  return problem
}

/**
 * Every order of everything whose result is certain, by the rules themselves. A die laid is out of play and helps
 * nothing else, so laying waits until the end and goes from box to box, armor first; Direct Hit is laying too.
 * Null where that is too much.
 */
function bruteForce(first: State, problem: Problem, over = Number.NEGATIVE_INFINITY): number | null {
  const seen = new Set<string>()
  const open = [{ state: game.clone(first), box: -1 }]
  let best = Number.POSITIVE_INFINITY
  for (let at = open.pop(); at?.state.fight; at = open.pop()) {
    const { state, box } = at
    const key = `${box};${keyOfState(state, at.state.fight)}`
    if (seen.has(key)) continue
    seen.add(key)
    if (seen.size > MOST) return null
    if (state.stack.at(-1)?.kind === 'fight') {
      const cost = costAt(first, problem, state, at.state.fight)
      if (cost > over) best = Math.min(best, cost)
    }
    for (const action of certain(state)) {
      const next = action.kind === 'lay' ? placeOf(problem, action.box) : box
      if (next < box || (box >= 0 && isForLater(state, action))) continue
      const after = game.clone(state)
      game.apply(after, action, null)
      while (after.stack.at(-1)?.kind === 'time')
        game.apply(after, game.outcomes(after)?.[0]?.action ?? { kind: 'begin' }, null)
      if (after.stack.at(-1)?.kind !== 'roll') open.push({ state: after, box: next })
    }
  }
  return best
}

const MOST = 400

function placeOf({ challenge }: Problem, box: number): number {
  return box + (challenge.boxes[box]?.armor ? 0 : challenge.boxes.length)
}

/** Once dice are laid, nothing else is done. */
function isForLater({ stack }: State, action: Action): boolean {
  const isLaying = action.kind === 'lay' || (action.kind === 'use' && action.skill === 'direct-hit')
  return stack.at(-1)?.kind === 'fight' && !isLaying
}

/** Which dice lie on a box makes no difference, only what they come to. */
function keyOfState({ stack, tokens, discard, supply }: State, fight: Fight): string {
  const { pools, sums, full, once, used, noDamage, noTime, soft, crafty } = fight
  const frame = stack.at(-1)?.kind === 'fight' ? '' : JSON.stringify(stack)
  const spent = [full, once, ...used, noDamage, noTime, soft, crafty, tokens, discard.length]
  return `${pools.join('/')};${sums.join()};${supply.join()};${spent.join()};${frame}`
}

function costAt(first: State, problem: Problem, { tokens, discard }: State, fight: Fight): number {
  const { noDamage, noTime, soft, full } = fight
  const fades = discard.length - first.discard.length
  return costOf(problem, full, { noDamage, noTime, soft, tokens: first.tokens - tokens, fades })
}

const NEVER = new Set(['discard', 'unstore', 'heal', 'done'])

function certain(state: State): readonly Action[] {
  return game.actions(state, 0).filter(action => !NEVER.has(action.kind))
}

const FOES = [
  'Bandit',
  'Beetle',
  'Goblin',
  'Glooping Ooze',
  'Ogre',
  'Phantom',
  'Shadow',
  'Skeleton',
  'Wraith',
  'Fire Elemental',
]
/** Skills that give, prevent or place; and those that change dice. */
const GIVING = [
  'Beetle',
  'Beetle 2',
  'Pit of Spikes 2',
  'Goblin 2',
  'Cave-in',
  'Force Wall',
  'Force Wall 2',
  'Fire Elemental 2',
  'Boulder',
  'Pit of Spikes',
]
const CHANGING = [
  'Bandit 2',
  'Fire Elemental',
  'Boulder 2',
  'Ogre',
  'Ogre 2',
  'Shadow',
  'Phantom 2',
  'Ice Elemental',
]

function dice(rng: Rng, count: number): string {
  return Array.from({ length: count }, () => dieName(rng.below(24))).join(' ')
}

function randomCase(seed: number, cards: readonly string[]): Situation {
  const rng = fastRng(seed)
  const isPair = rng.below(3) === 0
  const foe = pick(FOES, rng)
  const isPeril = rng.below(4) === 0
  const isBoss = !isPeril && rng.below(5) === 0
  const skills = [pick(cards, rng), pick(cards, rng)].filter(
    (name, at, all) => all.indexOf(name) === at && name !== foe,
  )
  const number = isPair ? 2 : 3 + (rng.below(8) > 0 ? 0 : rng.below(2))
  const card = isBoss ? {} : { card: isPeril ? 'Cave-in 2' : foe, way: isPeril ? rng.below(2) : -1 }
  return {
    edition: rng.below(2) === 0 ? 'first' : 'revised',
    dungeon: pick(['dragon', 'hydra', 'yeti', 'lich', 'minotaur'], rng),
    floor: 1 + rng.below(3),
    heroes: isPair
      ? ['warrior', pick(['mage', 'archer'], rng)]
      : [pick(['warrior', 'paladin', 'archer', 'mage'], rng)],
    skills: [skills.slice(0, isPair ? 1 : 2)],
    tokens: rng.below(3) === 0 ? 1 : 0,
    potions: foe === 'Shadow' ? [] : ['Shadow 2'],
    fight: { ...card, dice: isPair ? [dice(rng, number), dice(rng, number)] : [dice(rng, number)] },
  }
}

/** Plays the plan through the rules, which refuse what is not legal. */
function follow(state: State, plan: readonly Action[]): State {
  const now = game.clone(state)
  for (const action of plan) {
    const offered = game.actions(now, 0).map(keyOf)
    if (!offered.includes(keyOf(action)))
      throw new Error(`"${keyOf(action)}" is not legal; possible: ${offered.join(', ')}`)
    game.apply(now, action, null)
    while (now.stack.at(-1)?.kind === 'time')
      game.apply(now, game.outcomes(now)?.[0]?.action ?? { kind: 'begin' }, null)
  }
  return now
}

describe('the best placement', () => {
  const cases = 1000

  test.each([
    ['that give, prevent or place', GIVING],
    ['that change dice', [...CHANGING, ...GIVING]],
  ])(
    'agrees with brute force on small cases with skills %s; its plan leads there, its bound holds',
    (_, cards) => {
      let compared = 0
      for (let seed = 1; compared < cases; seed++) {
        const { state } = given(randomCase(seed, cards))
        const problem = problemAt(state)
        const least = bruteForce(state, problem)
        if (least === null) continue
        compared += 1
        const found = bestPlacement(problem, 1_000_000)
        expect([seed, found.isExact, found.cost]).toEqual([seed, true, least])
        expect([seed, follow(state, found.actions).fight?.full]).toEqual([seed, found.full])
        // Time that is wasted with skills is no end that anybody looks for.
        const wastes = problem.challenge.modifiers.fades > 0
        if (seed % 5 === 0 && found.actions.length > 0 && !wastes) {
          const next = bestPlacement(problem, 1_000_000, least)
          expect([seed, next.isExact, next.cost]).toEqual([seed, true, bruteForce(state, problem, least)])
          expect([seed, plainPlacement(problem).cost >= least]).toEqual([seed, true])
        }
        const hasty = bestPlacement(problem, seed % 40)
        expect([seed, hasty.bound <= least, least <= hasty.cost]).toEqual([seed, true, true])
        if (hasty.isExact) expect([seed, hasty.cost]).toEqual([seed, least])
      }
    },
    3_600_000,
  )

  test('turns dice of the right colour away when two of them convert into more', () => {
    const { state } = given({
      dungeon: 'lich',
      heroes: ['mage'],
      skills: [['Ogre 2']],
      fight: { card: 'Fire Elemental', dice: ['M5 H5 A5'] },
    })
    const problem = problemAt(state)
    expect(bestPlacement(problem).cost).toBe(bruteForce(state, problem))
  })

  test('fills armor first, converts what is of no other use, and pays with the lowest die', () => {
    const { state } = given({
      heroes: ['mage'],
      fight: { card: 'Glooping Ooze', dice: ['S4 A5 A4 M2 M3 M5 M4'] },
    })
    const { actions, isExact } = bestPlacement(problemAt(state))
    expect(isExact).toBe(true)
    expect(actions.map(keyOf).slice(0, 2)).toEqual([lay('M3', 1), lay('M2', 0)])
    expect(actions.map(keyOf)).toContain('convert')
  })

  test('the plan goes on from any point of step 5, and there is none elsewhere', () => {
    const table = given({ dungeon: 'yeti', fight: { card: 'Skeleton', dice: ['M2 M4 S3'] } })
    const plan = () => bestPlacement(problemAt(table.state)).actions.map(keyOf)
    expect(plan()).toEqual([lay('M4', 1), lay('M2', 0), lay('S3', 2)])
    table.play(lay('M4', 0))
    expect(plan()).toEqual([])
    expect(problemOf(sceneAt(given().state))).toBeNull()
  })

  test('says so when its budget ends, with a bound', () => {
    const skills = [['Bandit 2', 'Shadow', 'Phantom 2', 'Force Wall', 'Cave-in']]
    const { state } = given({
      level: 4,
      skills,
      fight: { card: 'Ogre', dice: ['S1 S2 S3 S4 A1 A2 A3 M4 M5 M6 H1 H2'] },
    })
    const found = bestPlacement(problemAt(state), 50)
    expect(found.isExact).toBe(false)
    expect(found.bound).toBeLessThan(found.cost)
  })

  test('comes near to the best where its budget ends long before a proof', () => {
    const rng = fastRng(1)
    const camp = {
      heroes: ['rogue', 'paladin'],
      skills: [
        ['Goblin 2', 'Spiked Log 2', 'Wraith'],
        ['Bandit 2', 'Shadow', 'Phantom 2'],
      ],
      level: 3,
    }
    const found = Array.from({ length: 20 }, () => {
      const fight = { card: 'Ogre', dice: [dice(rng, 6), dice(rng, 6)] }
      const problem = problemAt(given({ ...camp, fight }).state)
      return { soon: bestPlacement(problem, 300), late: bestPlacement(problem, 20_000) }
    })
    const mean = (of: (one: (typeof found)[number]) => number) =>
      found.reduce((sum, one) => sum + of(one), 0) / found.length
    expect(found.some(({ soon }) => !soon.isExact)).toBe(true)
    expect(mean(({ late }) => late.cost)).toBeGreaterThan(0)
    expect(mean(({ soon, late }) => soon.cost - late.cost)).toBeLessThan(0.5)
  })
})
