import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

const shown = (argv: string, input: string) =>
  cli(argv.split(' '), KITS, { input, env: { UNDERCROFT_HOME: tempFolder() } })

test('the log has the number of every step that somebody made, and what chance did under it', async () => {
  const { out } = await shown('play tin --seed 3', '1\n1\nlog\nquit\n')
  const [, log = ''] = out.split('> log\n')
  expect(log).toContain(
    '  · Sidestep joins your hand.\n  · Shield Bash joins your hand.\n3. You explore north.\n',
  )
})

test('who plays alone reads of themselves as you', async () => {
  const { out } = await shown('play dungeon --seed 5', '1\nlog\nquit\n')
  expect(out).toMatch(/\n\d+\. You play .*\n/)
})

test('a bot is told by its name as well', async () => {
  const { out } = await shown('play dungeon --seed 5 --seat person --seat skilled', '1\nquit\n')
  expect(out).toMatch(/· Player 2 goes \d spaces to room/)
})
