/** Bots of every level at the tables of a server. */
import { expect, test } from 'vitest'
import { until } from '../table/given.ts'
import { LEVELS } from '../table/protocol.ts'
import { aServer, begun, caller, reason, takeSeat } from './given.ts'

const open = { kind: 'open', name: '' }
const bot = (level: string) => ({ kind: 'bot', name: 'Bot', level })
const UNKNOWN = 'No bot plays like "clever"; there are random, novice, skilled, master.'
const NO_OPTION = 'level: this must be "random" or "novice" or "skilled" or "master".'

test('a seat is given to a bot of any level, before a match and in it, and to none that there is not', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const seats = [open, ...LEVELS.map((level, index) => ({ ...bot(level), name: `Bot ${index}` })), open]
  const { match } = await ada.get('gather', { game: 'dungeon', seats })
  await takeSeat(ada, match, 0, 'Ada')
  for (const level of [...LEVELS, 'greedy']) {
    await ada.get('arrange', { match, seat: 1, holder: bot(level) })
    await until(() => ada.company(match)?.seats[1]?.holder.level === level)
  }
  expect(await reason(ada, 'gather', { game: 'dungeon', seats: [open, bot('clever')] })).toBe(UNKNOWN)
  expect(await reason(ada, 'arrange', { match, seat: 1, holder: bot('clever') })).toBe(UNKNOWN)
  expect(await reason(ada, 'begin', { match, level: 'clever' })).toBe(NO_OPTION)
  await ada.get('begin', { match, level: 'novice' })
  await until(() => ada.company(match)?.phase === 'begun')
  expect(ada.company(match)?.seats[5]?.holder).toMatchObject({ kind: 'bot', level: 'novice' })
  expect(await reason(ada, 'arrange', { match, seat: 1, holder: bot('clever') })).toBe(UNKNOWN)
  await ada.get('arrange', { match, seat: 1, holder: bot('random') })
  await until(() => ada.company(match)?.seats[1]?.holder.level === 'random')
})

test('the seat of somebody who is away is lent to a bot of the level that the host names', async () => {
  const { url } = await aServer({ limits: { awayForVote: 0, awayForHost: 0 } })
  const [ada, bram, cleo] = [await caller(url), await caller(url), await caller(url)]
  const match = await begun(ada, [bram, cleo], 'dungeon')
  for (const each of [bram, cleo]) each.socket.close()
  await until(() =>
    ada
      .company(match)
      ?.seats.slice(1)
      .every(({ isPresent }) => !isPresent),
  )
  expect(await reason(ada, 'lend', { match, seat: 1, level: 'clever' })).toBe(NO_OPTION)
  await ada.get('lend', { match, seat: 1, level: 'random' })
  await until(() => ada.company(match)?.seats[1]?.holder.level === 'random')
  // Where dice gave the first bot the turn it plays in between: then it is wished for as the table stands by now.
  await until(async () => {
    const { version } = await ada.get('open', { match, seat: 0 })
    return (await ada.ask('wish', { match, version, what: { kind: 'bot', seat: 2, level: 'novice' } })).ok
  })
  await until(() => ada.company(match)?.seats[2]?.holder.level === 'novice')
})
