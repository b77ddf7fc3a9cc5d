/** Odds take long to work out: what tells none must not ask for them, for every step of a bot is told with its reason. */
import { expect, test } from 'vitest'
import { given, type Situation, sceneAt, viewAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { reasons } from './index.ts'

const { words } = onedeckKit.reader(onedeckKit.packs.standard)
const AT_DOORS: Situation = { damage: [4], tokens: 1, open: [['Boulder']], closed: 1 }

/** Nobody can work out what comes of a card without its boxes. */
function withoutBoxes(scene: DeckScene): DeckScene {
  const doors = scene.doors.map(door => ({
    ...door,
    cards: door.cards.map(
      card => card && Object.defineProperty({ ...card }, 'challenges', { get: () => expect.fail('odds') }),
    ),
  }))
  return { ...scene, doors }
}

test.each<readonly [string, Action, readonly string[]]>([
  ['With 2 hearts left a token for its loot is a good trade.', { kind: 'vanish' }, ['enter door=0']],
  ['With 2 doors left it is time to look for more.', { kind: 'explore' }, []],
])('the reason of who did this is told without odds: %s', (sentence, action, before) => {
  const { state } = given(AT_DOORS).play(...before)
  const scene = withoutBoxes(sceneAt(state))
  expect(reasons(scene, action).map(reason => words.en.reason?.(reason, viewAt(state)))).toEqual([sentence])
})

test('odds that are the reason are told', () => {
  const scene = sceneAt(given(AT_DOORS).play('enter door=0').state)
  expect(reasons(scene, { kind: 'face' })[0]).toMatchObject({ damage: expect.any(Number) })
  expect(() => reasons(withoutBoxes(scene), { kind: 'face' })).toThrow('odds')
})
