import { expect, test } from 'vitest'
import { saltCommitment } from '../engine/fair.ts'
import { until } from '../table/given.ts'
import { aServer, begun, caller, reason, takeSeat } from './given.ts'
import { newSecret } from './secrets.ts'

const open = { kind: 'open', name: '' } as const
const bot = { kind: 'bot', name: 'Greedy', level: 'novice' } as const
const sealed = () => saltCommitment(newSecret())

test('who is there is told to everybody as people come and sit down', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open, bot] })
  await takeSeat(ada, match, 0, 'Ada')
  await bram.get('follow', { link: invite })
  await bram.get('attend', { match })
  await bram.get('takeSeat', { match, seat: 1, name: 'Bram', sealed: sealed() })
  await until(() => ada.company(match)?.seats[1]?.holder.name === 'Bram')
  expect(ada.company(match)).toMatchObject({ yours: [0], youHost: true, phase: 'starting' })
  expect(bram.company(match)).toMatchObject({ yours: [1], youHost: false })
})

test('who gets up leaves an open seat, and may sit down elsewhere', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  await takeSeat(ada, match, 0, 'Ada')
  expect(await reason(ada, 'takeSeat', { match, seat: 1, name: 'Ada 2', sealed: sealed() })).toBe(
    'This device sits at the match already.',
  )
  await ada.get('leaveSeat', { match })
  await until(() => ada.company(match)?.seats[0]?.holder.kind === 'open')
  expect(await reason(ada, 'takeSeat', { match, seat: 1, name: 'Ada', sealed: sealed() })).toBe('granted')
})

test('the host begins without whoever is missing: open seats go to bots', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match } = await ada.get('gather', { game: 'dungeon', seats: [open, open, open] })
  await takeSeat(ada, match, 1, 'Ada')
  await ada.get('begin', { match })
  await until(() => ada.company(match)?.phase === 'begun')
  const { seats } = await ada.get('open', { match, seat: 1 })
  expect(seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot'])
  expect(new Set(seats.map(({ name }) => name)).size).toBe(3)
})

test('S24 whoever does not show the salt loses the seat when the host begins without them', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  await takeSeat(ada, match, 0, 'Ada')
  await bram.get('follow', { link: invite })
  await bram.get('takeSeat', { match, seat: 1, name: 'Bram', sealed: sealed() })
  await until(() => ada.company(match)?.seats[0]?.isReady)
  expect(ada.company(match)).toMatchObject({ phase: 'starting', seats: [{}, { isReady: false }] })
  await ada.get('begin', { match, without: true })
  await until(() => ada.company(match)?.phase === 'begun')
  expect(ada.company(match)?.seats[1]?.holder.kind).toBe('bot')
})

test('S24 a salt that was not committed to is refused', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match } = await ada.get('gather', { game: 'dungeon', seats: [open] })
  const salt = newSecret()
  await ada.get('attend', { match })
  await ada.get('takeSeat', { match, seat: 0, name: 'Ada', sealed: saltCommitment(salt) })
  expect(await reason(ada, 'showSalt', { match, salt: newSecret() })).toBe(
    'This is not what the device committed to on sitting down.',
  )
  expect(await reason(ada, 'showSalt', { match, salt })).toBe('granted')
  await until(() => ada.company(match)?.phase === 'begun')
})

test('what cannot be played is refused before anybody is invited', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const tooMany = Array.from({ length: 9 }, () => open)
  expect(await reason(ada, 'gather', { game: 'dungeon', seats: tooMany })).toMatch(/1 to 8 seats/)
  expect(await reason(ada, 'gather', { game: 'chess', seats: [open] })).toBe('There is no game "chess".')
  expect(await ada.get('yours', {})).toEqual([])
})

test('no two at a table are called alike', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open, open] })
  await takeSeat(ada, match, 0, 'Ada')
  await bram.get('follow', { link: invite })
  expect(await reason(bram, 'takeSeat', { match, seat: 1, name: 'ADA', sealed: sealed() })).toBe(
    'There is a "ADA" at the table already.',
  )
})

test('a public match stands in the lobby until it begins, and can be entered without a link', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  expect(await bram.get('lobby', {})).toEqual([])
  expect(await reason(bram, 'enter', { match })).toBe('This match is not public: ask its host for a link.')
  await takeSeat(ada, match, 0, 'Ada')
  await ada.get('publish', { match, isPublic: true })
  expect(await bram.get('lobby', {})).toMatchObject([{ match, host: 'Ada', taken: 1, seats: 2 }])
  await bram.get('enter', { match })
  await takeSeat(bram, match, 1, 'Bram')
  await until(() => bram.company(match)?.phase === 'begun')
  expect(await ada.get('lobby', {})).toEqual([])
})

test('the list of a device says whose answer each match waits for', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const match = await begun(ada, [bram], 'dungeon')
  await until(async () => (await ada.get('yours', {}))[0]?.waitsFor.length === 1)
  const [listed] = await bram.get('yours', {})
  expect(listed).toMatchObject({ match, phase: 'begun', yours: [1] })
})
