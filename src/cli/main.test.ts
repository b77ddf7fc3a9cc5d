import { describe, expect, test } from 'vitest'
import { GAMES } from '../testing/desk.ts'
import { nimKit } from '../testing/nim.ts'
import { cli } from './fake-io.ts'

describe('the command line', () => {
  test('without a command shows what there is', async () => {
    const shown = await cli([], GAMES)
    expect(shown).toMatchObject({ code: 0, err: '' })
    for (const command of [
      'play',
      'replay',
      'verify',
      'games',
      'content',
      'fuzz',
      'tournament',
      'sim',
      'stdio',
      'bench',
    ])
      expect(shown.out).toContain(`\n  ${command}`)
  })

  test('--version tells its version', async () => {
    expect(await cli(['--version'], GAMES)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })

  test('--help is no fault', async () => {
    expect(await cli(['play', '--help'], GAMES)).toMatchObject({ code: 0, err: '' })
  })

  test.each([
    [['dance'], "Unknown command 'dance'."],
    [['plya'], "Unknown command 'plya' (Did you mean play?)."],
    [['play', '--loud'], "Unknown option '--loud'."],
    [['fuzz'], "Missing required argument 'game'."],
    [['replay', 'a', 'b'], "Too many arguments for 'replay'. Expected 1 argument but got 2."],
    [
      ['play', 'pig', '--seed', 'x'],
      "Option '--seed <number>' argument 'x' is invalid. It must be a whole number.",
    ],
    [
      ['fuzz', 'pig', '--games', '0'],
      "Option '--games <number>' argument '0' is invalid. It must be 1 or more.",
    ],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    expect(await cli(argv, GAMES)).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })

  test('a fault of its own is one sentence too, and the place only when asked for', async () => {
    const spoilt = {
      ...nimKit,
      make: () => {
        throw new Error('the wheels came off')
      },
    }
    const quiet = await cli(['play', 'nim'], [spoilt])
    expect(quiet.code).toBe(70)
    expect(quiet.err).toBe(
      'This should not have happened (UNDERCROFT_DEBUG=1 shows where): the wheels came off\n',
    )
    const debug = await cli(['play', 'nim'], [spoilt], { env: { UNDERCROFT_DEBUG: '1' } })
    expect(debug.err).toContain('main.test.ts')
  })
})

describe('games', () => {
  test('lists every game with its options', async () => {
    const { code, out } = await cli(['games'], GAMES)
    expect(code).toBe(0)
    expect(out).toContain('pig  Pig')
    expect(out).toContain('-o goal=100 (20, 50, 100)')
    expect(out).toContain('two-cards  Two Cards')
  })

  test('colours only where they are wanted', async () => {
    const colour = (await cli(['games'], GAMES, { interactive: true })).out
    expect(colour).toContain('\u001B[')
    expect((await cli(['games'], GAMES)).out).not.toContain('\u001B[')
    expect((await cli(['games', '--no-color'], GAMES, { interactive: true })).out).not.toContain('\u001B[')
    const env = { NO_COLOR: '1' }
    expect((await cli(['games'], GAMES, { interactive: true, env })).out).not.toContain('\u001B[')
  })
})
