import { describe, expect, test } from 'vitest'
import { seen } from '../given.ts'
import { dangerOf } from './danger.ts'

describe('what stopping now would mean', () => {
  test('there is none without an encounter', () => {
    expect(dangerOf(seen({}).view)).toBeNull()
  })

  test('damage above health is lost without a potion, and a potion may save', () => {
    const fight = { card: 'Ogre', dice: ['S1'] }
    const damaged = { damage: [5], fight }
    expect(dangerOf(seen({ ...damaged, tokens: 0 }).view)?.fate).toBe('lost')
    expect(dangerOf(seen({ ...damaged, tokens: 9 }).view)?.fate).toBe('potion')
  })

  test('the number shown is what the hero would take', () => {
    const { view } = seen({ fight: { card: 'Ogre', dice: ['S1'] } })
    const danger = dangerOf(view)
    expect(danger?.damage).toBe(view.fight?.whatIf?.shares[0]?.damage[0])
    expect(danger?.left).toBe((view.party[0]?.health ?? 0) - (danger?.damage ?? 0))
  })
})
