import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../testing/desk.ts'
import { cli, type Shown, tempFolder, type World } from '../fake-io.ts'

/** A player with a data folder of their own. */
function player(): {
  readonly home: string
  readonly saves: () => string[]
  readonly run: (argv: string, input?: string, world?: World) => Promise<Shown>
} {
  const home = tempFolder()
  const folder = join(home, 'matches')
  return {
    home,
    saves: () => (existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []),
    run: (argv, input = '', world = {}) =>
      cli(argv.split(' '), GAMES, { input, ...world, env: { UNDERCROFT_HOME: home, ...world.env } }),
  }
}

function stepsIn(path: string | undefined): unknown[] {
  return JSON.parse(readFileSync(path ?? '', 'utf8')).steps
}

describe('play', () => {
  test('shows the table, the question and numbered choices with their odds, and plays what is chosen', async () => {
    const ann = player()
    const { code, out, err } = await ann.run('play pig --seed 1', '1\n2\nquit\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('roll or hold\n 1. roll  83% to gain\n 2. hold\n> 1\n')
    expect(out).toContain('\n· rolled\n')
    expect(out).toMatch(/The match is saved; go on with: undercroft play --resume pig-[0-9a-f]{8}\n$/)
    expect(ann.saves()).toHaveLength(1)
  })

  test('the end of the input saves and says how to go on', async () => {
    const ann = player()
    const { code, out } = await ann.run('play nim', '1\n')
    expect(code).toBe(0)
    expect(out.split('\n').at(-2)).toContain('undercroft play --resume nim-')
    expect(stepsIn(ann.saves()[0])).toHaveLength(2)
  })

  test('Windows line ends are understood', async () => {
    expect((await player().run('play nim', '1\r\nquit\r\n')).code).toBe(0)
  })

  test('a match goes on where it was left, with the same dice as if it had not been', async () => {
    const [ann, bo] = [player(), player()]
    const answers = '1\n1\n1\n1\n1\n1\n'
    await ann.run('play pig --seed 9 --seat person --seat person', answers)
    await bo.run('play pig --seed 9 --seat person --seat person', answers.slice(0, 6))
    const resumed = await bo.run('play --resume', answers.slice(6))
    expect(resumed.code).toBe(0)
    expect(stepsIn(bo.saves()[0])).toEqual(stepsIn(ann.saves()[0]))
  })

  test('a match is continued by its name or its file', async () => {
    const ann = player()
    await ann.run('play nim', '1\n')
    const [path = ''] = ann.saves()
    const name = path.replace(/^.*\/(.*)\.json$/, '$1')
    expect((await ann.run(`play --resume ${name}`, '1\n')).code).toBe(0)
    expect((await ann.run(`play --resume ${path}`, '1\n')).code).toBe(0)
    expect(stepsIn(path)).toHaveLength(6)
    expect(ann.saves()).toEqual([path])
  })

  test('the latest match of one game is continued by naming the game', async () => {
    const ann = player()
    await ann.run('play nim', '1\n')
    await ann.run('play pig', '1\n')
    expect((await ann.run('play nim --resume', '')).out).toContain('take 1 to 3')
    expect((await ann.run('play --resume', '')).out).toContain('roll or hold')
  })

  test('a match outside the data folder is continued there', async () => {
    const ann = player()
    const path = join(ann.home, 'my match.json')
    await ann.run('play nim', '1\n')
    writeFileSync(path, readFileSync(ann.saves()[0] ?? ''))
    const { out } = await cli(['play', '--resume', path], GAMES, {
      input: '1\n',
      env: { UNDERCROFT_HOME: ann.home },
    })
    expect(out).toContain(`undercroft play --resume "${path}"`)
    expect(stepsIn(path)).toHaveLength(4)
    expect(stepsIn(ann.saves()[0])).toHaveLength(2)
  })

  test('a match that was left before its first step can be continued too', async () => {
    const ann = player()
    await ann.run('play nim', 'quit\n')
    expect(await ann.run('play --resume', '1\n')).toMatchObject({ code: 0, err: '' })
  })

  test('bots play to the end by themselves', async () => {
    const ann = player()
    const { code, out } = await ann.run('play nim --seat random --seat skilled --seed 2')
    expect(code).toBe(0)
    expect(out).toMatch(/last stick: [01]\n/)
    expect(out).toContain('undercroft replay nim-')
  })

  test('bots of one level have names of their own, and the match keeps their level', async () => {
    const ann = player()
    await ann.run('play nim --seat random --seat random --seed 2')
    const { out } = await ann.run(`replay ${ann.saves()[0]} --all`)
    expect(out).toContain('Seats: 1 Player 1 (random), 2 Player 2 (random)')
    expect(out).toContain('\n2. Player 2: take count=')
  })

  test('a match that brings no dice along stops where they are due, and says why', async () => {
    const ann = player()
    await ann.run('play pig --seat person --seat person', 'quit\n')
    const { header, ...file } = JSON.parse(readFileSync(ann.saves()[0] ?? '', 'utf8'))
    const path = join(ann.home, 'pig.json')
    writeFileSync(path, JSON.stringify({ ...file, header: { ...header, seed: undefined } }))
    const { code, err } = await ann.run(`play --resume ${path}`, '1\n1\n')
    expect({ code, err }).toEqual({ code: 1, err: 'The dice of this match are rolled where it was begun.\n' })
    expect(stepsIn(path)).toHaveLength(1)
  })

  test('after the end one can still take back', async () => {
    const ann = player()
    const input = '1\nundo\nquit\n'
    const { out } = await ann.run('play nim -o sticks=1 --seat person --seat person', input)
    expect(out).toContain('last stick: 0')
    expect(out).toContain('Taken back.')
    expect(out).toContain('go on with')
  })

  test('nothing is drawn wider than the screen', async () => {
    const { out } = await player().run('play nim', 'help\nlog\n1\nlog\nquit\n')
    expect(out.split('\n').every(line => line.length <= 80)).toBe(true)
  })
})

describe('words at the prompt', () => {
  test('undo takes back the bot along with the own step, and redo repeats both', async () => {
    const ann = player()
    await ann.run('play nim', '3\n')
    const before = await ann.run('play --resume', 'quit\n')
    const { out } = await ann.run('play --resume', 'undo\nredo\nquit\n')
    expect(out).toContain('Taken back.\n')
    expect(out).toContain('"sticks":21')
    expect(out).toContain('Done again.\n')
    const board = (text: string) => text.split('\n').findLast(line => line.includes('"sticks"'))
    expect(board(out)).toBe(board(before.out))
  })

  test('undo with nothing to take back says so', async () => {
    expect((await player().run('play nim', 'undo\nredo\nquit\n')).out).toContain(
      '> undo\nThere is nothing to take back.\n> redo\nThere is nothing to do again.\n',
    )
  })

  test('log tells what happened', async () => {
    const { out } = await player().run('play pig --seed 1', 'log\n1\nlog\nquit\n')
    expect(out).toContain('> log\nNothing has happened yet.\n')
    expect(out).toContain('> log\n  · rolled\n')
  })

  test('why explains a rule, or says that there is none', async () => {
    const { out } = await player().run('play nim', 'why\nwhy X-1\nquit\n')
    expect(out).toContain('> why\nThe rulebook has no rule N-1.\n> why X-1\nThe rulebook has no rule X-1.\n')
  })

  test('hint tells what advice would do and how the others compare, and by thinking finds what is better', async () => {
    const { out } = await player().run('play pig', 'hint\nquit\n')
    expect(out).toContain(
      '> hint\nPerhaps 1. roll: 83% to gain. Played on, it wins more often than "hold", which\n  looks better at first.\n',
    )
    expect(out).toMatch(
      /Chance to win, each played on \d+ times:\n {2}1\. roll +\d+% ±\d\n {2}2\. hold +\d+% ±\d\n> /,
    )
  })

  test('board draws the table again and help lists the words', async () => {
    const { out } = await player().run('play nim', 'board\nhelp\nq\n')
    expect(out.match(/"sticks":21/g)).toHaveLength(2)
    for (const word of ['undo', 'redo', 'log', 'why', 'board', 'hint', 'save', 'help', 'quit'])
      expect(out).toContain(`\n  ${word}`)
  })

  test('save writes a copy that replays, but never over something else', async () => {
    const ann = player()
    const copy = join(ann.home, 'copy.json')
    const letter = join(ann.home, 'letter.txt')
    writeFileSync(letter, 'Dear Bo')
    const input = `1\nsave ${copy}\nsave ${copy}\nsave ${letter}\nsave\nsave ${letter}/x\nquit\n`
    const { out } = await ann.run('play nim', input)
    expect(out.match(/Saved to ".*copy\.json"\./g)).toHaveLength(2)
    expect(out).toContain('letter.txt" is something else already; nothing was written.')
    expect(out).toContain('Say where to: save FILE.')
    expect(out).toMatch(/letter\.txt\/x" cannot be written: .*\./)
    expect(readFileSync(letter, 'utf8')).toBe('Dear Bo')
    expect((await ann.run(`replay ${copy} --verify`)).code).toBe(0)
  })
})

describe('people who share a screen', () => {
  test('do not see each other’s secrets', async () => {
    const flags = 'play two-cards --seed 3 --seat person --seat person'
    const { out } = await player().run(flags, '\n1\n\n1\n')
    const [, first = '', second = ''] = out.split('The table goes to ')
    expect(first.startsWith('Player 1.\n')).toBe(true)
    expect(second.startsWith('Player 2.\n')).toBe(true)
    const hands = (text: string) => /"hands":\[([^\]]*)\]/.exec(text)?.[1]
    expect(hands(first)).toMatch(/^\d,null$/)
    expect(hands(second)).toMatch(/^null,\d$/)
    expect(first).toContain('\n'.repeat(50))
    expect(second.match(/dealt/g)).toHaveLength(1)
    const ending = second.slice(second.lastIndexOf('> 1'))
    expect(hands(ending)).toMatch(/^\d,\d$/)
    expect(ending).toContain('call: ')
  })

  test('are called by their names where there is nothing to hide', async () => {
    const { out } = await player().run('play nim --seat person --seat person', '1\nquit\n')
    expect(out).toContain('Player 1: take 1 to 3')
    expect(out).toContain('Player 2: take 1 to 3')
    expect(out).not.toContain('The table goes to')
  })
})

describe('bad input to play', () => {
  test.each([
    ['play chess', 'There is no game "chess"; the games are: pig, nim, two-cards.'],
    ['play pig -o goal=0', 'goal: this must be at least 2.'],
    ['play pig -o goal=high', 'goal: this must be a number.'],
    ['play pig -o gaol=1', 'Pig has no option "gaol"; its options are: goal.'],
    ['play nim -o __proto__=1', 'Does not know __proto__.'],
    [
      'play pig --seat clever',
      'A seat is person, random, novice, skilled, master; "clever" is none of them.',
    ],
    ['play pig --seat person', 'Pig has 2 seats, not 1.'],
    ['play pig --content gone.json', '"gone.json" cannot be read: there is no such file or folder.'],
    ['play --resume', 'There is no unfinished match to continue.'],
    ['play --resume gone.json', '"gone.json" cannot be read: there is no such file or folder.'],
    ['play pig --resume', 'There is no unfinished match to continue.'],
    ['play --resume --seed 4', 'A match that is continued keeps its options, content, seed and seats.'],
    ['play', 'The input ended before anything was chosen.'],
  ])('%s is answered with one sentence', async (argv, sentence) => {
    const { code, err } = await player().run(argv)
    expect({ code, err }).toEqual({ code: 1, err: `${sentence}\n` })
  })

  test('in a pipe a wrong answer ends it, because the next one was meant for another question', async () => {
    const ann = player()
    const { code, err } = await ann.run('play nim', '1\n7\n1\n')
    expect({ code, err }).toEqual({ code: 1, err: '"7" is not one of the choices.\n' })
    expect(stepsIn(ann.saves()[0])).toHaveLength(2)
  })

  test('a person is asked again', async () => {
    const { code, out, err } = await player().run('play nim', '\n7\n__proto__\nquit\n', { interactive: true })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('"7" is no choice here; try help.')
    expect(out).toContain('"__proto__" is no choice here; try help.')
  })
})
