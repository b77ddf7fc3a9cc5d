import { expect, test } from 'vitest'
import { content, given, monster } from '../given.ts'
import { dungeonKit } from '../index.ts'
import type { Action } from '../types.ts'
import { viewOf } from '../view/index.ts'

const step: Action = { kind: 'step', to: 'room-1-1' }
const words = dungeonKit.reader(dungeonKit.packs.standard).words.en

test('D-114 where a pile is used up, what may be met is what was discarded', () => {
  const { state } = given({ heroes: [{ class: 'rogue', at: 'c-57' }, { class: 'cleric' }] })
  state.monsterPile = state.monsterPile.map((count, card) => (content.monsterLevel[card] === 1 ? 0 : count))
  state.monsterDiscard = state.monsterDiscard.map((_, card) => (card === monster('Goblin@1') ? 2 : 0))
  // A Rogue needs 3 against a Goblin: 35 of 36.
  expect(words.odds(step, viewOf(content, state, 0))).toContain('97%')
})
