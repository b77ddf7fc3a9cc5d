/** A terminal at a real server. */
import { describe, expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { aServer, type Caller, caller, takeSeat } from '../../server/given.ts'
import { until } from '../../table/given.ts'
import { cli, type Stroke, tempFolder, type World } from '../fake-io.ts'

/** A host that plays as fast as it can is not held up. */
const PATIENT = { limits: { rate: 10_000, burst: 10_000 } }
const open = { kind: 'open', name: '' } as const

function joins(link: string, world: World, ...flags: string[]) {
  const env = { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1', ...world.env }
  return cli(['join', link, ...flags], KITS, { ...world, env })
}

/** A host who waits for one more, and plays the first choice whenever asked. */
async function hostAt(url: string, game = 'dungeon', more = {}) {
  const ada = await caller(url)
  const { match, invite, watch } = await ada.get('gather', { game, seats: [open, open], ...more })
  await takeSeat(ada, match, 0, 'Ada')
  return { ada, match, invite: `${url}/#/join/${invite}`, watch: `${url}/#/watch/${watch}` }
}

/** Looks again whenever something is pushed: a server is not asked all the time. Nobody has to come in time. */
async function playing(ada: Caller, match: string): Promise<void> {
  await until(() => ada.company(match)?.phase === 'begun')
  for (;;) {
    const heard = ada.pushed.length
    const { version, offers, outcome } = await ada.get('open', { match, seat: 0 })
    if (outcome) return
    const actions = offers[0]?.actions.slice(0, 1) ?? []
    if (actions.length > 0) await ada.ask('play', { id: `${version}`, match, version, actions })
    const isHeard = () => ada.pushed.length > heard || ada.socket.readyState !== ada.socket.OPEN
    await until(isHeard).catch(() => null)
  }
}

describe('undercroft join', () => {
  test('is told where there are no hints, and refused one in a sentence', async () => {
    const { url } = await aServer(PATIENT)
    const { ada, match, invite } = await hostAt(url, 'dungeon', { withoutHints: true })
    void playing(ada, match)
    const env = { UNDERCROFT_HOME: tempFolder() }
    for (const flags of [['--name', 'Bo'], []]) {
      const { out } = await joins(invite, { input: 'hint\nquit\n', env }, ...flags)
      expect(out).toContain('It is played without hints.')
      expect(out).toContain('This table plays without hints: its host has chosen so.')
    }
  })

  test('sits down by an invitation, waits, plays a round, and can come back', async () => {
    const { url } = await aServer(PATIENT)
    const { ada, match, invite } = await hostAt(url)
    void playing(ada, match)
    const env = { UNDERCROFT_HOME: tempFolder() }
    const first = await joins(invite, { input: '1\n1\nquit\n', env }, '--name', 'Bo')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain(' 1. Ada (host)')
    expect(first.out).toContain(`come back with: undercroft join ${invite}`)
    const { seats, steps } = await ada.get('look', { match, seat: 0, at: 999, since: 0 })
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    expect(steps.some(({ seat }) => seat === 1)).toBe(true)
    const again = await joins(invite, { input: 'log\nquit\n', env })
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(again.out).not.toContain('Your name?')
  })

  test('a host gives seats to bots of any level, and is told what is wrong with a seat or a level', async () => {
    const { url } = await aServer(PATIENT)
    const ada = await caller(url)
    const { match, host } = await ada.get('gather', { game: 'dungeon', seats: [open, open, open, open] })
    const strokes: Stroke[] = [
      ['Where would you like to sit?', '1\r'],
      ['Your name?', 'Ada\r'],
      ['Type begin to begin, bot SEAT to give a seat to a bot, or help.', 'bot\r'],
      ['There is no seat ""; the seats are 1 to 4.', 'bot 9 novice\r'],
      ['There is no seat "9"; the seats are 1 to 4.', 'bot 2 clever\r'],
      ['No bot plays like "clever"; there are random, novice, skilled, master.', 'bot 1\r'],
      ['Ada sits on seat 1.', 'help\r'],
      ['  bot SEAT [LEVEL]  give a seat to a bot: random, novice', 'bot 2 no\t'],
      ['bot 2 novice', '\r'],
      ['2. Player 2 (bot, novice)', 'bot 2 random\r'],
      ['2. Player 2 (bot, random)', 'bot 3\r'],
      ['3. Player 3 (bot, skilled)', 'dance\r'],
      ['"dance" is none of these words:', 'quit\r'],
    ]
    const { code, err } = await joins(`${url}/#/host/${host}`, { strokes })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    await ada.get('attend', { match })
    expect(ada.company(match)?.seats.map(({ holder }) => holder)).toMatchObject([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'skilled' },
      { kind: 'open' },
    ])
  })

  test('a host says in play how well a bot plays, and nobody else does', async () => {
    const { url } = await aServer(PATIENT)
    const ada = await caller(url)
    const bot = { kind: 'bot', name: 'Robin', level: 'novice' } as const
    const seats = [open, open, bot]
    const { match, host, watch } = await ada.get('gather', { game: 'dungeon', seats })
    await takeSeat(ada, match, 0, 'Bo')
    void playing(ada, match)
    const strokes: Stroke[] = [
      ['Your name?', 'Ada\r'],
      ['Which hero', 'bot 1 random\r'],
      ['This seat is not away long enough', 'bot 3 random\r'],
      ['Seat 3 is played by a bot: random.', 'bot 2\r'],
      ['Ada sits on seat 2.', 'help\r'],
      ['bot SEAT [LEVEL]', 'quit\r'],
    ]
    const env = { UNDERCROFT_HOME: tempFolder() }
    expect((await joins(`${url}/#/host/${host}`, { strokes, env })).code).toBe(0)
    await until(() => ada.company(match)?.seats[2]?.holder.level === 'random')
    expect(ada.company(match)?.seats[2]?.holder.name).toBe('Robin')
    const looker: Stroke[] = [
      ['Waiting for', 'bot 3\r'],
      ['Only the host of the match can do that.', 'quit\r'],
    ]
    expect((await joins(`${url}/#/watch/${watch}`, { strokes: looker })).code).toBe(0)
  })

  test('asks a person for a name and a seat, and hears what others say', async () => {
    const { url } = await aServer(PATIENT)
    const ada = await caller(url)
    const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open, open] })
    await takeSeat(ada, match, 0, 'Ada')
    const strokes: Stroke[] = [
      ['Where would you like to sit?', '2\r'],
      ['Your name?', 'Ada\r'],
      ['Your name?', 'Bo\r'],
      ['Waiting for the host', 'say hello there\r'],
      ['Ada: welcome', 'quit\r'],
    ]
    void until(() => ada.pushed.some(push => push.push === 'said')).then(() =>
      ada.ask('say', { match, text: 'welcome' }),
    )
    const { code, out } = await joins(`${url}/#/join/${invite}`, { strokes })
    expect(code).toBe(0)
    expect(out).toContain('There is a "Ada" at the table already.')
    expect(ada.pushed).toContainEqual(
      expect.objectContaining({ said: expect.objectContaining({ name: 'Bo', text: 'hello there' }) }),
    )
  })

  test('whoever only looks on is told what happens', async () => {
    const { url } = await aServer(PATIENT)
    const { ada, match, invite, watch } = await hostAt(url)
    void playing(ada, match)
    await joins(invite, { input: '1\nquit\n' }, '--name', 'Bo')
    const { code, out } = await joins(watch, {
      strokes: [
        ['Waiting for', 'log all\r'],
        ['Ada', 'quit\r'],
      ],
    })
    expect(code).toBe(0)
    expect(out).toContain('The match goes on')
  })

  test.each([
    ['nonsense', /is not a link to a match/],
    ['https://example.org/#/join/short', /is not a link to a match/],
  ])('%s is no link, and that is said', async (link, sentence) => {
    const { code, err } = await joins(link, {})
    expect(code).toBe(1)
    expect(err).toMatch(sentence)
  })

  test('a link that leads nowhere is said to', async () => {
    const { url } = await aServer(PATIENT)
    const { code, err } = await joins(`${url}/#/join/${'x'.repeat(22)}`, {})
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
