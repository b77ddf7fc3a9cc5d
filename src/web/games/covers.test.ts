import { expect, test, vi } from 'vitest'
import { KITS } from '../../games/index.ts'
import { GAMES } from './index.ts'

vi.mock('../text/words.ts', () => ({ wordsIn: <T>(en: T) => ({ value: en }) }))

test('the covers say of each game what its facts say', () => {
  const covers = GAMES.map(({ cover: { game, title, seats, minutes } }) => ({ game, title, seats, minutes }))
  expect(covers).toEqual(
    KITS.map(({ facts: { id, title, seats, minutes } }) => ({ game: id, title, seats, minutes })),
  )
})
