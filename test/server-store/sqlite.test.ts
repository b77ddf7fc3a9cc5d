/** One file, and processes that write it at once, are killed, or find the disk full. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { expectWhole, startHammer } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-processes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FOREVER = 1_000_000

test('S6 two processes that hammer one match leave no gap and no fork', async () => {
  const place = join(folder, 'two')
  const hammers = ['ann', 'bo'].map(name => startHammer(place, name, { matches: 1, entries: 60 }))
  expect(await Promise.all(hammers.map(each => each.ended()))).toEqual([0, 0])
  expect(hammers.map(each => each.kept().length)).toEqual([60, 60])
  await expectWhole(place, hammers)
})

test('S17 a process that is killed while it writes has kept all that was acknowledged', async () => {
  const place = join(folder, 'killed')
  const hammers = []
  for (const name of ['first', 'second', 'third']) {
    const hammer = startHammer(place, name, { matches: 4, entries: FOREVER })
    hammers.push(hammer)
    await expect.poll(() => hammer.kept().length, { interval: 10 }).toBeGreaterThan(40)
    hammer.kill()
    expect(await hammer.ended()).toBeNull()
    await expectWhole(place, hammers)
  }
})

test('S29 a full disk is told of, and takes nothing that was acknowledged', async () => {
  const place = join(folder, 'full')
  const hammer = startHammer(place, 'ann', { matches: 4, entries: FOREVER, shell: 'ulimit -f 1000' })
  expect(await hammer.ended()).toBe(1)
  expect(hammer.errors()).toMatch(/SqliteError: (disk I\/O error|database or disk is full)/)
  expect(hammer.kept().length).toBeGreaterThan(10)
  await expectWhole(place, [hammer])
})
