import { expect, test } from 'vitest'
import RESCUED from '../games/tin/fixtures/rescued.json' with { type: 'json' }
import { given, newPage } from './given.ts'

test('A match that is only looked at is not among the matches of the device, and is gone when it is closed.', async () => {
  const page = newPage()
  const { match } = given(await page.ask('peek', { file: RESCUED }))
  const picture = given(await page.ask('look', { match, seat: null, at: 10, since: 10 }))
  expect(picture.at).toBe(10)
  expect(picture.lines).toEqual([])
  expect(given(await page.ask('tables', {}))).toEqual([])
  await page.ask('close', { match })
  expect((await page.ask('look', { match, seat: null, at: 1 })).ok).toBe(false)
})

test('Playing on from it makes a match that is kept.', async () => {
  const page = newPage()
  const { match } = given(await page.ask('peek', { file: RESCUED }))
  const forked = given(await page.ask('fork', { match, at: 20 }))
  const [kept] = given(await page.ask('tables', {}))
  expect(kept).toMatchObject({ match: forked.match, steps: 20 })
})

test('One that is a riddle has no hints, and says what reasons there are in the words of whoever reads.', async () => {
  const page = newPage()
  const { match } = given(await page.ask('peek', { file: RESCUED, withoutHints: true }))
  expect(given(await page.ask('open', { match, seat: 0 }))).toMatchObject({ withoutHints: true })
  const guess = await page.ask('guess', { match })
  expect(guess.ok || guess.refusal.reason).toContain('hints')
  const reasons = [{ why: 'take', item: 'potion' }]
  const [said] = given(await page.ask('reasons', { match, reasons }))
  expect(said).toMatch(/\w/)
  await page.ask('hello', { language: 'de' })
  const [german] = given(await page.ask('reasons', { match, reasons }))
  expect(german).toMatch(/\w/)
  expect(german).not.toBe(said)
  expect((await page.ask('reasons', { match: 'none', reasons })).ok).toBe(false)
  const { match: plain } = given(await page.ask('peek', { file: RESCUED }))
  expect(given(await page.ask('open', { match: plain, seat: 0 }))).not.toHaveProperty('withoutHints')
})

test('The rolls of a match are checked against its seed, and one that was changed is found out.', async () => {
  const page = newPage()
  const { match } = given(await page.ask('peek', { file: RESCUED }))
  expect(given(await page.ask('verify', { match })).rolls).toBeGreaterThan(50)
  const header = { ...RESCUED.header, seed: 99 }
  const other = given(await page.ask('peek', { file: { ...RESCUED, header } }))
  expect((await page.ask('verify', { match: other.match })).ok).toBe(false)
})

test('In a lesson dice and cards come as prepared, again after an undo, and by chance when they have run out.', async () => {
  const page = newPage()
  const chance = [
    { kind: 'deal', card: 'riposte' },
    { kind: 'deal', card: 'lunge' },
  ]
  const { match } = given(await page.ask('lesson', { game: 'tin', name: 'You', chance }))
  const { view } = given(await page.ask('open', { match, seat: 0 }))
  expect(view.actor.kind).toBe('chance')
  await expect.poll(() => page.house.rooms.get(match)?.table.match.version).toBe(2)
  const now = given(await page.ask('open', { match, seat: 0 }))
  expect(Object(now.view).hand).toEqual(['riposte', 'lunge'])
  const [explore] = now.choices
  if (!explore) throw new Error('nothing to do')
  const command = { id: 'a', match, version: now.version }
  given(await page.ask('play', { ...command, actions: [explore.action] }))
  await expect.poll(() => page.house.rooms.get(match)?.table.match.version).toBeGreaterThan(3)
  expect(given(await page.ask('tables', {}))).toEqual([])
  expect(page.told.some(message => 'push' in message && message.push === 'tables')).toBe(false)
})
