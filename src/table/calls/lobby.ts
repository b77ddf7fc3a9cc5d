/** What games and matches there are. */
import { done } from '../../engine/result.ts'
import { allKits, tellLists } from '../house.ts'
import { listedIn } from '../list.ts'
import type { Handlers } from './handlers.ts'

export const LOBBY_CALLS: Handlers<'games' | 'hello' | 'tables' | 'remove'> = {
  games: async house => done((await allKits(house)).map(kit => kit.facts)),
  hello: async (_house, session, said) => {
    const { language = session.language, forced = session.forced, hurried = session.hurried } = said
    Object.assign(session, { language, forced, hurried })
    return done(null)
  },
  tables: async (house, { language }) => {
    const matches = await house.world.store.matches.list()
    const listed = await Promise.all(matches.map(match => listedIn(house, language, match)))
    return done(listed.toSorted((a, b) => b.touched - a.touched))
  },
  remove: async (house, _session, { match }) => {
    house.rooms.delete(match)
    await house.world.store.matches.remove(match)
    tellLists(house)
    return done(null)
  },
}
