import { expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { cli, tempFolder, type World } from '../fake-io.ts'

function played(game: string, input: string, world: World = {}) {
  const env = { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' }
  return cli(['play', ...game.split(' ')], KITS, { input, env, ...world })
}

const hunt = 'dungeon --seed 5 -o mode=hunt --seat person'

test('a choice is made by its words, which Tab writes', async () => {
  const { out } = await played(hunt, '\n4\ngo east\nquit\n')
  expect(out).not.toContain('is not within reach')
  const tabbed = await played('tin --seed 1', '', {
    strokes: [
      ['Enter to start', '\r'],
      ['> ', 'explore n'],
      ['explore n', '\t'],
      ['Explore north', '\r'],
      ['> ', 'quit\r'],
    ],
  })
  expect(tabbed.out).toContain('You explore north.')
})

test('Tab completes a place to go to', async () => {
  const { out } = await played(hunt, '', {
    strokes: [
      ['Enter to start', '\r'],
      ['> ', '4'],
      ['> ', 'GO 1-7'],
      ['GO 1-7', '\t'],
      ['go 1-7', '\r'],
      ['> ', 'quit\r'],
    ],
  })
  expect(out).toContain('· You go 3 spaces to room 1-7.')
})

test('go understands a place as sentences name it', async () => {
  expect((await played(hunt, '4\ngo room 1-7\nquit\n')).out).toContain('· You go 3 spaces to room 1-7.')
  expect((await played(hunt, '4\ngo to the great hall\nquit\n')).out).toContain('Great Hall')
})

test('odds tells what may come of each choice, and a hint what may come of its own', async () => {
  const { out } = await played('onedeck --seed 3', '1\n2\nodds\nhint\nquit\n')
  expect(out).toMatch(/> odds\n 1\. Face Cave-in: expect 0\.0♥/)
  expect(out).toMatch(/\n {4}Dismantle It, Damage: 0♥ \d+%/)
  expect(out).toMatch(
    /> hint\nPerhaps 1\. Face Cave-in: expect [\d.]+♥ and [\d.]+ time \(Dismantle It\), [\d.]+♥ and [\d.]+\n {2}time \(Climb Over It\)\. Cave-in brings loot or 2 XP: the better way is\n {2}"Dismantle It"\.\n {4}Dismantle It, Damage: 0♥ \d+%[^]*?\nChance to win, each played on \d+ times:\n {2}1\. Face Cave-in +\d+% ±\d+\n {2}2\. Flee and leave/,
  )
})

test('a hint for a detail says why and compares nothing', async () => {
  const { out } = await played('dungeon --seed 5 --seat person --seat skilled', '1\n1\nhint\nquit\n')
  expect(out).toMatch(
    /> hint\nPerhaps \d\. Go \w+\. Room [\d-]+: about \d+% to win, for about \d+ gp\.\n> quit/,
  )
})

test('odds of a card with a single way name no way', async () => {
  const { out } = await played('onedeck --seed 7', '1\n1\nodds\nquit\n')
  expect(out).toMatch(/> odds\n 1\. Face Glooping Ooze.*\n {4}Damage: 0♥ \d+%/)
})

test('odds says where there are none', async () => {
  expect((await played('onedeck --seed 3', 'odds\nquit\n')).out).toContain('There are no odds to tell now.')
})

test('undo past dice says once why it may', async () => {
  const { out } = await played('tin --seed 1', '1\nundo\n1\nundo\nquit\n')
  const said = out.match(/Taken back.*/g)
  expect(said).toEqual([
    'Taken back, with what dice and cards did since: this match is practice.',
    'Taken back.',
  ])
})

test('Ctrl-C while a hint is thought about ends the thinking alone, and shows what is known', async () => {
  const timesIn = (out: string) => Number(/each played on (\d+) times/.exec(out)?.[1])
  const whole = await played('tin --seed 1', 'hint\nquit\n')
  const { out } = await played('tin --seed 1', '', {
    strokes: [
      ['Enter to start', '\r'],
      ['> ', 'hint\r'],
      ['Thinking', '\u0003'],
      ['> ', 'explore north\r'],
      ['> ', 'quit\r'],
    ],
  })
  expect(timesIn(out)).toBeGreaterThan(0)
  expect(timesIn(out)).toBeLessThan(timesIn(whole.out))
  expect(out).toContain('Perhaps 1. Explore north.')
  expect(out).toContain('You explore north')
})
