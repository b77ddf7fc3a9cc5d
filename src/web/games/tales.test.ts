import { describe, expect, test, vi } from 'vitest'
import { KITS } from '../../games/index.ts'
import { GAMES } from './index.ts'

vi.mock('../text/words.ts', () => ({ wordsIn: <T>(en: T) => ({ value: en }) }))

const TOLD = KITS.filter(({ tales }) => tales !== undefined).map(({ facts }) => facts.id)

test('the page tells of every game that has something to tell', () => {
  const told = GAMES.filter(({ tales }) => tales !== undefined).map(({ cover }) => cover.game)
  expect(told).toEqual(TOLD)
})

describe.each(TOLD)('the deeds of %s', game => {
  test('have a mark, a name and a description each', async () => {
    const look = await GAMES.find(({ cover }) => cover.game === game)?.tales?.()
    expect(look?.deeds.length).toBeGreaterThan(15)
    for (const { id, icon } of look?.deeds ?? []) {
      expect(icon, id).toMatch(/^[Mm]/)
      expect(look?.words.value.deeds[id]?.name, id).toBeTruthy()
      expect(look?.words.value.deeds[id]?.text, id).toMatch(/[.!?]$/)
    }
  })
})
