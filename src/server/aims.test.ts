/** What bots were after, at a table that people share. */
import { expect, test } from 'vitest'
import { until } from '../table/given.ts'
import type { Sight } from '../table/sight.ts'
import { aServer, type Caller, caller, takeSeat } from './given.ts'

const SEATS = [
  { kind: 'open', name: '' },
  { kind: 'bot', name: 'Bot', level: 'skilled' },
]

const aimsIn = ({ at, steps }: Sight) =>
  steps.flatMap(({ seat, reason }, index) => (reason ? [[at - steps.length + index, seat, reason]] : []))

/** Plays whatever comes first until the bot has had its turns. */
async function play(who: Caller, match: string): Promise<Sight> {
  for (let id = 0; ; id++) {
    const sight = await until(async () => {
      const now = await who.get('open', { match, seat: 0 })
      return (now.asked.includes(0) || now.outcome) && now
    })
    if (aimsIn(sight).length > 3) return sight
    const [action] = sight.offers[0]?.actions ?? []
    await who.ask('play', { id: `${id}`, match, version: sight.version, actions: [action] })
  }
}

test('a rival bot says where it goes, the same to who plays, looks on, and comes back after a new start', async () => {
  // This one asks again and again how it stands.
  const first = await aServer({ limits: { rate: 1000, burst: 1000 } })
  const [ada, eve] = [await caller(first.url), await caller(first.url)]
  const { match, watch } = await ada.get('gather', { game: 'dungeon', seats: SEATS })
  await takeSeat(ada, match, 0, 'Ada')
  await until(() => ada.company(match)?.phase === 'begun')
  const said = aimsIn(await play(ada, match))
  expect(said).toContainEqual([expect.any(Number), 1, { why: 'bound', at: expect.any(String) }])
  expect(said.every(([, seat]) => seat === 1)).toBe(true)
  await eve.get('follow', { link: watch })
  expect(aimsIn(await eve.get('open', { match, seat: null }))).toEqual(said)
  await first.stop()
  const second = await aServer({ data: first.data })
  const back = await caller(second.url, eve.device)
  expect(aimsIn(await back.get('open', { match, seat: null }))).toEqual(said)
})
