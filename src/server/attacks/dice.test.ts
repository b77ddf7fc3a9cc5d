/** Dice, going back and time: nothing is shown before it is kept, and nobody gets a second look or a second more. */
import { expect, onTestFinished, test } from 'vitest'
import { chainOf, commitmentTo } from '../../engine/fair.ts'
import type { MatchStore } from '../../table/store.ts'
import { type Actor, actorOn, atRest, castAt } from '../../testing/fuzz/cast.ts'
import { bareServer, begunAlone } from './given.ts'

async function bare(...how: Parameters<typeof bareServer>) {
  const opened = await bareServer(...how)
  onTestFinished(opened.close)
  return opened
}

/** Lets whoever is asked do the first thing there is, until this happens. */
async function playUntil(
  people: readonly Actor[],
  match: string,
  isThere: (actor: Actor) => Promise<boolean>,
): Promise<void> {
  for (let step = 0; ; step++)
    for (const who of people) {
      const { version, offers } = await atRest(who, match)
      const actions = offers[0]?.actions.slice(0, 1) ?? []
      if (actions.length === 0) continue
      await who.get('play', { id: `${step} ${who.device}`, match, version, actions })
      if (await isThere(who)) return
    }
}

test('S9 what is not on the disk yet is shown to nobody, not even to whoever did it', async () => {
  let gate: Promise<void> = Promise.resolve()
  let release = (): void => undefined
  const { server } = await bare({}, async ({ matches }) => {
    const append = matches.append.bind(matches)
    const held: MatchStore['append'] = async (...asked) => {
      await gate
      return append(...asked)
    }
    Object.assign(matches, { append: held })
  })
  const ada = await actorOn(server, 'host', 0)
  const match = await begunAlone(ada, 'tin')
  const { version, offers } = await atRest(ada, match)
  const phone = await actorOn(server, 'host', 0, ada.device)
  gate = new Promise(resolve => void (release = resolve))
  const verdict = ada.get('play', { id: 'a', match, version, actions: offers[0]?.actions.slice(0, 1) })
  expect(await phone.get('open', { match, seat: 0 })).toMatchObject({ version })
  expect(ada.bytes.at(-1)).not.toContain(`"version":${version + 1}`)
  release()
  expect(await verdict).toEqual({ kind: 'accepted', version: version + 1 })
})

test('S10 S22 nobody goes back across dice, or takes back the step of another', async () => {
  const { server } = await bare()
  const { match, actors } = await castAt(server)
  const people = actors.slice(0, 2)
  for (const who of people) {
    const { version } = await atRest(who, match)
    // So far only dice have fallen.
    for (const name of ['undo', 'reset'] as const)
      expect(await who.get(name, { id: name, match, version })).toMatchObject({ kind: 'rejected' })
  }
  let refused = 0
  await playUntil(people, match, async who => {
    const other = people.find(each => each !== who)
    const { version } = await atRest(who, match)
    await other?.get('open', { match, seat: other.seat })
    const verdict = await other?.get('undo', { id: `u ${version}`, match, version })
    expect(verdict).toMatchObject({ kind: 'rejected' })
    return ++refused > 5
  })
})

test('S19 going back gives no time, and time runs by the clock of the server alone', async () => {
  const { server } = await bare()
  const ada = await actorOn(server, 'host', 0)
  const match = await begunAlone(ada, 'dungeon', { mode: 'timed' })
  const clock = async () => (await atRest(ada, match)).clock ?? Number.NaN
  let before = await clock()
  expect(before).toBeGreaterThan(0)
  for (let step = 0; step < 4; step++) {
    const { version, offers } = await atRest(ada, match)
    await ada.get('play', { id: `p${step}`, match, version, actions: offers[0]?.actions.slice(0, 1) })
    const { version: after } = await atRest(ada, match)
    await ada.get('undo', { id: `u${step}`, match, version: after })
    const now = await clock()
    expect(now).toBeLessThanOrEqual(before)
    before = now
  }
  expect(await ada.ask('play', { id: 'x', match, version: 0, actions: [], clock: 9999 })).toMatchObject({
    ok: false,
  })
})

test('S7 S28 whichever way a match begins at a server, its dice are sealed: no call gives it a seed', async () => {
  const { server } = await bare()
  const ada = await actorOn(server, 'host', 0)
  const first = await begunAlone(ada, 'tin')
  const { version } = await atRest(ada, first)
  await ada.get('resign', { id: 'r', match: first, version })
  const { match: deal } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  for (const id of [first, deal]) {
    const header = (await server.store.matches.read(id))?.record.header
    expect(header).toMatchObject({ fair: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(header).not.toHaveProperty('seed')
  }
  const file = await ada.get('save', { match: first })
  const unsealed = { ...file, header: { ...file.header, fair: undefined, seed: 5 } }
  const seats = [{ kind: 'person', name: 'Ada' }]
  for (const told of [
    await ada.ask('new', { game: 'tin', options: {}, seats, seed: 5 }),
    await ada.ask('fork', { match: first, at: 0 }),
    await ada.ask('load', { file: unsealed }),
  ])
    expect(told).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringMatching(/only for whoever the matches belong to/) },
    })
  expect(() => server.house.world.newSeed()).toThrow('sealed dice only')
})

test('S24 S28 the dice come from the sealed secret alone, which is shown with the last step, and the chain holds', async () => {
  const { server } = await bare()
  const ada = await actorOn(server, 'host', 0)
  const match = await begunAlone(ada, 'tin')
  const { version, link } = await atRest(ada, match)
  expect((await server.store.matches.read(match))?.record.header.seed).toBeUndefined()
  await ada.get('resign', { id: 'r', match, version })
  const { secret = '', header, steps } = await ada.get('save', { match })
  expect(commitmentTo(secret)).toBe(header.fair?.commitment)
  const chain = chainOf(secret, header)
  const links = steps.map((_, index) =>
    steps.slice(0, index + 1).reduce((before, entry) => chain.next(before, entry), chain.first),
  )
  expect([chain.first, ...links]).toContain(link)
  expect(
    await ada.ask('gather', { game: 'tin', seats: [{ kind: 'open', name: '' }], seed: 5 }),
  ).toMatchObject({ ok: false })
})
