import { describe, expect, test, vi } from 'vitest'
import { MONSTERS } from '../../games/dungeon/content/monsters.ts'
import { CLASSES } from '../../games/dungeon/types.ts'
import { dungeonArt } from '../games/dungeon/art/index.ts'
import { GAMES } from '../games/index.ts'
import { shelf } from './art.ts'
import { coverArt } from './covers.ts'

vi.mock('../text/words.ts', () => ({ wordsIn: <T>(en: T) => ({ value: en }) }))

test('a picture is found by the name of its file, and its middle is kept where nothing else is said', () => {
  const pictures = shelf({ './nim/heap.webp': 'heap.webp', './nim/last-one.webp': 'last.webp' }, { heap: 20 })
  expect(pictures('heap')).toEqual({ src: 'heap.webp', focus: '50% 20%' })
  expect(pictures('last-one')).toEqual({ src: 'last.webp', focus: '50% 50%' })
})

test('what has no picture says so', () => {
  expect(dungeonArt('nobody')).toBeNull()
  expect(dungeonArt('constructor')).toBeNull()
})

test.each(GAMES.map(({ cover }) => cover.game))('%s has a cover, a mark, and a scene for each end', game => {
  const names = [game, `${game}-mark`, `${game}-won`, `${game}-lost`]
  expect(names.filter(name => coverArt(name) === null)).toEqual([])
})

describe('every name in the games has a picture', () => {
  test.each([...MONSTERS.map(({ id }) => id), ...CLASSES])('Dungeon!: %s', id =>
    expect(dungeonArt(id)).not.toBeNull(),
  )
})
