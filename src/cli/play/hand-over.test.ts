import { expect, test } from 'vitest'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

test('whoever has played sees what came of it, says when done, and leaves nothing for the next', async () => {
  const argv = ['play', 'dungeon', '--seed', '3', '--seat', 'person:Ada', '--seat', 'person:Bo']
  const [start, look, hero, done] = ['\n', '\n', '1\n', '\n']
  const { out } = await cli(argv, [dungeonKit], {
    input: [start, look, hero, done, look, 'quit\n'].join(''),
    interactive: true,
    env: { UNDERCROFT_HOME: tempFolder() },
  })
  const [, own = '', next = ''] = out.split(/The table goes to (?:Ada|Bo)\./)
  expect(own).toMatch(/· Bo plays Pip the Rogue, .*\n\nYour turn is over\.\n[^·]*\n{50}$/)
  expect(next).toContain('Ada: Which hero do you take?')
  expect(out).not.toContain('· You ')
})
