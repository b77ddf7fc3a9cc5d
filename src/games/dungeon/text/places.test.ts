import { expect, test } from 'vitest'
import { content, de, en, given } from '../given.ts'
import { viewOf } from '../view/index.ts'

const { state } = given({
  heroes: [
    { class: 'cleric', at: 'c-57', goods: ['Silver Ring@3'], lost: 0 },
    { class: 'rogue', at: 'crypt', goods: ['Gold Cup@3', 'Secret Door@1'], lost: 2 },
  ],
  lairs: {
    'room-1-1': { monster: 'Black Pudding@5', drops: ['Jade Idol@6'] },
    'room-1-2': { monster: 'Goblin@1', isDown: true, seenBy: [0] },
  },
  cleared: { 'room-1-5': 1, armory: 2 },
})

const partOf = (words: typeof en, title: string, seat = 0) =>
  words.places?.(viewOf(content, state, seat), ['Ada', 'Bo'])?.find(part => part.title === title)?.lines ?? []

test('D-41 the list tells where everybody stands, and of a hand only what may be seen', () => {
  expect(partOf(en, 'Heroes')).toEqual([
    'You, Bran the Cleric, in a corridor of level 1, near room 1-1: 2,000 gp of 10,000 gp, in hand: Silver Ring (2,000 gp)',
    'Bo, Pip the Rogue, in the Crypt: needs 10,000 gp, 1 card in hand, loses 2 turns, face up: Secret Door (500 gp)',
  ])
})

test('the list tells of a level where monsters lie, what is cleared, and where its stairs lead', () => {
  const lines = partOf(en, 'Level 1')
  expect(lines.slice(0, 2)).toEqual([
    'Room 1-1: #1 Black Pudding: 12 or more, 3% with Jade Idol (5,000 gp)',
    'Room 1-2: #2 Goblin (only you know): 4 or more, 92%',
  ])
  expect(lines).toContain('Cleared: room 1-5')
  expect(lines.some(line => line.startsWith('Still to clear: room 1-1, room 1-2, room 1-3'))).toBe(true)
  expect(lines.some(line => /^Stairs near .+ lead to level 2, near room 2-/.test(line))).toBe(true)
  expect(partOf(en, 'Level 3')).toContain('The Armory: 2 of 3 cleared')
})

test('D-61 the list names a hidden card only to who looked, in German as well', () => {
  expect(partOf(en, 'Level 1', 1)).toContain('Room 1-2: #2 a card face down')
  expect(partOf(de, 'Ebene 1')).toContain('Geräumt: Raum 1-5')
  expect(partOf(de, 'Helden')[1]).toMatch(/^Bo, Pip die Schurkin, in der Gruft: /)
})
