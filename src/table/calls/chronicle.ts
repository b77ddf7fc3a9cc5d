/** What the device has to tell of the matches that came to their end. */
import { done } from '../../engine/result.ts'
import { faultOfSeat, resultOf } from '../../engine/seats.ts'
import { chronicleFile, newTo, parseChronicle } from '../chronicle-file.ts'
import { readIn, untoldIn } from '../enter-chronicle.ts'
import { tellLists } from '../house.ts'
import { withRoom } from '../rooms.ts'
import { taleOf } from '../tale.ts'
import { refuse } from '../text/index.ts'
import type { Handlers } from './handlers.ts'

export const CHRONICLE_CALLS: Handlers<'chronicle' | 'tale' | 'exportChronicle' | 'importChronicle'> = {
  chronicle: async house => {
    const untold = await untoldIn(house)
    const entries = await house.world.store.chronicle.list()
    void readIn(house, untold)
    return done({ entries, missing: untold.length })
  },
  tale: (house, _session, { match, seat }) =>
    withRoom(house, match, ({ table }) => {
      const wrong = faultOfSeat(table.match, seat)
      if (wrong) return wrong
      if (!resultOf(table.match)) return refuse('turn', t => t.notOver)
      const tale = taleOf(table, seat)
      return tale ? done(tale) : refuse('unknown', t => t.noTale)
    }),
  exportChronicle: async ({ world }) => done(chronicleFile(await world.store.chronicle.list())),
  importChronicle: async (house, _session, { file }) => {
    const came = parseChronicle(file)
    if (!came.ok) return came
    const { chronicle } = house.world.store
    const added = newTo(await chronicle.list(), came.value)
    await chronicle.write(added)
    tellLists(house)
    return done({ added: added.length })
  },
}
