/** The quick plan is held against the best placement, over the same rolls. */
import { expect, test } from 'vitest'
import { fastRng } from '../../../../engine/rng.ts'
import { indexOf } from '../../content/content-index.ts'
import { standard } from '../../content/standard.ts'
import { given, sceneAt } from '../../given.ts'
import { costOf } from '../../odds/placement/cost.ts'
import { problemOf } from '../../odds/placement/problem.ts'
import { bestPlacement } from '../../odds/placement/search.ts'
import { arenaOf, planOf } from '../arena.ts'

const CARDS = ['Phantom', 'Ogre', 'Skeleton', 'Goblin', 'Bandit', 'Beetle', 'Shadow', 'Fire Elemental']
const ROLLS = 9
const COLOURS = ['S', 'S', 'S', 'A', 'A', 'A', 'M', 'M', 'H', 'H']

function rolled(seed: number): string {
  const rng = fastRng(seed)
  return COLOURS.map(colour => `${colour}${rng.below(6) + 1}`).join(' ')
}

/** What the quick plan costs, and the best placement without skills. */
function costs(card: string, floor: number, seed: number): readonly [quick: number, best: number] {
  const { state } = given({ floor, fight: { card, dice: [rolled(seed)] } })
  const problem = problemOf(sceneAt(state))
  if (!problem) throw new Error('No boxes')
  const spent = { noDamage: 0, noTime: 0, soft: 0, tokens: 0, fades: 0 }
  const plan = planOf(arenaOf(indexOf(standard).first, state))
  const plain = { ...problem, tools: [] }
  return [costOf(plain, plan.full, spent), bestPlacement(plain).cost]
}

test('the quick plan is the best placement for more than five rolls of six, and never better', () => {
  const all = CARDS.flatMap(card =>
    Array.from({ length: ROLLS }, (_, roll) => costs(card, 1 + (roll % 3), 100 + roll)),
  )
  for (const [quick, best] of all) expect(quick).toBeGreaterThanOrEqual(best)
  const equal = all.filter(([quick, best]) => quick === best)
  expect(equal.length / all.length).toBeGreaterThan(5 / 6)
})
