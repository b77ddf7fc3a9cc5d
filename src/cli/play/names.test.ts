import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nimKit } from '../../testing/nim.ts'
import { cli, tempFolder, type World } from '../fake-io.ts'

async function seated(flags: readonly string[], world: World) {
  const home = tempFolder()
  const argv = ['play', 'nim', ...flags.flatMap(flag => ['--seat', flag])]
  const shown = await cli(argv, [nimKit], { ...world, env: { UNDERCROFT_HOME: home } })
  const folder = join(home, 'matches')
  const [file] = shown.code === 0 ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
  const match = file === undefined ? null : JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const names = match?.header.seats.map(({ name }: { name: string }) => name)
  return { ...shown, names }
}

test('when a second person sits down, both are asked for their names', async () => {
  const { names } = await seated(['person', 'person'], {
    strokes: [
      ['Enter to start', '\r'],
      ['seat 1? [Player 1]', 'Ada\r'],
      ['seat 2? [Player 2]', 'Bo\r'],
      ['> ', 'quit\r'],
    ],
  })
  expect(names).toEqual(['Ada', 'Bo'])
})

test('Enter keeps the usual names', async () => {
  expect((await seated(['person', 'person'], { input: '\n\n\nquit\n', interactive: true })).names).toEqual([
    'Player 1',
    'Player 2',
  ])
})

test('no two are called alike', async () => {
  const { names, out } = await seated(['person', 'person'], {
    input: '\nAda\nADA\nBo\nquit\n',
    interactive: true,
  })
  expect(names).toEqual(['Ada', 'Bo'])
  expect(out).toContain('There is a "ADA" at the table already.')
})

test('alone with bots nobody is asked', async () => {
  const { names, out } = await seated(['person', 'skilled'], { input: '\nquit\n', interactive: true })
  expect(names).toEqual(['Player 1', 'Player 2'])
  expect(out).not.toContain('Who sits')
})

test('a flag names a person, and only the others are asked', async () => {
  expect(
    (await seated(['person:Ada', 'person'], { input: '\nBo\nquit\n', interactive: true })).names,
  ).toEqual(['Ada', 'Bo'])
  expect((await seated(['person:Ada', 'person:Bo'], { input: 'quit\n' })).names).toEqual(['Ada', 'Bo'])
})

test('a usual name that somebody took is left to them', async () => {
  const { names } = await seated(['person:Player 2', 'skilled'], { input: 'quit\n' })
  expect(names).toEqual(['Player 2', 'Player 2 (seat 2)'])
})

test.each([
  [['person:Ada', 'person:ada'], 'There is a "ada" at the table already.'],
  [['person:', 'person'], 'A name has 1 to 24 letters.'],
  [['persona', 'person'], /^A seat is person, .*; "persona" is none of them\.$/],
])('%j is refused', async (flags, sentence) => {
  const { code, err } = await seated(flags, { input: '' })
  expect(code).toBe(1)
  expect(err.trim()).toMatch(sentence)
})
