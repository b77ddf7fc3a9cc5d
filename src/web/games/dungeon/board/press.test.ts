import { describe, expect, test } from 'vitest'
import { standard } from '../../../../games/dungeon/content/standard.ts'
import type { Choice } from '../../../../table/protocol.ts'
import type { Sought } from '../ground/doors.tsx'
import { NO_ROUTES, type Route, type Routes } from '../journey/routes.ts'
import { planOf } from '../plan.ts'
import type { Target } from '../targets.ts'
import { NOTHING_ASKED, panOf, pointedAt, pressAt, zoomOf } from './press.ts'

const plan = planOf(standard)
const centreOf = (id: string) => plan.byId.get(id)?.centre ?? { x: 0, y: 0 }
const crypt: Target = { space: 'crypt', trail: [], way: null, choice: null }
const [door] = plan.doors.filter(({ kind }) => kind === 'secret')
if (!door) throw new Error('no door')
const choice: Choice = { key: 'search', action: { kind: 'search' }, text: '', odds: null, rule: null }
const sought: Sought = { door, mark: door, choice }
const away: Route = {
  to: 'armory',
  trail: ['crypt', 'c-1', 'armory'],
  steps: 2,
  turns: 1,
  through: [],
  taken: null,
}
const routes: Routes = { to: space => (space === away.to ? away : null), asks: () => true }
const board = { plan, targets: [crypt], sought: [sought], routes, canSetOut: true }
const mouse = (point: { x: number; y: number }) => ({ point, scale: 1, isTouch: false })
const finger = (point: { x: number; y: number }, scale = 1) => ({ point, scale, isTouch: true })

describe('a press on the board', () => {
  test('of a mouse goes to the lit space under it', () => {
    expect(pressAt(board, mouse(centreOf('crypt')), NOTHING_ASKED)).toEqual({
      asked: NOTHING_ASKED,
      pointed: 'crypt',
      goes: crypt,
      chooses: null,
      setsOut: null,
    })
  })

  test('on a space in the dusk shows the way, and pressed again sets out', () => {
    const first = pressAt(board, mouse(centreOf('armory')), NOTHING_ASKED)
    expect(first).toMatchObject({ asked: { space: 'armory' }, pointed: 'armory', setsOut: null })
    const again = pressAt(board, mouse(centreOf('armory')), first.asked)
    expect(again).toMatchObject({ asked: NOTHING_ASKED, setsOut: away, goes: null, chooses: null })
  })

  test('only points where one cannot set out, or no way is known', () => {
    const nothing = { pointed: 'armory', asked: NOTHING_ASKED, setsOut: null, goes: null }
    const others = { ...board, canSetOut: false }
    expect(pressAt(others, mouse(centreOf('armory')), NOTHING_ASKED)).toMatchObject(nothing)
    const lost = { ...board, routes: NO_ROUTES }
    expect(pressAt(lost, mouse(centreOf('armory')), NOTHING_ASKED)).toMatchObject(nothing)
  })

  test('D-102 only points where somebody stands, however often it is pressed', () => {
    const taken = { ...board, routes: { ...routes, to: () => ({ ...away, taken: 'hilda' }) } }
    const first = pressAt(taken, mouse(centreOf('armory')), NOTHING_ASKED)
    expect(first).toMatchObject({ pointed: 'armory', asked: NOTHING_ASKED, setsOut: null })
    expect(pressAt(taken, mouse(centreOf('armory')), first.asked).setsOut).toBeNull()
  })

  test('of a finger on something small asks for a second tap, and then goes', () => {
    const first = pressAt(board, finger(centreOf('crypt')), NOTHING_ASKED)
    expect(first).toMatchObject({ asked: { space: 'crypt' }, goes: null })
    expect(pressAt(board, finger(centreOf('crypt')), first.asked).goes).toBe(crypt)
    expect(pressAt(board, finger(centreOf('crypt'), 3), NOTHING_ASKED).goes).toBe(crypt)
  })

  test('on a lit door searches for it, of a finger at the second tap', () => {
    expect(pressAt(board, mouse(door), NOTHING_ASKED)).toMatchObject({ chooses: choice, goes: null })
    const first = pressAt(board, finger(door), NOTHING_ASKED)
    expect(first).toMatchObject({ asked: { space: null, door: sought }, goes: null, chooses: null })
    expect(pressAt(board, finger(door), first.asked).chooses).toBe(choice)
  })
})

test('a mouse points at a lit space before any other, and at nothing in the rock', () => {
  expect(pointedAt(board, centreOf('crypt'))).toBe('crypt')
  expect(pointedAt(board, centreOf('armory'))).toBe('armory')
  expect(pointedAt(board, { x: -5, y: -5 })).toBeNull()
})

test('keys bring the board closer, farther and aside', () => {
  expect(['+', '=', '-', '0', 'x'].map(zoomOf)).toEqual([1.25, 1.25, 0.8, 0, null])
  expect(panOf('ArrowUp')).toEqual([0, 70])
  expect(panOf('x')).toBeNull()
})
