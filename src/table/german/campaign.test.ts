import { describe, expect, test } from 'vitest'
import { type Attempt, type Page, reasonsOf } from './given.ts'

describe('a German page reads German when a campaign sheet is refused', () => {
  const game = 'onedeck'
  const sheet = async (page: Page, change: object = {}) => {
    const { data } = await page.given('newSheet', { game, name: 'Odo', hero: 'mage' })
    return { game, data: { ...Object(data), ...change } }
  }
  const marked =
    (talent: string, change: object): Attempt =>
    async page => {
      const { id } = await page.given('keepSheet', await sheet(page, change))
      return page.refused('markSheet', { id, talent })
    }
  const damaged =
    (change: object): Attempt =>
    async page =>
      page.refused('keepSheet', await sheet(page, change))

  test.each<[Attempt, string]>([
    [marked('flying', {}), 'Ein Talent „flying“ gibt es nicht.'],
    [marked('guile', {}), 'Kein verdientes Kreuz passt zu „Arglist“.'],
    [marked('fortitude', {}), 'Vor „Standhaft“ muss „Arglist“ gelernt sein.'],
    [marked('cunning', { focus: 'guile' }), '„Schläue“ gehört zu einem anderen Schwerpunkt.'],
    [marked('veteran', { marks: { veteran: [6, 0, 0] } }), '„Erprobt“ ist schon gelernt.'],
    [damaged({ marks: { flying: [1, 0, 0] } }), 'marks: Ein Talent „flying“ gibt es nicht.'],
    [damaged({ marks: { veteran: [7, 0, 0] } }), 'marks: „veteran“ hat mehr Kreuze als Felder.'],
    [damaged({ marks: { guile: [1, 0, 0] } }), 'marks: „guile“ gehört nicht zum Schwerpunkt dieses Helden.'],
    [damaged({ version: 2 }), 'version: Erwartet wird 1.'],
    [damaged({ earned: [0, 0] }), 'earned: Es müssen mindestens 3 Einträge sein.'],
    [
      page => page.refused('newSheet', { game, name: 'Odo', hero: 'bard' }),
      'Einen Helden „bard“ gibt es nicht; es gibt warrior, rogue, mage, paladin, archer.',
    ],
    [
      page => page.refused('newSheet', { game: 'tin', name: 'Odo', hero: 'mage' }),
      'Dieses Spiel hat keine Kampagne.',
    ],
    [
      page => page.refused('markSheet', { id: 'gone', talent: 'guile' }),
      'Dieser Bogen liegt nicht mehr auf diesem Gerät.',
    ],
  ])('%#', async (attempt, german) => {
    expect((await reasonsOf(attempt))[1]).toBe(german)
  })
})
