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
    const told = look?.deeds.map(({ id, icon }) => ({ id, icon, ...look.words.value.deeds[id] }))
    const whole = { icon: /^[Mm]/, name: /\S/, text: /[.!?]$/ }
    expect(
      told?.filter(({ icon, name = '', text = '' }) =>
        [whole.icon.test(icon), whole.name.test(name), whole.text.test(text)].includes(false),
      ),
    ).toEqual([])
  })
})
