import { describe, expect, test } from 'vitest'
import { standard } from '../../../games/dungeon/content/standard.ts'
import { CELL, contentOf, lineThrough, planOf, slotsOf } from './plan.ts'

const plan = planOf(standard)
const at = (id: string) => standard.board.spaces.findIndex(space => space.id === id)

describe('the plan of the board', () => {
  test('is worked out once', () => {
    expect(planOf(standard)).toBe(plan)
  })

  test('is worked out once for a pack too, though it comes anew with every picture', () => {
    const pack = () => ({
      content: structuredClone({ ...standard, goals: { ...standard.goals, rogue: 1000 } }),
    })
    expect(contentOf(pack())).toBe(contentOf(pack()))
    expect(contentOf({ content: null })).toBe(standard)
  })

  test('has every space where the content has it', () => {
    expect(plan.places).toHaveLength(standard.board.spaces.length)
    const crypt = plan.places[at('crypt')]
    expect(crypt).toMatchObject({
      x: 16 * CELL,
      y: 6 * CELL,
      w: 4 * CELL,
      h: 4 * CELL,
      name: 'Crypt',
      level: 4,
    })
    expect(crypt?.centre).toEqual({ x: 18 * CELL, y: 8 * CELL })
  })

  test('opens walls where one passes, and nowhere else', () => {
    const open = standard.board.openings.filter(({ kind }) => kind === 'open')
    expect(plan.joints.match(/M/g)).toHaveLength(open.length)
    for (const { wall } of open) {
      const [x1, y1, x2, y2] = wall.map(value => value * CELL)
      expect(plan.walls).not.toContain(`M${x1} ${y1}L${x2} ${y2}`)
    }
  })

  test('numbers secret doors as heroes remember them', () => {
    const secrets = plan.doors.filter(({ kind }) => kind === 'secret')
    expect(secrets.map(({ secret }) => secret)).toEqual([...secrets.keys()])
    expect(plan.doors.filter(({ kind }) => kind === 'door').every(({ secret }) => secret === -1)).toBe(true)
  })

  test('lists lairs in the order of the Cleared tokens', () => {
    expect(plan.lairs[0]).toBe(at('kitchen'))
    expect(plan.lairs).not.toContain(at('great-hall'))
    expect(plan.lairs.map(space => plan.places[space]).every(place => place && slotsOf(place) > 0)).toBe(true)
  })

  test('draws a way through the doors, not through walls', () => {
    expect(lineThrough(plan, [at('crypt'), at('room-4-5')])).toEqual([
      { x: 18 * CELL, y: 8 * CELL },
      { x: 16 * CELL, y: 6.5 * CELL },
      plan.places[at('room-4-5')]?.centre,
    ])
  })
})
