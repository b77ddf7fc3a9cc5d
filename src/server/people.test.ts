import { describe, expect, test } from 'vitest'
import { until } from '../table/given.ts'
import { aServer, begun, caller, reason } from './given.ts'

const bot = { kind: 'bot', name: 'Greedy', level: 'novice' } as const
const atOnce = { limits: { awayForVote: 0, awayForHost: 0 } }

describe('the host', () => {
  test('hands the match over, and is host no more', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    expect(await reason(bram, 'shut', { match })).toBe('Only the host of the match can do that.')
    await ada.get('handOver', { match, seat: 1 })
    await until(() => bram.company(match)?.youHost)
    expect(ada.company(match)).toMatchObject({ youHost: false, seats: [{ isHost: false }, { isHost: true }] })
    expect(await reason(ada, 'shut', { match })).toBe('Only the host of the match can do that.')
  })

  test('renames, and the log says so', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await ada.get('rename', { match, seat: 1, name: 'Bramwell' })
    const { seats } = await bram.get('open', { match, seat: 1 })
    expect(seats[1]?.name).toBe('Bramwell')
    expect(await reason(bram, 'rename', { match, seat: 0, name: 'X' })).toBe(
      'Only the host of the match can do that.',
    )
  })

  test('puts a bot in the place of somebody, who may look no more; the others play on', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await bram.get('open', { match, seat: 1 })
    await ada.get('arrange', { match, seat: 1, holder: bot })
    expect(await reason(bram, 'open', { match, seat: 1 })).not.toBe('granted')
    const { seats } = await ada.get('open', { match, seat: 0 })
    expect(seats[1]).toEqual(bot)
  })

  test('sends somebody away, who is told so and is not taken for present any more', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await ada.get('handOver', { match, seat: 1 })
    await bram.get('arrange', { match, seat: 0, holder: { kind: 'open', name: '' } })
    await until(() => ada.pushed.some(push => push.push === 'trouble' && push.match === match))
    await until(() => bram.company(match)?.seats[0]?.isPresent === false)
    expect(bram.company(match)?.seats[0]).toMatchObject({ holder: { kind: 'open' }, awaySince: null })
  })

  test('closes the match: nobody plays on, and its secret is shown', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    expect(await reason(bram, 'save', { match })).toMatch(/once it is over/)
    await ada.get('shut', { match })
    await until(() => bram.company(match)?.phase === 'closed')
    const { version, offers } = await ada.get('open', { match, seat: 0 })
    const verdict = await ada.get('play', {
      id: 'x',
      match,
      version,
      actions: offers[0]?.actions.slice(0, 1),
    })
    expect(verdict).toMatchObject({ kind: 'rejected', refusal: { code: 'over' } })
    const { secret, header } = await bram.get('save', { match })
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(header.fair?.commitment).toBe(bram.company(match)?.commitment)
  })

  test('makes a new link, and the old one leads nowhere', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const seats = [{ kind: 'open', name: '' }]
    const { match, invite } = await ada.get('gather', { game: 'dungeon', seats })
    const { link } = await ada.get('newLink', { match, role: 'invite' })
    expect(await reason(bram, 'follow', { link: invite })).toMatch(/leads nowhere/)
    expect(await bram.get('follow', { link })).toMatchObject({ match, role: 'invite' })
    expect(await reason(bram, 'newLink', { match, role: 'host' })).toBe(
      'Only the host of the match can do that.',
    )
  })
})

test('S11 a host makes no link to a seat that has secrets', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const match = await begun(ada, [bram], 'dungeon')
  expect(await reason(ada, 'newLink', { match, role: 'seat', seat: 1 })).toMatch(/only whoever has the seat/)
  expect(await reason(bram, 'newLink', { match, role: 'seat', seat: 1 })).toBe('granted')
  const party = await begun(ada, [bram], 'onedeck', { heroes: ['warrior', 'mage'] })
  expect(await reason(ada, 'newLink', { match: party, role: 'seat', seat: 1 })).toBe('granted')
})

