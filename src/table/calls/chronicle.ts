/** What the device has to tell of the matches that came to their end. */
import { done } from '../../engine/result.ts'
import { faultOfSeat, resultOf } from '../../engine/seats.ts'
import { isAnswer, type PuzzleAnswer, placeOf } from '../chronicle.ts'
import { readIn, untoldIn } from '../enter-chronicle.ts'
import { tellLists } from '../house.ts'
import { taleOf } from '../tale.ts'
import { refuse } from '../text/index.ts'
import { type Handlers, withEnded } from './handlers.ts'

type Name = 'chronicle' | 'answer' | 'tale' | 'exportChronicle' | 'importChronicle'

export const CHRONICLE_CALLS: Handlers<Name> = {
  chronicle: async house => {
    const untold = await untoldIn(house)
    const rows = await house.world.store.chronicle.list()
    void readIn(house, untold)
    const answers = rows.filter(isAnswer)
    return done({
      entries: rows.flatMap(row => (isAnswer(row) ? [] : [row])),
      answers,
      missing: untold.length,
    })
  },
  answer: async (house, _session, { game, puzzle, day, right }) => {
    const { chronicle } = house.world.store
    const match = ['puzzle', game, puzzle, ...(day === null ? [] : [day])].join(' ')
    const answered: PuzzleAnswer = { match, seat: 0, game, puzzle, day, right, version: 1 }
    const isFirst = !(await chronicle.list()).some(row => placeOf(row) === placeOf(answered))
    if (isFirst) await chronicle.write([answered])
    return done(null)
  },
  tale: (house, session, { match, seat }) =>
    withEnded(house, session, match, ({ table }) => {
      const wrong = faultOfSeat(table.match, seat)
      if (wrong) return wrong
      if (!resultOf(table.match)) return refuse('turn', t => t.notOver)
      const tale = taleOf(table, seat)
      return tale ? done(tale) : refuse('unknown', t => t.noTale)
    }),
  // Files of it are seldom asked for, so a page loads what it takes then.
  exportChronicle: async ({ world }) => {
    const { chronicleFile } = await import('../chronicle-file.ts')
    return done(chronicleFile(await world.store.chronicle.list()))
  },
  importChronicle: async (house, _session, { file }) => {
    const { newTo, parseChronicle } = await import('../chronicle-file.ts')
    const came = parseChronicle(file)
    if (!came.ok) return came
    const { chronicle } = house.world.store
    const added = newTo(await chronicle.list(), came.value)
    await chronicle.write(added)
    tellLists(house)
    return done({ added: added.length })
  },
}
