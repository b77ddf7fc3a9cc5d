import { describe, expect, test } from 'vitest'
import { given, sceneIn } from '../../../games/tin/given.ts'
import type { Action, Card, Technique } from '../../../games/tin/types.ts'
import type { SceneRoom, TinScene } from '../../../games/tin/view/scene.ts'
import type { Choice } from '../../../table/protocol.ts'
import { bestAnswer, directionsIn, layingCell, stepsOf, turnAfter, turnsOf } from './choices.ts'
import { changeOf, leastToWin, means, partsOf, winsWith } from './sums.ts'

const [GALLERY] = sceneIn(given({ stack: ['gallery'] })).stack
if (!GALLERY) throw new Error('There is no gallery')

const choiceOf = (action: Action, key = JSON.stringify(action)): Choice => ({
  key,
  action,
  text: key,
  odds: null,
  rule: null,
})
const room = (x: number, y: number, helmeted = 0) => ({ x, y, helmeted, plain: 1 }) as SceneRoom
const viewOf = (part: Partial<TinScene>) =>
  ({
    at: 0,
    rooms: [room(2, 3)],
    wells: [],
    gold: [],
    step: { kind: 'turn' },
    ...part,
  }) as unknown as TinScene
const card = (middle: Technique, bottom: Technique, size: number) =>
  ({ title: 'Sweep', middle, bottom, plus: size, minus: size }) as Card

describe('places of choices', () => {
  test('a step leads to the cell beyond its doorway', () => {
    const choices = [
      choiceOf({ kind: 'explore', dir: 'north' }),
      choiceOf({ kind: 'move', dir: 'west' }),
      choiceOf({ kind: 'drink' }),
    ]
    expect(stepsOf(viewOf({}), choices).map(({ kind, cell }) => [kind, cell])).toEqual([
      ['explore', { x: 2, y: 2 }],
      ['move', { x: 1, y: 3 }],
    ])
  })

  test('a tile is laid beyond the doorway it was turned over for', () => {
    expect(layingCell(viewOf({ step: { kind: 'lay', side: 1, tile: GALLERY } }))).toEqual({ x: 3, y: 3 })
    expect(layingCell(viewOf({}))).toBeNull()
  })

  test('turning goes round the turns that are offered and leaves out the others', () => {
    const turns = turnsOf([3, 0, 2].map(turn => choiceOf({ kind: 'lay', turn })))
    expect(turns).toEqual([0, 2, 3])
    expect(turnAfter(turns, 0, 1)).toBe(2)
    expect(turnAfter(turns, 3, 1)).toBe(0)
    expect(turnAfter(turns, 0, -1)).toBe(3)
  })

  test('a mask of doorways has names', () => {
    expect(directionsIn(0b1010)).toEqual(['east', 'west'])
  })
})

describe('sums of a round', () => {
  test('card, helmet, princess and bomb are parts of their own', () => {
    const view = viewOf({ rooms: [room(0, 0, 1)], wells: ['princess', 'bomb'] })
    const parts = partsOf(view, 'thrust', card('thrust', 'low', 2), true)
    expect(parts).toEqual([
      { name: 'card', change: 2 },
      { name: 'bomb', change: 3 },
      { name: 'helmet', change: -1 },
      { name: 'princess', change: -1 },
    ])
    expect(changeOf(parts)).toBe(3)
  })

  test('a card that changes nothing is still shown, what is not there is not', () => {
    expect(partsOf(viewOf({}), 'high', card('thrust', 'low', 2), false)).toEqual([
      { name: 'card', change: 0 },
    ])
    expect(partsOf(viewOf({}), 'high', null, false)).toEqual([])
  })

  test('1 always loses and 6 always wins', () => {
    expect(leastToWin(0)).toBe(4)
    expect(leastToWin(9)).toBe(2)
    expect(leastToWin(-5)).toBe(6)
    expect(winsWith(9)(1)).toBe(false)
  })

  test('means are gold and goods in trade', () => {
    expect(means(sceneIn(given({ gold: [5, 2], wells: ['key', 'princess', 'bomb'] })))).toEqual({
      gold: 7,
      goods: 7,
    })
  })
})

describe('the answer raised at first', () => {
  const answers: readonly Action[] = [{ kind: 'card', card: 'hook' }, { kind: 'top' }, { kind: 'bare' }]
  const raised = (technique: Technique) => {
    const rooms = [{ tile: 'passage', x: 0, y: -1, plain: 1 }]
    const table = given({ rooms, at: 'passage', entry: 2, hand: ['hook'] })
    const view = sceneIn(table.play('fight', `technique technique=${technique}`))
    return bestAnswer(
      view,
      answers.map(action => choiceOf(action, action.kind)),
    )
  }

  test('is the best, and of equals the one that spends nothing', () => {
    expect(raised('low')).toBe('card')
    expect(raised('high')).toBe('bare')
  })

  test('is none where none is asked for', () => {
    expect(bestAnswer(sceneIn(given()), [])).toBeNull()
  })
})
