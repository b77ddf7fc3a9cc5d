import { describe, expect, test } from 'vitest'
import type { Path } from '../../../engine/types.ts'
import { standard } from '../../../games/dungeon/content/standard.ts'
import type { Action as DungeonAction } from '../../../games/dungeon/types.ts'
import type { Choice } from '../../../table/protocol.ts'
import { CELL, planOf } from './plan.ts'
import { neighbour, type Target, targetAt, targetsOf, windTo } from './targets.ts'

const plan = planOf(standard)

function choice(action: DungeonAction): Choice {
  return { key: JSON.stringify(action), action, text: '', odds: null, rule: null }
}

function way(...spaces: string[]): Path {
  return { name: '', actions: spaces.map((to): DungeonAction => ({ kind: 'step', to })) }
}

const lit = (space: string): Target => ({ space, trail: [], way: null, choice: null })

describe('what is lit', () => {
  const [hall, c1, c2] = ['great-hall', 'c-1', 'c-2'] as const
  const steps = [choice({ kind: 'step', to: c1 }), choice({ kind: 'stop' })]

  test('whole ways, the shortest first, each with the spaces it leads through', () => {
    const far = way(c1, c2)
    const found = targetsOf({ choices: steps, ways: [far, way(c1)], aim: null, cleared: {} }, hall, plan)
    expect(found.map(({ space }) => space)).toEqual([c1, c2])
    expect(found[1]).toMatchObject({ trail: [hall, c1, c2], way: far, choice: null })
    expect(found[0]?.choice).toBe(steps[0])
  })

  test('a step to where no way ends is still offered', () => {
    const found = targetsOf({ choices: steps, ways: [way(c1, c2)], aim: null, cleared: {} }, hall, plan)
    expect(found.map(({ space }) => space)).toEqual([c1, c2])
    expect(found[0]).toMatchObject({ way: null, choice: steps[0] })
  })

  test('nothing that cannot be begun now', () => {
    expect(targetsOf({ choices: [], ways: [way(c1)], aim: null, cleared: {} }, hall, plan)).toEqual([])
  })

  test('an aim lights its places instead', () => {
    const choices = [...steps, choice({ kind: 'teleport', to: 'crypt' })]
    const found = targetsOf({ choices, ways: [way(c1)], aim: 'teleport', cleared: {} }, hall, plan)
    expect(found).toEqual([{ space: 'crypt', trail: [], way: null, choice: choices[2] }])
  })

  test('each spell lights what it can hit', () => {
    const choices = [
      choice({ kind: 'cast', spell: 'fireball', at: 'crypt' }),
      choice({ kind: 'cast', spell: 'lightning', at: 'armory' }),
    ]
    const found = targetsOf({ choices, ways: [], aim: 'lightning', cleared: {} }, hall, plan)
    expect(found.map(({ space }) => space)).toEqual(['armory'])
  })

  test('the Crystal Ball lights what is not cleared on its levels, and names level and room at once', () => {
    const choices = [choice({ kind: 'ball', level: 6 })]
    const lairs = plan.lairs.filter(({ level }) => level === 6).map(({ id }) => id)
    const cleared = { [lairs[0] ?? '']: 3 }
    const found = targetsOf({ choices, ways: [], aim: 'ball', cleared }, hall, plan)
    expect(found.map(({ space }) => space)).toEqual(lairs.slice(1))
    expect(found[0]?.way?.actions).toEqual([choices[0]?.action, { kind: 'gaze', at: lairs[1] }])
  })

  test('where a place must be chosen, that needs no button', () => {
    const choices = [choice({ kind: 'slide', to: 'crypt' }), choice({ kind: 'slide', to: 'dark-cell' })]
    const found = targetsOf({ choices, ways: [], aim: null, cleared: {} }, hall, plan)
    expect(found.map(({ space }) => space)).toEqual(['crypt', 'dark-cell'])
  })
})

describe('pointing', () => {
  const targets = [lit('crypt'), lit('armory')]

  test('takes the lit space under the point', () => {
    expect(targetAt(targets, plan, { x: 17 * CELL, y: 7 * CELL }, 0)?.space).toBe('crypt')
  })

  test('takes the nearest within reach, and nothing beyond', () => {
    const beside = { x: 15.5 * CELL, y: 7 * CELL }
    expect(targetAt(targets, plan, beside, 22)?.space).toBe('crypt')
    expect(targetAt(targets, plan, beside, 5)).toBeNull()
  })

  test('arrow keys go to the next lit space that way', () => {
    expect(neighbour(targets, plan, 'crypt', 'ArrowLeft')?.space).toBe('armory')
    expect(neighbour(targets, plan, 'armory', 'ArrowRight')?.space).toBe('crypt')
    expect(neighbour(targets, plan, 'crypt', 'ArrowRight')).toBeNull()
    expect(neighbour(targets, plan, 'crypt', 'x')).toBeNull()
  })

  test('every lit space can be reached by arrow keys from any other', () => {
    const all = plan.places.filter(({ level }) => level === 1).map(({ id }) => lit(id))
    const seen = new Set(['great-hall'])
    for (const from of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = neighbour(all, plan, from, key)
        if (next) seen.add(next.space)
      }
    expect(seen.size).toBe(all.length)
  })

  test('the eight winds', () => {
    const here = { x: 0, y: 0 }
    expect(windTo(here, { x: 0, y: -5 })).toBe(0)
    expect(windTo(here, { x: 5, y: -5 })).toBe(1)
    expect(windTo(here, { x: 0, y: 5 })).toBe(4)
    expect(windTo(here, { x: -5, y: 0 })).toBe(6)
    expect(windTo(here, here)).toBeNull()
  })
})
