/** The deal of the day at a server, over real lines, with a clock of our own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitmentTo } from '../engine/fair.ts'
import { replay } from '../engine/file.ts'
import { verify } from '../engine/verify.ts'
import { tinKit } from '../games/tin/index.ts'
import { until } from '../table/given.ts'
import type { MatchId } from '../table/protocol.ts'
import { aServer, type Caller, caller } from './given.ts'
import { openSqlite } from './store/sqlite.ts'

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-16', '2026-11-17', '2026-11-18']

async function onTheDay() {
  const clock = { now: Date.parse(`${TODAY}T10:00:00Z`) }
  const { url } = await aServer({ date: () => clock.now })
  return { url, clock, midnight: () => void (clock.now = Date.parse(`${TOMORROW}T00:00:00Z`)) }
}

/** The table as soon as nobody else is asked. */
function asked(who: Caller, match: MatchId) {
  return until(async () => {
    const sight = await who.get('open', { match, seat: 0 })
    return sight.asked.join() === '0' && sight
  })
}

async function playFirst(who: Caller, match: MatchId) {
  const { version, offers } = await asked(who, match)
  await who.get('play', { id: `${version}`, match, version, actions: offers[0]?.actions.slice(0, 1) })
  return asked(who, match)
}

async function giveUp(who: Caller, match: MatchId, game: string) {
  const { version } = await asked(who, match)
  await who.get('resign', { id: 'end', match, version })
  return until(async () => {
    const day = await who.get('day', { game, day: TODAY })
    return day.yours.some(each => each.match === match && each.score !== null) && day
  })
}

test('S24 the commitment of a day stands the day before, and its secret is shown the day after', async () => {
  const { url, clock, midnight } = await onTheDay()
  const ada = await caller(url)
  const today = await ada.get('day', { game: 'tin', day: TODAY })
  expect(today.secret).toBeNull()
  expect(today.ranking).toEqual([])
  midnight()
  const tomorrow = await ada.get('day', { game: 'tin', day: TOMORROW })
  expect(tomorrow.commitment).toBe(today.nextCommitment)
  const past = await ada.get('day', { game: 'tin', day: TODAY })
  expect(commitmentTo(past.secret ?? '')).toBe(today.commitment)
  clock.now += 1
  for (const day of [YESTERDAY, '2026-11-19'])
    expect(await ada.ask('day', { game: 'tin', day })).toMatchObject({ ok: false })
})

test.each(['tin', 'onedeck', 'dungeon'])('the dice of a day of %s are the same for everybody', async game => {
  const { url } = await onTheDay()
  const people = [await caller(url), await caller(url)]
  const views = await Promise.all(
    people.map(async who => {
      const { match, ranked } = await who.get('playDay', { game, name: 'Ada' })
      expect(ranked).toBe(true)
      return (await playFirst(who, match)).view
    }),
  )
  expect(views[0]).toEqual(views[1])
})

test('S9 the first attempt of a device is ranked, also when it is given up or closed; later ones are free', async () => {
  const { url } = await onTheDay()
  const [ada, bram] = [await caller(url), await caller(url)]
  const first = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  expect(await ada.get('playDay', { game: 'tin', name: 'Ada' })).toEqual(first)
  await giveUp(ada, first.match, 'tin')
  const second = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  expect(second.ranked).toBe(false)
  const { ranking } = await giveUp(ada, second.match, 'tin')
  expect(ranking).toMatchObject([{ place: 1, name: 'Ada', isYours: true, match: first.match }])
  const closed = await bram.get('playDay', { game: 'tin', name: 'Bram' })
  await bram.get('shut', { match: closed.match })
  expect(await bram.get('playDay', { game: 'tin', name: 'Bram' })).toMatchObject({ ranked: false })
})

test('S9 an attempt that its device has dropped from its list is gone on with, not begun anew', async () => {
  const { url } = await onTheDay()
  const ada = await caller(url)
  const first = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  await ada.get('drop', { match: first.match })
  expect((await ada.ask('open', { match: first.match, seat: 0 })).ok).toBe(false)
  expect(await ada.get('playDay', { game: 'tin', name: 'Ada' })).toEqual(first)
  expect((await ada.get('open', { match: first.match, seat: 0 })).seats[0]?.name).toBe('Ada')
})

test('S16 the score is what the server tells of the log', async () => {
  const { url } = await onTheDay()
  const ada = await caller(url)
  const { match } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  for (let step = 0; step < 4; step += 1) await playFirst(ada, match)
  const { ranking } = await giveUp(ada, match, 'tin')
  const { score } = await ada.get('tale', { match, seat: 0 })
  expect(ranking[0]?.score).toBe(score)
  expect((await ada.get('yours', {}))[0]).toMatchObject({ match, phase: 'over' })
})

test('while others may still play the dice, nobody is shown the secret or another’s match', async () => {
  const { url, midnight } = await onTheDay()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  expect(await ada.ask('replayDay', { match })).toMatchObject({ ok: false })
  await giveUp(ada, match, 'tin')
  expect((await ada.get('save', { match })).secret).toBeUndefined()
  expect((await ada.get('replayDay', { match })).secret).toBeUndefined()
  expect(await ada.ask('verify', { match })).toMatchObject({ ok: false })
  expect((await bram.get('day', { game: 'tin', day: TODAY })).ranking[0]?.match).toBeNull()
  expect(await bram.ask('replayDay', { match })).toMatchObject({ ok: false })
  midnight()
  const file = await bram.get('replayDay', { match })
  expect(verify(tinKit, file)).toMatchObject({ ok: true, value: { source: 'secret', salted: false } })
  expect(replay(tinKit, file)).toMatchObject({ ok: true })
})

test('a ranking ends with its day, and the deal is then free for all', async () => {
  const { url, midnight } = await onTheDay()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  const { version } = await asked(ada, match)
  midnight()
  await ada.get('resign', { id: 'end', match, version })
  await until(async () => (await ada.get('attend', { match })).phase === 'over')
  expect((await ada.get('day', { game: 'tin', day: TODAY })).ranking).toEqual([])
  expect(await bram.get('playDay', { game: 'tin', name: 'Bram', day: TODAY })).toMatchObject({
    ranked: false,
  })
})

test('S10 nobody goes back across dice in a deal of the day, alone as one is', async () => {
  const { url } = await onTheDay()
  const ada = await caller(url)
  const { match } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  const { version } = await playFirst(ada, match)
  const wish = { match, version, what: { kind: 'back', steps: 1 } }
  expect(await ada.ask('wish', wish)).toMatchObject({ ok: false, refusal: { code: 'undo' } })
})

test('S17 an end that a server could not count any more is counted at its next start', async () => {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-day-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const date = () => Date.parse(`${TODAY}T10:00:00Z`)
  const store = await openSqlite(join(data, 'undercroft.sqlite'))
  const days = { ...store.days, conclude: () => Promise.reject(new Error('the machine stops')) }
  const first = await aServer({ data, date, store: { ...store, days } })
  const ada = await caller(first.url)
  const { match } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  const { version } = await asked(ada, match)
  await ada.get('resign', { id: 'end', match, version })
  await first.stop()
  const second = await aServer({ data, date })
  const again = await caller(second.url, ada.device)
  await until(async () => (await again.get('day', { game: 'tin', day: TODAY })).ranking.length === 1)
})
