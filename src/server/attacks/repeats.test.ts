/** Messages that come twice, late or in another order, also to another node or after a restart. */
import { expect, onTestFinished, test } from 'vitest'
import { saltCommitment } from '../../engine/fair.ts'
import type { Entry } from '../../engine/match.ts'
import { until } from '../../table/given.ts'
import type { Calls } from '../../table/protocol.ts'
import { castAt } from '../../testing/fuzz/cast.ts'
import { aServer, begun, type Caller, caller } from '../given.ts'
import { newSecret } from '../secrets.ts'
import { openStore } from '../store/open.ts'
import { bareServer } from './given.ts'

type Command = Calls['play']['takes']

/** The first thing there is to do, as soon as somebody is asked. */
async function next(who: Caller, match: string, id: string): Promise<Command> {
  const sight = await until(async () => {
    const seen = await who.get('open', { match, seat: 0 })
    return (seen.offers[0]?.actions.length ?? 0) > 0 && seen
  })
  return { id, match, version: sight.version, actions: sight.offers[0]?.actions.slice(0, 1) ?? [] }
}

async function logOf(data: string, match: string): Promise<readonly Entry[]> {
  const store = await openStore(data)
  const read = await store.matches.read(match)
  await store.close()
  return read?.entries ?? []
}

const bySeats = (entries: readonly Entry[]) => entries.filter(entry => entry.seat !== undefined)

test('S4 a command that is said three times at once is done once, and answered alike', async () => {
  const { url, data } = await aServer()
  const ada = await caller(url)
  const match = await begun(ada, [], 'tin')
  const commands: Command[] = []
  for (const id of ['a', 'b', 'c', 'd']) {
    const command = await next(ada, match, id)
    const verdicts = await Promise.all([1, 2, 3].map(() => ada.get('play', command)))
    expect(new Set(verdicts.map(each => JSON.stringify(each)))).toHaveLength(1)
    for (const old of commands.toReversed())
      expect(await ada.get('play', old)).toMatchObject({ kind: 'accepted' })
    commands.push(command)
  }
  expect(bySeats(await logOf(data, match))).toEqual(
    commands.map(({ actions: [action] }) => ({ seat: 0, action })),
  )
})

test('S4 S5 a command that is said again after a restart is stale, brings the table of now, and is done once', async () => {
  const first = await aServer()
  const ada = await caller(first.url)
  const match = await begun(ada, [], 'tin')
  const command = await next(ada, match, 'a')
  expect(await ada.get('play', command)).toMatchObject({ kind: 'accepted' })
  const now = await next(ada, match, 'b')
  await first.stop()
  const second = await aServer({ data: first.data })
  const again = await caller(second.url, ada.device)
  await again.get('open', { match, seat: 0 })
  const verdict = await again.get('play', command)
  expect(verdict).toMatchObject({ kind: 'stale', sight: { version: now.version } })
  expect(await again.get('play', now)).toMatchObject({ kind: 'accepted' })
  expect(bySeats(await logOf(first.data, match))).toHaveLength(2)
})

test('S5 a command without a version, or for another, is not played', async () => {
  const bare = await bareServer()
  onTestFinished(bare.close)
  const { match, actors } = await castAt(bare.server)
  const [ada] = actors
  if (!ada) throw new Error('Nobody is there.')
  const { version, offers } = await ada.get('open', { match, seat: 0 })
  const actions = offers[0]?.actions.slice(0, 1)
  expect(await ada.ask('play', { id: 'a', match, actions })).toMatchObject({ ok: false })
  for (const wrong of [version - 1, version + 1, 0])
    expect(await ada.get('play', { id: `${wrong}`, match, version: wrong, actions })).toMatchObject({
      kind: 'stale',
    })
})

test('S24 a salt that is shown again and again is written once', async () => {
  const { url, data } = await aServer()
  const people = [await caller(url), await caller(url)] as const
  const [ada, bram] = people
  const salts = [newSecret(), newSecret()] as const
  const open = { kind: 'open', name: '' }
  const { match, invite } = await ada.get('gather', { game: 'dungeon', options: {}, seats: [open, open] })
  await bram.get('follow', { link: invite })
  for (const seat of [0, 1] as const)
    await people[seat].get('takeSeat', { match, seat, name: `P${seat}`, sealed: saltCommitment(salts[seat]) })
  const written = async () => {
    await ada.get('showSalt', { match, salt: salts[0] })
    const store = await openStore(data)
    const gathering = await store.gatherings.read(match)
    await store.close()
    return gathering
  }
  const first = await written()
  expect(first).toMatchObject({ phase: 'starting', seats: [{ salt: salts[0] }, {}] })
  expect(await written()).toEqual(first)
})
