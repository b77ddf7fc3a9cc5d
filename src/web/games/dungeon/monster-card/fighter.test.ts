import { expect, test } from 'vitest'
import { positionOf } from '../../../../games/dungeon/content/ids.ts'
import { content, given } from '../../../../games/dungeon/given.ts'
import { viewOf } from '../../../../games/dungeon/view/index.ts'
import { otherFighter } from './fighter.ts'

test('a fight is told as that of whoever has the turn, and what merely lies there by the own chances', () => {
  const { state } = given({
    heroes: [{ class: 'rogue' }, { class: 'cleric', at: 'room-2-2' }],
    turn: 1,
    lairs: { 'room-2-2': { monster: 'Orc@2' }, 'room-2-1': { monster: 'Hobgoblin@2' } },
    due: { step: 'fight', at: positionOf(content.spaceIds, 'room-2-2') },
  })
  const [mine, theirs] = [viewOf(content, state, 0), viewOf(content, state, 1)]
  const [fought, other] = [mine.foe, mine.lairs.find(({ at }) => at === 'room-2-1')]
  if (!fought || !other || !theirs.foe) throw new Error('no foes')
  expect(otherFighter(mine, fought)).toBe(1)
  expect(otherFighter(mine, other)).toBeNull()
  expect(otherFighter(theirs, theirs.foe)).toBeNull()
})
