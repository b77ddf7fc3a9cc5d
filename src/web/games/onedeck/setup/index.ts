/** What One Deck Dungeon adds to the set-up: its heroes and dungeons to look at, and the heroes of the campaign. */
import { withSheet } from '../../../setup/party.ts'
import type { SetupExtra } from '../../page-game.ts'
import { bringing, readSheets, sheets } from '../campaign/sheets.ts'
import { dungeonLook } from './dungeons.tsx'
import { HeroFace, heroLook } from './heroes.tsx'
import { SheetRow } from './sheet-row.tsx'
import './setup.css'

export const setup: SetupExtra = {
  looks: { heroes: heroLook, dungeon: dungeonLook },
  Row: SheetRow,
  Face: HeroFace,
  prepare: async (draft, query) => {
    const sheet = query.get('sheet')
    if (sheet === null) return draft
    await readSheets()
    return withSheet(draft, bringing(sheets.value ?? [], sheet))
  },
}
