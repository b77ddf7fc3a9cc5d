/** Who is told what, and from when on no more. */
import { describe, expect, test } from 'vitest'
import { saltCommitment } from '../engine/fair.ts'
import { until } from '../table/given.ts'
import { linkedBuses } from '../testing/buses.ts'
import { aServer, begun, type Caller, caller, reason, takeSeat } from './given.ts'
import { newKey, newSecret } from './secrets.ts'

const open = { kind: 'open', name: '' }
const sealed = () => saltCommitment(newSecret())
const heard = ({ pushed }: Caller, push: string) => pushed.filter(each => each.push === push).length

describe('a line', () => {
  test('is told what is said only where it may read it', async () => {
    const { url } = await aServer()
    const [ada, eve] = [await caller(url), await caller(url)]
    const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
    await ada.get('attend', { match })
    await eve.get('follow', { link: invite })
    await eve.get('attend', { match })
    await ada.get('say', { match, text: 'Who is it?' })
    await until(() => heard(ada, 'said') === 1)
    expect([await reason(eve, 'talk', { match }), heard(eve, 'said')]).toEqual([
      expect.stringMatching(/no such/),
      0,
    ])
  })

  test('that closes a match, or greets as somebody else, is told nothing more of it', async () => {
    const { url } = await aServer()
    const ada = await caller(url)
    const lines = [await caller(url, ada.device), await caller(url, ada.device)] as const
    const match = await begun(ada, [], 'tin')
    for (const each of lines) {
      await each.get('attend', { match })
      await each.get('open', { match, seat: 0 })
    }
    await lines[0].get('close', { match })
    await lines[1].get('greet', { protocol: 1, device: newKey() })
    await ada.get('say', { match, text: 'Anybody?' })
    await until(() => heard(ada, 'said') === 1)
    // What was sent before this answer has come before it.
    for (const each of lines) await each.get('lobby', {})
    expect(lines.map(each => heard(each, 'said'))).toEqual([0, 0])
  })

  test('whose match is public no more is told nothing more of it', async () => {
    const { url } = await aServer()
    const [ada, eve] = [await caller(url), await caller(url)]
    const { match } = await ada.get('gather', { game: 'tin', seats: [open], isPublic: true })
    await eve.get('attend', { match })
    await ada.get('publish', { match, isPublic: false })
    await eve.get('lobby', {})
    const before = heard(eve, 'company')
    await takeSeat(ada, match, 0, 'Ada')
    await until(() => ada.company(match)?.phase === 'begun')
    await eve.get('lobby', {})
    expect(heard(eve, 'company')).toBe(before)
  })

  test('without a device may look at the lobby, and at nothing else', async () => {
    const { url } = await aServer()
    const [ada, eve] = [await caller(url), await caller(url)]
    await ada.get('gather', { game: 'tin', seats: [open], isPublic: true })
    await eve.get('greet', { protocol: 1 })
    expect(await eve.get('lobby', {})).toHaveLength(1)
    expect(await reason(eve, 'yours', {})).toMatch(/device key is needed/)
  })

  test('gets its answers in the order of its questions', async () => {
    const { url } = await aServer()
    const ada = await caller(url)
    const { match } = await ada.get('gather', { game: 'tin', seats: [open] })
    for (const [call, name] of ['attend', 'talk', 'drop', 'attend'].entries())
      ada.send(JSON.stringify({ call: 100 + call, name, params: { match } }))
    const answers = () => ada.bytes.flatMap(text => (/^\{"answer":10\d/.test(text) ? [JSON.parse(text)] : []))
    await until(() => answers().length === 4)
    expect(answers().map(({ answer, ok }) => [answer, ok])).toEqual([
      [100, true],
      [101, true],
      [102, true],
      [103, false],
    ])
  })
})

describe('once it is played', () => {
  test('a host opens a seat, whoever comes takes it, and the one before has it no more', async () => {
    const { url } = await aServer()
    const [ada, bram, cleo] = [await caller(url), await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await ada.get('arrange', { match, seat: 1, holder: open })
    await until(() => ada.company(match)?.seats[1]?.holder.kind === 'open')
    expect(await reason(bram, 'open', { match, seat: 1 })).not.toBe('granted')
    const { link } = await ada.get('newLink', { match, role: 'invite' })
    await cleo.get('follow', { link })
    await cleo.get('takeSeat', { match, seat: 1, name: 'Cleo', sealed: sealed() })
    expect((await cleo.get('open', { match, seat: 1 })).seats[1]).toMatchObject({
      kind: 'person',
      name: 'Cleo',
    })
    await cleo.get('rename', { match, seat: 1, name: 'Clio' })
    expect((await cleo.get('open', { match, seat: 1 })).seats[1]?.name).toBe('Clio')
  })

  test('a bot stays a bot, whatever the host calls it', async () => {
    const { url } = await aServer()
    const ada = await caller(url)
    const seats = [open, { kind: 'bot', name: 'Bot', level: 'greedy' }]
    const { match } = await ada.get('gather', { game: 'dungeon', seats })
    await takeSeat(ada, match, 0, 'Ada')
    await until(() => ada.company(match)?.phase === 'begun')
    expect(await reason(ada, 'rename', { match, seat: 1, name: 'Eve' })).toBe('No person has this seat.')
    expect((await ada.get('open', { match, seat: 0 })).seats[1]).toMatchObject({ kind: 'bot', name: 'Bot' })
  })

  test('a match that another node has just written is closed all the same, and the other node knows', async () => {
    const [first, second] = linkedBuses(2)
    if (!first || !second) throw new Error('There are two.')
    const one = await aServer({ bus: first })
    const two = await aServer({ data: one.data, bus: second })
    const ada = await caller(one.url)
    const match = await begun(ada, [], 'tin')
    const elsewhere = await caller(two.url, ada.device)
    const { version, offers } = await until(async () => {
      const sight = await elsewhere.get('open', { match, seat: 0 })
      return sight.asked.length > 0 && sight
    })
    first.cut()
    await elsewhere.get('play', { id: 'a', match, version, actions: offers[0]?.actions.slice(0, 1) })
    await ada.get('shut', { match })
    first.mend()
    await until(async () => (await reason(elsewhere, 'save', { match })) === 'granted')
  })
})
