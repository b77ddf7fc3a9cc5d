import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyKit, Tales } from '../../engine/types.ts'
import { cheatingAfter } from '../../testing/cheating.ts'
import { deskPig, GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'

const PIG = 'tournament pig -o goal=20 --workers 1 --budget 8 --bots'
const run = (line: string) => cli(line.split(' '), GAMES)

function recordIn(file: string): { standings: unknown; games: { number: number }[] } {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('bots play each deal in every seat, and the standings tell rates, intervals and Elo', async () => {
  const { code, out, err } = await run(`${PIG} random,policy --games 20`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^pig, seed 1, 8 iterations for a decision\nbot +games +won +95% between/)
  expect(out).toMatch(/\nrandom +40 +\d+ +[\d.]+% +[\d.]+% and [\d.]+% +\d+ +[\d.]+ +0\n/)
  expect(out).toMatch(/\npolicy +40 +\d+ .* \d+ +± \d+\nElo against random, from the games that one bot won/)
})

test('a tournament that was stopped goes on to the same digits', async () => {
  const [whole, parts] = [join(tempFolder(), 'a.json'), join(tempFolder(), 'b.json')]
  const bots = 'novice,master'
  const { out } = await run(`${PIG} ${bots} --games 4 --out ${whole}`)
  await run(`${PIG} ${bots} --games 2 --out ${parts}`)
  const record = recordIn(parts)
  // As if it had been stopped in the middle of a deal.
  writeFileSync(
    parts,
    JSON.stringify({ ...record, games: record.games.filter(({ number }) => number !== 1) }),
  )
  const resumed = await run(`${PIG} ${bots} --games 4 --out ${parts} --resume`)
  expect(resumed).toEqual({ code: 0, err: '', out })
  expect(recordIn(parts)).toEqual(recordIn(whole))
})

test('who asks for fewer games than the file holds loses none of them, and is told of all', async () => {
  const file = join(tempFolder(), 'held.json')
  const { out } = await run(`${PIG} random,policy --games 4 --out ${file}`)
  const held = readFileSync(file, 'utf8')
  const fewer = await run(`${PIG} random,policy --games 1 --out ${file} --resume`)
  expect(readFileSync(file, 'utf8')).toBe(held)
  const [head, ...table] = out.split('\n')
  expect(fewer).toEqual({
    code: 0,
    err: '',
    out: [head, 'All 8 games of the file, though 2 were asked for.', ...table].join('\n'),
  })
})

test('a file with games beyond those that are asked for gets what it lacks of these alone', async () => {
  const file = join(tempFolder(), 'held.json')
  await run(`${PIG} random,policy --games 4 --out ${file}`)
  const record = recordIn(file)
  const numbers = () => recordIn(file).games.map(({ number }) => number)
  writeFileSync(file, JSON.stringify({ ...record, games: record.games.filter(({ number }) => number > 5) }))
  const { code, out } = await run(`${PIG} random,policy --games 2 --out ${file} --resume`)
  expect({ code, numbers: numbers() }).toEqual({ code: 0, numbers: [0, 1, 2, 3, 6, 7] })
  expect(out).toContain('\nAll 6 games of the file, though 4 were asked for.\n')
})

describe('a file that another build played', () => {
  const line = `${PIG} random,policy`
  async function heldBy(build: string | undefined, isHeld = (_number: number) => true): Promise<string> {
    const file = join(tempFolder(), 'held.json')
    await run(`${line} --games 2 --out ${file}`)
    const { games, ...record } = recordIn(file)
    const held = games.filter(({ number }) => isHeld(number))
    writeFileSync(file, JSON.stringify({ ...record, build, games: held }))
    return file
  }

  test('is not gone on with, and the sentence names both', async () => {
    const file = await heldBy('0-0-1_abc')
    const before = readFileSync(file, 'utf8')
    const { code, out, err } = await run(`${line} --games 3 --out ${file} --resume`)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(
      /^Its 4 games were played by Undercroft 0\.0\.1, build abc, and this is [\d.]+, build \w+, whose bots may play otherwise: go on with that one, begin anew in another file, or see what is there with --games 2\.\n$/,
    )
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect((await run(`${line} --games 2 --out ${file} --resume`)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('"build": "0-0-1_abc"')
  })

  test('is shown by no number where its first deal is not whole', async () => {
    const file = await heldBy('0-0-1_abc', number => number > 0)
    const { err } = await run(`${line} --games 2 --out ${file} --resume`)
    expect(err).toMatch(/: go on with that one or begin anew in another file\.\n$/)
  })

  test('where it does not say so, the doubt is said', async () => {
    const file = await heldBy(undefined)
    const { code, err } = await run(`${line} --games 3 --out ${file} --resume`)
    expect({ code, err }).toEqual({
      code: 0,
      err: 'The file does not say which build played its games; if its bots play otherwise, two kinds are counted as one.\n',
    })
  })
})

test('a bot that cheats is named, and what was played before is kept to go on from', async () => {
  const [whole, parts] = [join(tempFolder(), 'a.json'), join(tempFolder(), 'b.json')]
  const line = (out: string) => `${PIG} policy --games 12 --out ${out}`.split(' ')
  expect(await cli(line(whole), GAMES)).toMatchObject({ code: 0 })
  const broken = await cli(line(parts), [cheatingAfter(8)])
  expect(broken.code).not.toBe(0)
  expect(broken.err).toContain('The bot "policy" wants to "cheat", which is not legal there.')
  expect(recordIn(parts).games.length).toBeGreaterThan(1)
  expect(await cli([...line(parts), '--resume'], GAMES)).toMatchObject({ code: 0 })
  expect(recordIn(parts)).toEqual(recordIn(whole))
})

test('whoever wants out is heard in the middle of a game, without threads too', async () => {
  let [wantOut, steps] = [() => {}, 0]
  const counted: AnyKit = {
    ...deskPig,
    make(content) {
      const game = deskPig.make(content)
      return {
        ...game,
        apply(...step) {
          steps += 1
          if (steps === 3) wantOut()
          game.apply(...step)
        },
      }
    },
  }
  const { code, err } = await cli(`${PIG} random`.split(' '), [counted], {
    onInterrupt: handler => {
      wantOut = handler
    },
  })
  expect({ code, err }).toEqual({ code: 1, err: 'Stopped after 0 of 100 games.\n' })
  expect(steps).toBe(3)
})

test('rivals may be several of a kind, each with a row of its own', async () => {
  const { out } = await run(`${PIG} random,random --games 3`)
  expect(out.match(/^random \d +6 /gm)?.map(row => row.slice(0, 8))).toEqual(['random 1', 'random 2'])
  expect(out).toContain('\nElo against random 1, from the games')
})

test('where somebody never won or always did, it is said what Elo rests on', async () => {
  const file = join(tempFolder(), 'clear.json')
  const line = `${PIG} random,policy --games 1 --out ${file}`
  await run(line)
  const record = recordIn(file)
  const games = record.games.map(game => ({ ...game, won: [1] }))
  writeFileSync(file, JSON.stringify({ ...record, games }))
  const { out } = await run(`${line} --resume`)
  expect(out).toMatch(/\nrandom +2 +0 +0\.0% .* 0\npolicy +2 +2 +100\.0% .* 280 +± \d+\n/)
  expect(out).toContain(
    '\nEvery pair is given half a win each, or Elo would have no end here: random never\n  won, policy always won.\n',
  )
})

test('one bot alone has no Elo, and no line is wider than the screen', async () => {
  const numbers = Array.from({ length: 12 }, (_, value) => ({ name: `number${value}`, value }))
  const tell: typeof counting.tell = (...told) => ({ ...counting.tell(...told), numbers })
  const argv = `${PIG} random --games 2`.split(' ')
  const { out } = await cli(argv, [{ ...deskPig, tales: { ...counting, tell } }])
  expect(out).toMatch(/ms\/decision\n/)
  expect(out).toMatch(/number11\s+11\b/)
  expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
})

test('what a game tells of its matches is told of each bot', async () => {
  const { out } = await cli(`${PIG} random --games 12`.split(' '), [{ ...deskPig, tales: counting }])
  expect(out).toMatch(/\nrandom, at the median: steps \d+, short 5 \(\d+ games\)\n$/)
})

/** Counts steps; of every game in which the first seat lost it says that 5 points were missing. */
const counting: Tales<unknown, unknown> = {
  version: 1,
  tell: (_, match, seat) => ({
    traits: {},
    numbers: [{ name: 'steps', value: [...match.steps()].length }],
    luck: { dice: 0, sum: 0, expected: 0 },
    fellTo: null,
    margin: match.result.winners.includes(seat) ? null : { name: 'short', value: 5 },
    score: 0,
    turn: null,
    deeds: [],
  }),
}

test('one bot may have every seat, so that its own kind is all it meets', async () => {
  const { out } = await run(`${PIG} random --seats 2 --games 3`)
  expect(out).toMatch(/\nrandom +3 +3 +100.0%/)
})

test('whoever plays alone is named once', async () => {
  const together = { ...deskPig, facts: { ...deskPig.facts, together: true } }
  const { code, err } = await cli(`${PIG} random,policy,random`.split(' '), [together])
  expect({ code, err }).toEqual({ code: 1, err: '"random" plays every deal alone: once says it.\n' })
})

test('--options is understood as -o is, and what comes last counts', async () => {
  const file = join(tempFolder(), 'kept.json')
  const line = `tournament pig -o goal=20 --options goal=10 --workers 1 --bots random --games 1 --out ${file}`
  expect(await run(line)).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ setup: { options: { goal: 10 } } })
})

test('its help tells what is usual as one would say it', async () => {
  for (const command of ['tournament', 'play']) {
    const { out } = await run(`${command} --help`)
    expect(out).toContain('Options:')
    expect(out).not.toMatch(/default: [[{]/)
  }
  const { out } = await run('tournament --help')
  expect(out).toMatch(/seconds\s+\(0.1s\) \(default: 200\)/)
})

test('a bar grows at a terminal', async () => {
  const argv = `${PIG} random --games 3`.split(' ')
  const { err } = await cli(argv, GAMES, { interactive: true, pace: 1 })
  expect(err).toContain('\r########................ 1 of 3 games, 1 s left')
  expect(err.trimEnd()).toMatch(/\r#{24} 3 of 3 games, 0 s left$/)
})

describe('one clear sentence answers', () => {
  test.each([
    ['tournament chess --bots random', 'There is no game "chess"; the games are: pig, nim, two-cards.'],
    [
      `${PIG} clever`,
      'There is no bot "clever"; the bots are: random, novice, skilled, master, greedy, policy.',
    ],
    [`${PIG} random -o goals=3`, 'Pig has no option "goals"; its options are: goal.'],
    [`${PIG} random --options goals=3`, 'Pig has no option "goals"; its options are: goal.'],
    [`${PIG} random --options goal`, 'An option is written name=value, not "goal".'],
    [`${PIG} random,policy,greedy`, 'Pig has 2 seats, not 3.'],
    [`${PIG} random --seats 5`, 'Pig has 2 seats, not 5.'],
    [`${PIG} random --resume`, 'To go on, say with --out which file holds what was played.'],
  ])('%s', async (line, sentence) => {
    expect(await run(line)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })

  test('a file that is there, and one that holds another tournament', async () => {
    const file = join(tempFolder(), 'kept.json')
    await run(`${PIG} random --games 1 --out ${file}`)
    const again = await run(`${PIG} random --games 1 --out ${file}`)
    expect(again.err).toBe(`"${file}" is there already; --resume goes on with it.\n`)
    const other = await run(`${PIG} policy --games 1 --out ${file} --resume`)
    expect(other.err).toContain('holds another tournament: its game, options, bots, seed or budget differ.')
  })

  test.each([
    ['a game twice', [{ number: 0 }, { number: 1 }, { number: 0 }], 'Game 0 stands there twice.'],
    ['a winner of nowhere', [{ won: [7] }], 'Game 0 was won by bot 7, and the last of the bots is 1.'],
    ['a winner twice', [{ won: [1, 1] }], 'Game 0 was won twice by the same bot.'],
  ])('a file with %s is left as it is', async (_, changes, sentence) => {
    const file = join(tempFolder(), 'damaged.json')
    const line = `${PIG} random,policy --games 2 --out ${file}`
    await run(line)
    const record = recordIn(file)
    const games = changes.map(change => ({ ...record.games[0], ...change }))
    const damaged = JSON.stringify({ ...record, games })
    writeFileSync(file, damaged)
    expect(await run(`${line} --resume`)).toEqual({ code: 1, out: '', err: `"${file}": ${sentence}\n` })
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  })

  test.each([',', 'random,', 'random,,policy'])('bots without a name: %s', async bots => {
    const { code, err } = await run(`tournament pig --bots ${bots}`)
    expect(code).toBe(2)
    expect(err).toContain('There must be a name before and after each comma.')
  })

  test.each(['0', '1.5', 'fast', '0s'])('a budget of %s', async budget => {
    const { code, err } = await run(`tournament pig --bots random --budget ${budget}`)
    expect(code).toBe(2)
    expect(err).toContain('It must be a number of iterations, such as 200, or of seconds, such as 0.1s.')
  })
})
