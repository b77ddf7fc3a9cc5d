import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

test('O-110 a hero of a campaign sheet plays, and the sheet is marked once when the match has ended', async () => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  const sheet = () => JSON.parse(readFileSync(join(env.UNDERCROFT_HOME, 'campaign', 'Ada.json'), 'utf8'))
  await cli(['campaign', 'new', 'Ada', 'mage'], KITS, { env })
  // A short match, by chance, in which something is earned all the same.
  const played = await cli(['play', 'onedeck', '--sheet', 'Ada', '--seat', 'random', '--seed', '42'], KITS, {
    env,
  })
  expect(played.err).toBe('')
  expect(played.out).toContain('Ada: mage')
  expect(played.out).toMatch(/^· Ada /mu)
  expect(played.out).not.toContain('Mage')
  expect(sheet()).toMatchObject({ games: 1 })
  expect(sheet().earned[0]).toBeGreaterThan(0)
})

test('O-110 a sheet that is not there is named, and nothing is begun', async () => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  const played = await cli(['play', 'onedeck', '--sheet', 'Bo'], KITS, { env })
  expect(played).toMatchObject({ code: 1, err: 'There is no sheet "Bo".\n' })
})

test('a game without a campaign says so', async () => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  expect((await cli(['play', 'tin', '--sheet', 'Ada'], KITS, { env })).err).toBe(
    'Dungeon in a Tin has no campaign.\n',
  )
})
