import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KITS } from '../../games/index.ts'
import { GAMES } from '../../testing/desk.ts'
import { cli, type Shown, tempFolder } from '../fake-io.ts'

function at(
  home: string,
): (argv: string, input: string | AsyncIterable<string>, interactive?: boolean) => Promise<Shown> {
  return (argv, input, interactive = false) =>
    cli(argv.split(' '), GAMES, { input, interactive, env: { UNDERCROFT_HOME: home, NO_COLOR: '1' } })
}

describe('the first question', () => {
  test('offers every game, then its options and seats, then plays', async () => {
    const run = at(tempFolder())
    // Pig; change the first row (the goal) to its first choice; then start.
    const { code, out, err } = await run('play', '1\n1\n1\n\nquit\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(' 1. new      Pig        A tiny game')
    expect(out).toContain(' 1. Points to win  100\n 2. Seat 1         person\n 3. Seat 2         skilled\n')
    expect(out).toContain(' 1. Points to win  20\n')
    expect(out).toContain('roll or hold')
  })

  test('a seat can be given to a person or a bot', async () => {
    const { out } = await at(tempFolder())('play', '2\n2\n1\n\n1\nquit\n')
    expect(out).toContain('Player 2: take 1 to 3')
  })

  test('whoever names a game at a terminal is still asked how to set it up', async () => {
    const { code, out } = await at(tempFolder())('play pig -o goal=50', 'x\n\nquit\n', true)
    expect(code).toBe(0)
    expect(out).toContain('Points to win  50')
    expect(out).toContain('Type a number from 1 to 3, Enter to start, or quit.')
    expect(out).toContain('roll or hold')
  })

  test.each(['quit\n', '1\nquit\n', '1\n1\nquit\n'])('one may leave at any time: %j', async input => {
    expect(await at(tempFolder())('play', input)).toMatchObject({ code: 0, err: '' })
  })

  test.each([
    ['9\n', '"9" is not a number from 1 to 3.'],
    ['1\n9\n', '"9" is not a number from 1 to 3.'],
    ['1\n1\nx\n', '"x" is not a number from 1 to 3.'],
  ])('a pipe that answers %j is told so', async (input, sentence) => {
    expect(await at(tempFolder())('play', input)).toMatchObject({ code: 1, err: `${sentence}\n` })
  })
})

describe('an option of several choices', () => {
  const setUp = (input: string, interactive = false) =>
    cli(['play', 'onedeck', '-o', 'dungeon=yeti'], KITS, {
      input,
      interactive,
      env: { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' },
    })

  test('is made by numbers, each once and as many as the game allows', async () => {
    const { out } = await setUp('1\n1 2 3\n2 2\n5,3\n\nquit\n', true)
    expect(out).toContain('Heroes: 1, 2 or 4 of these, by their numbers\n 1. Warrior\n')
    expect(out.split('Type 1, 2 or 4 of 1 to 5, each once, with spaces between them; or quit.')).toHaveLength(
      3,
    )
    expect(out).toMatch(/ 1\. Heroes +Archer, Mage\n/)
    expect(out).toMatch(/Archer ♥♥♥ .*\n[^]*Mage ♥♥♥ /)
  })

  test('is given in one flag with commas, and listed with the games', async () => {
    const play = (heroes: string) =>
      cli(['play', 'onedeck', '-o', `heroes=${heroes}`, '--seed', '1'], KITS, {
        input: 'quit\n',
        env: { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' },
      })
    expect((await play('paladin, archer')).out).toContain('Archer ♥♥♥')
    expect((await play('["paladin"]')).out).toContain('Paladin ♥♥♥♥♥')
    expect((await play('mage,mage')).err).toBe('heroes: no hero may be there twice.\n')
    expect((await play('mage,rogue,archer')).err).toBe('heroes: one, two or four heroes play, not 3.\n')
    expect((await cli(['games'], KITS)).out).toContain('-o heroes=warrior (1, 2 or 4 of warrior, rogue')
  })
})

describe('an option that may be none', () => {
  const play = (flags: string[], input: string, interactive = false) =>
    cli(['play', 'tin', ...flags], KITS, {
      input,
      interactive,
      env: { UNDERCROFT_HOME: tempFolder(), NO_COLOR: '1' },
    })

  test('T-112 says so in the menu and in the list of games', async () => {
    const { out } = await play([], '2\n4\n2\n1\nquit\n', true)
    expect(out).toMatch(/Move limit: The printed game has none\..*\n 1\. none\n 2\. 500\n 3\. 100\n 4\. 60\n/)
    expect(out.match(/ 2\. Move limit +\w+$/gm)).toEqual(
      ['none', '60', 'none'].map(value => expect.stringContaining(value)),
    )
    expect((await cli(['games'], KITS)).out).toContain('-o turnLimit=none (none, 500, 100, 60)')
  })

  test('T-112 is given as none', async () => {
    expect((await play(['-o', 'turnLimit=none', '--seed', '1'], 'quit\n')).out).toMatch(/move 0$/m)
    expect((await play(['-o', 'turnLimit=60', '--seed', '1'], 'quit\n')).out).toMatch(/move 0 of 60$/m)
  })
})

describe('unfinished matches', () => {
  test('are offered, the newest first; finished ones are not', async () => {
    const home = tempFolder()
    const run = at(home)
    await run('play nim', '1\n')
    await run('play pig', '1\n')
    await run('play nim --seat skilled --seat skilled', '')
    const { out } = await run('play', '2\nquit\n')
    expect(out).toMatch(/ 1\. continue Pig .*step \d+, \d{4}-\d\d-\d\d \d\d:\d\d\n 2\. continue Nim .*step 2/)
    expect(out).toContain(' 3. new      Pig')
    expect(out).toContain('take 1 to 3')
  })

  test('a damaged one is named and left as it was; the others are still offered', async () => {
    const home = tempFolder()
    const run = at(home)
    await run('play nim', '1\n')
    const folder = join(home, 'matches')
    const torn = join(folder, 'nim-torn.json')
    const cheat = join(folder, 'nim-cheat.json')
    const good = (await run('play --resume', 'quit\n')).out.match(/nim-[0-9a-f]+/)?.[0]
    const text = readFileSync(join(folder, `${good}.json`), 'utf8')
    writeFileSync(torn, text.slice(0, 80))
    writeFileSync(cheat, text.replace('"count":1', '"count":9'))
    const { out, err } = await run('play', '1\nquit\n')
    expect(err).toContain(`"${torn}" is not JSON.\n`)
    expect(err).toContain(`"${cheat}": Step 1: "take count=9" is not legal now`)
    expect(out).toContain(' 1. continue Nim')
    expect(out).toContain('take 1 to 3')
    expect(readFileSync(torn, 'utf8')).toBe(text.slice(0, 80))
    const { code, err: resumed } = await run(`play --resume ${cheat}`, '')
    expect(code).toBe(1)
    expect(resumed.trim().split('\n')).toHaveLength(1)
  })

  test('S30 a match that another process plays is refused; the lock of a dead one, or an empty one, is taken over', async () => {
    const home = tempFolder()
    const run = at(home)
    await run('play nim', '1\n')
    const name = (await run('play --resume', 'quit\n')).out.match(/nim-[0-9a-f]+/)?.[0]
    const lock = join(home, 'matches', `${name}.json.lock`)
    writeFileSync(lock, `${process.ppid}\n`)
    const { code, err } = await run('play --resume', '1\n')
    expect(code).toBe(1)
    expect(err).toMatch(/^".*" is being played by another process \(its lock is ".*\.lock"\)\.\n$/)
    // No process can have a number as high as this.
    writeFileSync(lock, '2147483646\n')
    expect((await run('play --resume', '1\n')).code).toBe(0)
    writeFileSync(lock, '')
    expect((await run('play --resume', '1\n')).code).toBe(0)
  })

  test('what another process played while one was choosing is not lost', async () => {
    const run = at(tempFolder())
    await run('play nim', '1\n')
    async function* slowly(): AsyncGenerator<string> {
      await run('play --resume', '1\n')
      yield '1\nquit\n'
    }
    const shown = await run('play', slowly())
    expect(shown.out).toContain('step 2,')
    const after = await run('play', 'quit\n')
    expect(after.out).toContain('step 4,')
    expect(shown.out.match(/"sticks":(\d+)/)?.[1]).not.toBe('21')
  })

  test('a data folder that cannot be used is named in one sentence', async () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    const { code, err } = await at(file)('play nim', '1\n')
    expect(code).toBe(1)
    expect(err).toMatch(/^".*\.lock" cannot be written: .*\.\n$/)
  })
})
