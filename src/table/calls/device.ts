/** The campaign sheets of a device. */
import { done } from '../../engine/result.ts'
import { campaignOf, changeSheet, listSheets, writeSheet } from '../sheets.ts'
import type { Handlers } from './handlers.ts'

export const DEVICE_CALLS: Handlers<'sheets' | 'keepSheet' | 'newSheet' | 'markSheet' | 'removeSheet'> = {
  sheets: async (house, { language }) => done(await listSheets(house, language)),
  keepSheet: (house, { language }, { game, data, id = house.world.newId() }) =>
    writeSheet(house, language, { id, game, data }),
  newSheet: async (house, { language }, { game, name, hero }) => {
    const campaign = await campaignOf(house, game)
    if (!campaign.ok) return campaign
    const made = campaign.value.create(name, hero)
    const id = house.world.newId()
    return made.ok ? writeSheet(house, language, { id, game, data: made.value }) : made
  },
  markSheet: (house, { language }, { id, talent }) =>
    changeSheet(house, language, id, (campaign, sheet) => campaign.mark(sheet, talent)),
  removeSheet: async (house, _session, { id }) => {
    await house.world.store.sheets.remove(id)
    return done(null)
  },
}
