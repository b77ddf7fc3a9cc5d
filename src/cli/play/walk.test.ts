import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

const solo = ['play', 'dungeon', '--seed', '5', '-o', 'mode=hunt', '--seat', 'person']

function played(input: string) {
  return cli(solo, KITS, { input, env: { UNDERCROFT_HOME: tempFolder() } })
}

test('go walks to a place by its name, and it is told as one move', async () => {
  const { out, code } = await played('4\ngo 1-7\nquit\n')
  expect(code).toBe(0)
  expect(out).toMatch(/· You go 3 spaces to room 1-7\./)
})

test('go alone lists what is within reach, rooms first, with the number of steps', async () => {
  const { out } = await played('4\ngo\nquit\n')
  expect(out).toMatch(/Within reach: 1-7 \(3\), 1-8 \(3\)/)
})

test('go to a place too far away says so and changes nothing', async () => {
  const { out } = await played('4\ngo 6-1\nlog\nquit\n')
  expect(out).toMatch(/"6-1" is not within reach; there are:/)
  expect(out).not.toMatch(/You go /)
})

test('map draws a level, and says which there are', async () => {
  const { out } = await played('4\nmap 6\nmap 9\nquit\n')
  expect(out).toContain('6-1')
  expect(out).toContain('The levels are 1 to 6, not "9".')
})

test('a game without ways and maps says so', async () => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  const { out } = await cli(['play', 'tin', '--seed', '1'], KITS, { input: 'go\nmap\nquit\n', env })
  expect(out).toContain('There is nowhere to walk to now.')
  expect(out).toContain('The board shows everything already.')
})
