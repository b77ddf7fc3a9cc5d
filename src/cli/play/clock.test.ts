import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

const timed = ['play', 'dungeon', '--seed', '5', '-o', 'mode=timed', '-o', 'timed.minutes=15']
const minute = 60_000

test('D-81 the time left is shown, and running out of it is not offered as a choice', async () => {
  const { out } = await cli(timed, KITS, { input: '4\nquit\n', env: { UNDERCROFT_HOME: tempFolder() } })
  expect(out).toContain('15:00 left')
  expect(out).not.toContain('Time is up')
})

test('D-81 an answer that comes too late is not taken: the match is lost', async () => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  const { out } = await cli(timed, KITS, { input: '4\n1\n1\n', env, pace: 6 * minute })
  expect(out).toContain('Time is up')
})

test('D-81 the clock stands still while nobody sits at the table and goes on at the next sitting', async () => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  await cli(timed, KITS, { input: '4\nquit\n', env, pace: minute })
  const [clock] = readdirSync(join(env.UNDERCROFT_HOME, 'matches')).filter(name => name.endsWith('.clock'))
  expect(clock).toBeDefined()
  const { out } = await cli(['play', '--resume'], KITS, { input: 'quit\n', env })
  const [, left = ''] = /(\d+):\d\d left/.exec(out) ?? []
  expect(Number(left)).toBeGreaterThan(5)
  expect(Number(left)).toBeLessThan(15)
})
