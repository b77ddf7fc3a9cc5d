import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder } from '../fake-io.ts'

function played(input: string, interactive = true, rows = 24) {
  const env = { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' }
  const argv = ['play', 'dungeon', '--seed', '5', '-o', 'mode=hunt', '--seat', 'person']
  return cli(argv, KITS, { input, interactive, rows, env })
}

test.each([24, 30])('on %i rows the question, its choices and the latest news are in sight', async rows => {
  const { out } = await played('\n4\n1\nquit\n', true, rows)
  const told = out.slice(0, out.lastIndexOf('\nThe match is saved'))
  const seen = told.split('\n').slice(-rows).join('\n')
  expect(seen).toMatch(/^[^]*· .*[^]*@[^]*more lines: board[^]*\n 1\. /)
})

test('board shows all of it', async () => {
  const { out } = await played('\n4\n1\nboard\nquit\n')
  const whole = out.slice(out.lastIndexOf('more lines: board'))
  expect(whole.split('\n').filter(line => line.includes('│')).length).toBeGreaterThan(15)
})

test('a pipe is told everything', async () => {
  expect((await played('4\n1\nquit\n', false)).out).not.toContain('more lines: board')
})
