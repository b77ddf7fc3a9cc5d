/** Who acts for whom: the seat comes from the device, never from the message. */
import { expect, onTestFinished, test } from 'vitest'
import { resume } from '../../engine/resume.ts'
import { LOADERS } from '../../games/loaders.ts'
import { type Actor, atRest, castAt } from '../../testing/fuzz/cast.ts'
import { hashOf, newKey } from '../secrets.ts'
import { bareServer } from './given.ts'

type Role = Actor['role']

async function table() {
  const bare = await bareServer()
  onTestFinished(bare.close)
  const cast = await castAt(bare.server)
  const who = (role: Role): Actor => {
    const found = cast.actors.find(each => each.role === role)
    if (!found) throw new Error(role)
    return found
  }
  return { ...bare, ...cast, who }
}

const reason = async (asked: ReturnType<Actor['ask']>) => {
  const told = await asked
  return told.ok ? 'granted' : told.refusal.reason
}

async function lengthOf({ server, match }: Awaited<ReturnType<typeof table>>): Promise<number> {
  return (await server.store.matches.read(match))?.entries.length ?? -1
}

test('S2 S21 a seat in a message is refused as a word too many, whosever it is', async () => {
  const { match, who } = await table()
  const { version, offers } = await who('host').get('open', { match, seat: 0 })
  const command = { id: 'a', match, version, actions: offers[0]?.actions.slice(0, 1) }
  for (const seat of [0, 1, -1, null, '0'])
    expect(await reason(who('host').ask('play', { ...command, seat }))).toContain('seat')
})

test('S2 nobody looks, thinks or acts through the eyes of another', async () => {
  const { match, who } = await table()
  for (const role of ['seat', 'watch'] as const)
    for (const name of ['open', 'look', 'course'] as const)
      expect(
        await reason(who(role).ask(name, { match, seat: 0, ...(name === 'look' ? { at: 0 } : {}) })),
      ).toBe("Seat 0 is somebody else's.")
  await who('seat').get('open', { match, seat: 1 })
  expect(await reason(who('seat').ask('guess', { match, seat: 0 }))).toBe("Seat 0 is somebody else's.")
})

test('S3 what is not in the list of the seat is refused, however like it looks', async () => {
  const at = await table()
  const { match, who } = at
  const [ada, bram] = [who('host'), who('seat')]
  const before = await lengthOf(at)
  const [mine, theirs] = [await atRest(ada, match), await atRest(bram, match)]
  const [acts, waits] = mine.asked.includes(0) ? [ada, bram] : [bram, ada]
  const { version, offers } = acts === ada ? mine : theirs
  const [action] = offers[0]?.actions ?? []
  const variants = [
    { ...action, extra: 1 },
    { ...action, kind: 'none' },
    { kind: action?.kind },
    { kind: 'dice', a: 6, b: 6 },
  ]
  for (const [index, wrong] of variants.entries())
    expect(await acts.get('play', { id: `${index}`, match, version, actions: [wrong] })).toMatchObject({
      kind: 'rejected',
    })
  expect(await waits.get('play', { id: 'x', match, version, actions: [action] })).toMatchObject({
    kind: 'rejected',
  })
  expect(await lengthOf(at)).toBe(before)
})

test('S11 S23 who looks on or is invited commands nothing, and nobody has the log or the secret while it goes on', async () => {
  const { match, who } = await table()
  const command = { id: 'a', match, version: 2 }
  for (const role of ['watch', 'invite', 'stranger'] as const)
    for (const name of ['undo', 'redo', 'reset', 'resign', 'play'] as const)
      expect(
        await reason(who(role).ask(name, { ...command, ...(name === 'play' ? { actions: [] } : {}) })),
      ).toMatch(/Sit down|no such match/)
  for (const role of ['host', 'seat', 'watch'] as const)
    for (const name of ['save', 'verify', 'fork'] as const)
      expect(await reason(who(role).ask(name, { match, ...(name === 'fork' ? { at: 0 } : {}) }))).not.toBe(
        'granted',
      )
})

test('S12 wrong, missing and old keys change nothing, and the right one still works', async () => {
  const { match, who } = await table()
  const [bram, eve] = [who('seat'), who('stranger')]
  const { link: old } = await bram.get('newLink', { match, role: 'seat', seat: 1 })
  const { link } = await bram.get('newLink', { match, role: 'seat', seat: 1 })
  for (const wrong of [old, newKey(), hashOf(link).slice(0, 22), '', null])
    expect(await reason(eve.ask('follow', { link: wrong }))).not.toBe('granted')
  for (const wrong of [hashOf(bram.device), 'x'.repeat(22), 5])
    await eve.ask('greet', { protocol: 1, device: wrong })
  expect(await reason(eve.ask('open', { match, seat: 1 }))).not.toBe('granted')
  expect((await bram.get('open', { match, seat: 1 })).seat).toBe(1)
  expect(await eve.get('follow', { link })).toEqual({ match, role: 'seat', seat: 1 })
})

test('S12 S20 who gets up leaves no way back: link and devices of the seat go with it', async () => {
  const bare = await bareServer()
  onTestFinished(bare.close)
  const { actors } = await castAt(bare.server)
  const [ada, bram, watch] = actors
  if (!ada || !bram || !watch) throw new Error('Nobody is there.')
  const open = { kind: 'open', name: '' }
  const { match, invite, watch: watching } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  const sealed = 'a'.repeat(64)
  const { link } = await ada.get('takeSeat', { match, seat: 0, name: 'Ada', sealed })
  await ada.get('leaveSeat', { match })
  await bram.get('follow', { link: invite })
  await bram.get('takeSeat', { match, seat: 0, name: 'Bram', sealed })
  expect(await reason(ada.ask('follow', { link }))).toContain('leads nowhere')
  await watch.get('follow', { link: watching })
  expect(await reason(watch.ask('leaveSeat', { match }))).toBe('This device has no seat at this match.')
  expect(await reason(watch.ask('takeSeat', { match, seat: 1, name: 'Eve', sealed }))).toContain(
    'no such match',
  )
})

test('S16 no result is taken from a client, and a log that was changed is refused at its first bad step', async () => {
  const at = await table()
  for (const name of ['load', 'peek', 'importChronicle'] as const)
    expect(await reason(at.who('host').ask(name, { file: {} }))).not.toBe('granted')
  const read = await at.server.store.matches.read(at.match)
  const kit = await LOADERS['dungeon']?.()
  if (!read || !kit) throw new Error('There is no match.')
  const forged = [...read.entries, { seat: 0, action: { kind: 'win' } }]
  expect(resume(kit, read.record.header, forged)).toMatchObject({
    ok: false,
    refusal: { reason: expect.stringContaining(`${forged.length}`) },
  })
})
