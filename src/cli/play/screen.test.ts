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

test('where there is little room, the board goes before what is not possible', async () => {
  const env = { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' }
  const told = await cli(['play', 'onedeck', '--seed', '5'], KITS, {
    input: '\n1\n1\n1\nquit\n',
    interactive: true,
    rows: 24,
    env,
  })
  const fight = told.out.slice(told.out.lastIndexOf('\n·'), told.out.lastIndexOf('\nThe match is saved'))
  expect(fight).toContain('Place dice and use skills.')
  expect(fight).toContain(' □  1 ')
  expect(fight).toContain('that cannot be done)')
  expect(fight.split('\n').length).toBeLessThanOrEqual(24)
})

test('the end of a match is seen on one screen, however large its board', async () => {
  const { out } = await played('\n4\nresign yes\n\n')
  const end = out.slice(0, out.indexOf('\nThe match is kept'))
  const seen = end.split('\n').slice(-24).join('\n')
  expect(seen).toMatch(/\nRound 1 [^]* @ [^]*more lines: board[^]*gave up\. The match is lost/)
})

test('board shows all of it', async () => {
  const { out } = await played('\n4\n1\nboard\nquit\n')
  const whole = out.slice(out.lastIndexOf('more lines: board'))
  expect(whole.split('\n').filter(line => line.includes('│')).length).toBeGreaterThan(15)
})

test('a pipe is told everything', async () => {
  expect((await played('4\n1\nquit\n', false)).out).not.toContain('more lines: board')
})
