import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { COVERS } from './covers.ts'

test('the covers say of each game what its facts say', () => {
  expect(COVERS.map(({ game, title, seats, minutes }) => ({ game, title, seats, minutes }))).toEqual(
    KITS.map(({ facts: { id, title, seats, minutes } }) => ({ game: id, title, seats, minutes })),
  )
})
