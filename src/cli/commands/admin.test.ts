import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitmentTo, fairChance } from '../../engine/fair.ts'
import { toFile } from '../../engine/file.ts'
import { type Match, start } from '../../engine/match.ts'
import { legal, play, playChance } from '../../engine/play.ts'
import { fastRng, pick } from '../../engine/rng.ts'
import { actorOf } from '../../engine/seats.ts'
import type { Result } from '../../engine/types.ts'
import { takeIn } from '../../server/archive.ts'
import { hashOf } from '../../server/secrets.ts'
import { openStore } from '../../server/store/open.ts'
import type { ServerStore } from '../../server/store/store.ts'
import { matchNamed } from '../../testing/matches.ts'
import { pigKit } from '../../testing/pig.ts'
import { cli, tempFolder } from '../fake-io.ts'

const secret = '5e'.repeat(32)

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

/** A match with sealed dice, played to its end. */
function sealed(id: string): Match {
  const seats = ['Ada', 'Bo'].map(name => ({ kind: 'person' as const, name }))
  const fair = { match: id, commitment: commitmentTo(secret), salts: [] }
  let match = must(start(pigKit, { seats, fair, options: { goal: 20 } }))
  const [dice, rng] = [fairChance(secret, match.header), fastRng(3)]
  for (let actor = actorOf(match); actor.kind !== 'over'; actor = actorOf(match)) {
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    match = must(
      actor.kind === 'chance' ? playChance(match, dice) : play(match, seat, pick(legal(match, seat), rng)),
    )
  }
  return { ...match, secret }
}

/** A server that has kept a match that is over and one that goes on. */
async function kept(more: (store: ServerStore) => Promise<unknown> = async () => null): Promise<string> {
  const data = tempFolder()
  const store = await openStore(data)
  const match = sealed('m-over')
  await takeIn(store, { id: 'm-over', kit: pigKit, match, entries: match.log.slice(0, match.version) })
  await store.matches.append(0, matchNamed('m-on'), [])
  await more(store)
  await store.close()
  return data
}

const admin = (data: string, ...argv: string[]) => cli(['admin', ...argv, '--data', data], [pigKit])

test('lists the matches, newest first', async () => {
  const { code, out } = await admin(await kept(), 'list')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^m-over .*pig, \d+ steps, ended: Ada, Bo\nm-on {2}1970-01-01 {2}pig, 0 steps, goes on: Ada\n2 in all/,
  )
})

test('writes a match as a file that can be checked, and takes it in again', async () => {
  const data = await kept()
  const file = join(data, 'over.json')
  expect(await admin(data, 'export', 'm-over', file)).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(toFile(sealed('m-over')))
  expect((await cli(['replay', '--verify', file], [pigKit])).out).toContain('come from the sealed secret')
  expect(await admin(data, 'import', file)).toMatchObject({ err: 'The match "m-over" is here already.\n' })
  const store = await openStore(data)
  await store.matches.remove('m-over')
  await store.close()
  expect(await admin(data, 'import', file)).toEqual({ code: 0, out: 'm-over\n', err: '' })
  const again = join(data, 'again.json')
  await admin(data, 'export', 'm-over', again)
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'))
})

test('tells no secret of a match that goes on, and takes in none', async () => {
  const sealedDice = { secret, link: '' }
  const data = await kept(({ matches }) =>
    matches.append(1, { ...matchNamed('m-on'), sealed: sealedDice }, []),
  )
  const file = join(data, 'on.json')
  await admin(data, 'export', 'm-on', file)
  expect(readFileSync(file, 'utf8')).not.toContain(secret)
  writeFileSync(file, JSON.stringify(toFile(must(start(pigKit, { seed: 7 })))))
  const refused = await admin(data, 'import', file)
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Only a match that is over') })
})

test('archives what ended long ago, and nothing that goes on', async () => {
  const data = await kept(({ matches }) => {
    const { summary, ...rest } = matchNamed('m-old')
    return matches.append(0, { ...rest, summary: { ...summary, over: true } }, [])
  })
  const folder = join(data, 'old')
  expect(await admin(data, 'archive', '30', folder)).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(folder)).toEqual(['m-old.json'])
  const { out } = await admin(data, 'list')
  expect(out).not.toContain('m-old')
  expect(out).toContain('2 in all.')
})

test('checks every match, and names those that are not as they were played', async () => {
  const whole = await kept(({ matches }) => matches.remove('m-on'))
  expect(await admin(whole, 'verify')).toEqual({
    code: 0,
    out: 'ok: 1 matches are as they were played.\n',
    err: '',
  })
  const forged = await kept(async ({ matches }) => {
    const read = await matches.read('m-over')
    if (!read) throw new Error('m-over')
    const { revision, ...record } = read.record
    await matches.append(revision, { ...record, sealed: { secret, link: 'another' } }, [])
    await matches.remove('m-on')
  })
  const { code, err } = await admin(forged, 'verify')
  expect(code).toBe(1)
  expect(err).toMatch(/^m-over: .*\n1 of 1 matches are not as they were played.\n$/)
})

test('forgets a device by its key', async () => {
  const data = await kept(({ devices }) => devices.write(hashOf('key'), { name: 'Ada' }))
  expect(await admin(data, 'erase-device', 'key')).toMatchObject({ code: 0 })
  const store = await openStore(data)
  expect(await store.devices.read(hashOf('key'))).toBeNull()
  await store.close()
})

test('says where nothing was kept, and makes nothing there', async () => {
  const data = tempFolder()
  expect(await admin(data, 'list')).toEqual({
    code: 1,
    out: '',
    err: `No server has kept anything in "${data}".\n`,
  })
  expect(readdirSync(data)).toEqual([])
})