describe('somebody who stays away', () => {
  test('is given a bot by the host, and has the seat back', async () => {
    const { url } = await aServer(atOnce)
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    expect(await reason(bram, 'takeBack', { match })).toBe('No bot plays on your seat.')
    bram.socket.close()
    await until(() => ada.company(match)?.seats[1]?.isPresent === false)
    await ada.get('lend', { match, seat: 1 })
    await until(() => ada.company(match)?.seats[1]?.isLent)
    expect(ada.company(match)?.seats[1]?.holder.kind).toBe('bot')
    const again = await caller(url, bram.device)
    await again.get('takeBack', { match })
    const { seats } = await again.get('open', { match, seat: 1 })
    expect(seats[1]).toEqual({ kind: 'person', name: 'Bram' })
  })

  test('keeps the seat until it was long enough', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    bram.socket.close()
    await until(() => ada.company(match)?.seats[1]?.isPresent === false)
    expect(await reason(ada, 'lend', { match, seat: 1 })).toMatch(/not away long enough: after 1440 minutes/)
    const { version } = await ada.get('open', { match, seat: 0 })
    const what = { kind: 'bot', seat: 1 }
    expect(await reason(ada, 'wish', { match, version, what })).toMatch(/after 2 minutes/)
  })

  test('is given a bot when all the others agree', async () => {
    const { url } = await aServer(atOnce)
    const [ada, bram, cleo] = [await caller(url), await caller(url), await caller(url)]
    const match = await begun(ada, [bram, cleo], 'dungeon')
    cleo.socket.close()
    await until(() => bram.company(match)?.seats[2]?.isPresent === false)
    const { version } = await bram.get('open', { match, seat: 1 })
    await bram.get('wish', { match, version, what: { kind: 'bot', seat: 2 } })
    await until(() => ada.company(match)?.wish)
    const wish = ada.company(match)?.wish
    expect(wish).toMatchObject({ by: 1, agreed: [1], waitsFor: [0] })
    await ada.get('answerWish', { match, wish: wish?.id, yes: true })
    await until(() => ada.company(match)?.seats[2]?.isLent)
    expect(ada.company(match)?.wish).toBeNull()
  })
})

describe('spectators', () => {
  test('S11 look on by a link of their own, and can do nothing else', async () => {
    const { url } = await aServer()
    const [ada, eve] = [await caller(url), await caller(url)]
    const match = await begun(ada, [], 'dungeon')
    const { link } = await ada.get('newLink', { match, role: 'watch' })
    expect(await eve.get('follow', { link })).toEqual({ match, role: 'watch', seat: null })
    const { version, offers, seat } = await eve.get('open', { match, seat: null })
    expect({ offers, seat }).toEqual({ offers: [], seat: null })
    expect(await reason(eve, 'open', { match, seat: 0 })).toBe("Seat 0 is somebody else's.")
    for (const name of ['undo', 'resign'] as const)
      expect(await reason(eve, name, { id: 'x', match, version })).toBe('Sit down at this table first.')
    expect(await reason(eve, 'guess', { match })).toBe('Sit down at this table first.')
    expect(await reason(eve, 'takeSeat', { match, seat: 0, name: 'Eve', sealed: 'a'.repeat(64) })).toMatch(
      /no such match/,
    )
  })

  test('S20 whoever has no link learns nothing, not even that there is a match', async () => {
    const { url } = await aServer()
    const [ada, eve] = [await caller(url), await caller(url)]
    const match = await begun(ada, [], 'dungeon')
    const said = 'There is no such match, or this device may not look at it.'
    expect(await reason(eve, 'open', { match, seat: null })).toBe(said)
    expect(await reason(eve, 'open', { match: 'o-none', seat: null })).toBe(said)
    expect(await reason(eve, 'attend', { match })).toBe(said)
    expect(await reason(eve, 'talk', { match })).toBe(said)
    expect(await reason(eve, 'save', { match })).toBe(said)
  })
})
