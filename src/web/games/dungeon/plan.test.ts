import { describe, expect, test } from 'vitest'
import { indexOf } from '../../../games/dungeon/content/content-index.ts'
import { standard } from '../../../games/dungeon/content/standard.ts'
import { boxOf } from './box.ts'
import { CELL, lineThrough, planOf, slotsOf } from './plan.ts'

const plan = planOf(standard)

describe('the plan of the board', () => {
  test('is worked out once', () => {
    expect(planOf(standard)).toBe(plan)
  })

  test('is worked out once for a pack too, though it comes anew with every picture', () => {
    const pack = () => ({
      content: structuredClone({ ...standard, goals: { ...standard.goals, rogue: 1000 } }),
    })
    expect(boxOf(pack())).toBe(boxOf(pack()))
    expect(boxOf(pack()).content.goals.rogue).toBe(1000)
    expect(boxOf({ content: null }).content).toBe(standard)
  })

  test('has every space where the content has it', () => {
    expect(plan.places).toHaveLength(standard.board.spaces.length)
    const crypt = plan.byId.get('crypt')
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

  test('names doors as the rules do', () => {
    const secrets = plan.doors.filter(({ kind }) => kind === 'secret')
    expect(secrets.map(({ id }) => id)).toEqual(indexOf(null).doorIds.of)
  })

  test('lists rooms and chambers as lairs', () => {
    expect(plan.lairs.map(({ id }) => id)).toContain('kitchen')
    expect(plan.lairs.map(({ id }) => id)).not.toContain('great-hall')
    expect(plan.lairs.every(place => slotsOf(place) > 0)).toBe(true)
  })

  test('draws a way through the doors, not through walls', () => {
    expect(lineThrough(plan, ['crypt', 'room-4-5'])).toEqual([
      { x: 18 * CELL, y: 8 * CELL },
      { x: 16 * CELL, y: 6.5 * CELL },
      plan.byId.get('room-4-5')?.centre,
    ])
  })
})
