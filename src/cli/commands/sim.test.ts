import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyKit } from '../../engine/types.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { parseRecord } from '../../sim/lab/record.ts'
import { cheatingAfter } from '../../testing/cheating.ts'
import { deskPig, GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'
import { armsFrom } from '../sim/arms.ts'

const PIG = 'sim pig -o goal=20 --workers 1'
const run = (line: string) => cli(line.split(' '), GAMES)
const runReal = (line: string) => cli(line.split(' '), [tinKit, dungeonKit])

function kept(file: string) {
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')))
  if (!record.ok) throw new Error(record.refusal.reason)
  return record.value
}

/** A game of which so many can be played, and not one more. */
function breakingPig(games: number): AnyKit {
  let left = games
  return {
    ...deskPig,
    make(content) {
      const game = deskPig.make(content)
      return {
        ...game,
        clone(state) {
          if (left-- === 0) throw new Error('the dice fell off the table')
          return game.clone(state)
        },
      }
    },
  }
}

test('many games are played, and told as tables', async () => {
  const { code, out, err } = await run(`${PIG} --bots policy,random --games 40`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(
    /^Pig: 40 games by policy, random at a table of 2, seed 1\nWith goal 20\nIt ended: goal 100.0%\n/,
  )
  expect(out).toMatch(
    /\nseat +of +won +95% between +0 +100%\n1 +40 +\d+ +[\d.]+% +[\d.]+% to [\d.]+% +[·█]{24}\n/,
  )
  expect(out).toMatch(/\npolicy +40 +\d+ /)
  expect(out).toMatch(/\nlength +median +mean +8 of 10 +most\n/)
})

test('a game that tells more is told more of', async () => {
  const { code, out } = await runReal('sim tin --games 40 --workers 1 -o turnLimit=60')
  expect(code).toBe(0)
  for (const title of ['survival ', 'dice ', 'odds shown ', 'fell to ']) expect(out).toContain(`\n${title}`)
})

test('a bot that cheats is named, and what was played before is kept to go on from', async () => {
  const file = join(tempFolder(), 'study.json')
  const line = `${PIG} --bots policy --games 1200 --out ${file}`.split(' ')
  const { code, err } = await cli(line, [cheatingAfter(1600)])
  expect(code).not.toBe(0)
  expect(err).toContain('The bot "policy" wants to "cheat", which is not legal there.')
  expect(kept(file).played).toEqual([{ from: 0, to: 800 }])
})

describe('a report', () => {
  test('is one page, with pictures, fonts and the command that makes it again', async () => {
    const file = join(tempFolder(), 'it is.html')
    const line = ['sim', 'dungeon', '--games', '20', '--workers', '1', '-o', 'turnLimit=12', '--out', file]
    expect(await cli(line, [dungeonKit])).toMatchObject({ code: 0, err: '' })
    const page = readFileSync(file, 'utf8')
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page).toContain('<h1>Dungeon!</h1>')
    expect(page).toContain('url(data:font/woff2;base64,')
    expect(page).toContain('url(data:image/webp;base64,')
    expect(page).toContain(
      'undercroft sim dungeon --games 20 --seed 1 --bots policy -o turnLimit=12 --budget 200 --language en --out &#39;',
    )
    expect(page.length).toBeLessThan(500_000)
  })

  test('speaks the language it is asked for, and is never written over', async () => {
    const file = join(tempFolder(), 'bericht.html')
    const line = `sim tin --games 20 --workers 1 -o turnLimit=40 --language de --out ${file}`
    expect((await runReal(line)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('Wer gewinnt')
    const again = await runReal(line)
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toContain('is there already')
  })
})

test('--options is understood as -o is, and --seats makes a larger table', async () => {
  const { out } = await runReal('sim dungeon --games 2 --workers 1 --options turnLimit=5 --seats 3')
  expect(out).toMatch(/^Dungeon!: 2 games by policy at a table of 3, seed 1\nWith turnLimit 5\n/)
})

test('lots choose what nobody is to choose, so that all are seen', async () => {
  const { out } = await runReal('sim dungeon --games 12 --workers 1 -o turnLimit=5 --lots hero')
  for (const name of ['rogue', 'cleric', 'fighter', 'wizard'])
    expect(out).toMatch(new RegExp(`\\n${name} +\\d+ `))
})

describe('what is kept', () => {
  test('goes on to the same digits, wherever it was stopped', async () => {
    const [whole, parts] = [join(tempFolder(), 'a.json'), join(tempFolder(), 'b.json')]
    await run(`${PIG} --games 250 --out ${whole}`)
    await run(`${PIG} --games 130 --out ${parts}`)
    const resumed = await run(`${PIG} --games 250 --out ${parts} --resume`)
    expect(resumed.code).toBe(0)
    expect(kept(parts).counted).toEqual(kept(whole).counted)
    expect(kept(parts).played).toEqual([{ from: 0, to: 250 }])
  })

  test('is what was done when somebody wanted out', async () => {
    const file = join(tempFolder(), 'stopped.json')
    let wantOut = () => {}
    const { code, err } = await cli(`${PIG} --games 1200 --out ${file}`.split(' '), GAMES, {
      onInterrupt: handler => {
        wantOut = handler
      },
      // The first piece is kept at once.
      write: (path, text) => {
        writeFileSync(path, text)
        wantOut()
      },
    })
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Stopped after 400 of 1200 games; --resume goes on from there.\n',
    })
    expect(kept(file).played).toEqual([{ from: 0, to: 400 }])
    expect((await run(`${PIG} --games 1200 --out ${file} --resume`)).code).toBe(0)
    expect(kept(file).counted.arms[0]?.games).toBe(1200)
  })

  test('is what was done when somebody wanted out in the middle of long thoughts, with one worker too', async () => {
    const line = 'sim tin --bots master --budget 100 -o turnLimit=20 --games 2 --workers 1'
    const { err } = await cli(line.split(' '), [tinKit], {
      onInterrupt: handler => void setTimeout(handler, 100),
    })
    expect(err).toBe('Stopped after 0 of 2 games.\n')
  })

  test('is what was written before the disk was full', async () => {
    const file = join(tempFolder(), 'full.json')
    let writes = 0
    const write = (path: string, text: string) => {
      if (writes++ > 0) throw new Error('it is full')
      writeFileSync(path, text)
    }
    const { code, out, err } = await cli(`${PIG} --games 1200 --out ${file}`.split(' '), GAMES, { write })
    expect({ code, err }).toEqual({ code: 1, err: `"${file}" cannot be written: it is full.\n` })
    expect(kept(file).played).toEqual([{ from: 0, to: 400 }])
    // What is on no disk is at least told.
    expect(out).toMatch(/^Pig: 1200 games by policy /)
  })

  test('is kept beside a report that cannot be written, and told', async () => {
    const folder = tempFolder()
    const [json, csv, html] = ['a.json', 'a.csv', 'a.html'].map(name => join(folder, name))
    const write = (path: string, text: string) => {
      if (path === csv) throw Object.assign(new Error('EACCES: open'), { code: 'EACCES' })
      writeFileSync(path, text)
    }
    const line = `${PIG} --games 20 --out ${html} --out ${csv} --out ${json}`
    const { code, out, err } = await cli(line.split(' '), GAMES, { write })
    expect({ code, err }).toEqual({ code: 1, err: `"${csv}" cannot be written: permission is denied.\n` })
    expect(out).toMatch(/^Pig: 20 games by policy /)
    expect(kept(json ?? '').played).toEqual([{ from: 0, to: 20 }])
    expect(existsSync(html ?? '')).toBe(true)
  })

  test('is what was played before something broke', async () => {
    const file = join(tempFolder(), 'broken.json')
    const { code, out, err } = await cli(`${PIG} --games 1200 --out ${file}`.split(' '), [breakingPig(1000)])
    expect({ code, err }).toEqual({
      code: 70,
      err: 'This should not have happened (UNDERCROFT_DEBUG=1 shows where): the dice fell off the table\n',
    })
    expect(out).toMatch(/^Pig: 800 games by policy /)
    expect(kept(file).played).toEqual([{ from: 0, to: 800 }])
    expect((await run(`${PIG} --games 1200 --out ${file} --resume`)).code).toBe(0)
    expect(kept(file).counted.arms[0]?.games).toBe(1200)
  })

  test('is a table of numbers as CSV', async () => {
    const file = join(tempFolder(), 'pig.csv')
    await run(`${PIG} --games 20 --out ${file}`)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines[0]).toBe('arm,table,group,id,count,hits,value,low,high,p')
    expect(lines[1]).toMatch(/^,all,,,40,20,0.5,0\.\d+,0\.\d+,$/)
    expect(lines.every(line => line.split(',').length === 10)).toBe(true)
  })
})

describe('what is kept in several files', () => {
  test('is one study: counts, table and report, made anew by whoever goes on', async () => {
    const folder = tempFolder()
    const [json, csv, html] = ['a.json', 'a.csv', 'a.html'].map(name => join(folder, name))
    const files = `--out ${html} --out ${json} --out ${csv}`
    expect(await run(`${PIG} --games 20 ${files}`)).toMatchObject({ code: 0, err: '' })
    expect(kept(json ?? '').played).toEqual([{ from: 0, to: 20 }])
    expect(readFileSync(html ?? '', 'utf8')).toContain('<h1>Pig</h1>')
    expect((await run(`${PIG} --games 30 ${files} --resume`)).code).toBe(0)
    expect(readFileSync(csv ?? '', 'utf8')).toContain('\n,all,,,60,30,')
    expect(readFileSync(html ?? '', 'utf8')).toContain('--games 30 ')
  })

  test('shows as a page what was kept before, and plays nothing', async () => {
    const folder = tempFolder()
    const [json, html] = [join(folder, 'kept.json'), join(folder, 'report.html')]
    await run(`${PIG} --games 1200 --out ${json}`)
    // Another build may show what it would not add to.
    writeFileSync(json, JSON.stringify({ ...kept(json), build: '0-0-1_abc' }))
    const { code, out } = await run(`${PIG} --out ${json} --out ${html} --resume`)
    expect({ code, head: out.split('\n')[0] }).toEqual({
      code: 0,
      head: 'Pig: 1200 games by policy at a table of 2, seed 1',
    })
    expect(readFileSync(html, 'utf8')).toContain('undercroft sim pig --games 1200 ')
  })

  test('but of a report alone nobody can go on, and whoever stops is told so', async () => {
    let wantOut = () => {}
    const { err } = await cli(`${PIG} --games 1200 --out ${join(tempFolder(), 'a.html')}`.split(' '), GAMES, {
      onInterrupt: handler => {
        wantOut = handler
      },
      write: () => wantOut(),
    })
    expect(err).toBe(
      'Stopped after 400 of 1200 games; with --out study.json beside it, --resume could go on from there.\n',
    )
  })
})

describe('a file that cannot be gone on with is left as it is, and the sentence says why', () => {
  async function resumed(change: (record: ReturnType<typeof kept>) => unknown, games = 30) {
    const file = join(tempFolder(), 'kept.json')
    await run(`${PIG} --games 20 --out ${file}`)
    const changed = JSON.stringify(change(kept(file)))
    writeFileSync(file, changed)
    const shown = await run(`${PIG} --games ${games} --out ${file} --resume`)
    if (shown.code === 1) expect(readFileSync(file, 'utf8')).toBe(changed)
    return { ...shown, err: shown.err.replace(file, 'FILE') }
  }

  test('another build played it', async () => {
    const { code, err } = await resumed(record => ({ ...record, build: '0-0-1_abc' }))
    expect(code).toBe(1)
    expect(err).toMatch(
      /^Its 20 games were played by Undercroft 0\.0\.1, build abc, and this is [\d.]+, build \w+, whose bots may play otherwise: go on with that one, begin anew in another file, or see what is there with --games 20\.\n$/,
    )
  })

  test('a file that does not say who played it is gone on with, and the doubt is said', async () => {
    const { code, err } = await resumed(record => ({ ...record, build: undefined }))
    expect({ code, err }).toEqual({
      code: 0,
      err: 'The file does not say which build played its games; if its bots play otherwise, two kinds are counted as one.\n',
    })
  })

  test.each<[string, (record: ReturnType<typeof kept>) => unknown]>([
    [
      '4 of its games are in it twice.',
      record => ({
        ...record,
        played: [
          { from: 0, to: 12 },
          { from: 8, to: 20 },
        ],
      }),
    ],
    [
      'Its counts are not those of the 20 games that it says were played.',
      record => ({ ...record, counted: { arms: [{}], pairs: [] } }),
    ],
    [
      'It has counts of 2 settings where it compares 1.',
      record => ({ ...record, counted: { ...record.counted, arms: [...record.counted.arms, {}] } }),
    ],
  ])('%s', async (sentence, change) => {
    expect(await resumed(change)).toMatchObject({ code: 1, out: '', err: `"FILE": ${sentence}\n` })
  })
})

test('a bar grows at a terminal, with the rate', async () => {
  const { err } = await cli(`${PIG} --games 800`.split(' '), GAMES, { interactive: true, pace: 1 })
  expect(err).toMatch(/\r#{12}\.{12} 400 of 800 games, \d+\/s, 1 s left/)
})

test('without a comparison --until asks for the rates of winning', async () => {
  const { code, out } = await run(`${PIG} --games 100000 --until 5%`)
  expect(code).toBe(0)
  expect(out).toMatch(
    /\nEvery rate of winning is known to within ±5% after 500 of 100000 games: the widest interval is ±4\.\d%/,
  )
})

describe('a sweep', () => {
  test('compares every value with the first, on the same games', async () => {
    const { code, out } = await run(
      'sim pig --games 60 --workers 1 --bots policy,random --sweep goal=20..30..5',
    )
    expect(code).toBe(0)
    expect(out).toContain(', each with 3 settings\n')
    expect(out).toContain('\n== The same games, compared with goal=20\n')
    expect(out).toMatch(/\ngoal=30 +[\d.]+% +60 +[+−][\d.]+% +[+−][\d.]+% to [+−][\d.]+% +/)
  })

  test('tells the difference for each of those that are told apart, on the same games too', async () => {
    const line = 'sim pig --games 60 --workers 1 --bots policy,random --sweep goal=20,30'
    const { out } = await run(line)
    const [, compared = ''] = out.split('\n== The same games, compared with goal=20\n')
    const row = 'goal=30 +[\\d.]+% +60 +[+−±][\\d.]+% +[+−±][\\d.]+% to [+−±][\\d.]+% +[\\d.]+'
    expect(compared).toMatch(
      new RegExp(
        `\nbot +won +games +difference.*\npolicy +goal=20 +[\\d.]+%\n +${row}\nrandom +goal=20 +[\\d.]+%\n +${row}\n`,
      ),
    )
  })

  test('goes into the content by a path, with the names that columns have', async () => {
    const line = 'sim dungeon --games 2 --workers 1 -o turnLimit=5 --sweep pack.monsters.goblin.fighter=2,12'
    const { code, out, err } = await runReal(line)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('\n== pack.monsters.goblin.fighter=12\n')
  })

  test('ends when every difference is known to within plus or minus what was asked for, and not before', async () => {
    const line = 'sim pig --games 100000 --workers 1 --bots policy,random --sweep goal=20,60 --until 3%'
    const { code, out } = await run(line)
    expect(code).toBe(0)
    expect(out).toMatch(
      /\nEvery difference is known to within ±3% after \d+ of 100000 games: the widest interval is ±[12]\.\d%, with 95% of sureness\.\n$/,
    )
  })

  test('says so where its games were too few for that', async () => {
    const { code, out } = await run('sim pig --games 300 --workers 1 --sweep goal=20,60 --until 1%')
    expect(code).toBe(0)
    expect(out).toMatch(
      /\nNot every difference is known to within ±1% after 300 of 300 games: the widest interval is ±\d\.\d%, /,
    )
  })

  test('of two packs', async () => {
    const file = join(tempFolder(), 'gentle.json')
    writeFileSync(file, JSON.stringify({ dice: 1, name: 'gentle' }))
    const { code, out } = await run(`${PIG} --games 4 --against ${file}`)
    expect(code).toBe(0)
    expect(out).toContain('\n== The same games, compared with standard\n')
  })

  test('of two packs whose files have one name in two folders tells them apart by their folders', async () => {
    const [one, two] = [0, 1].map(at => {
      const file = join(tempFolder(), 'pack.json')
      writeFileSync(file, JSON.stringify({ dice: 1, name: `pack ${at}` }))
      return file
    })
    const { code, out } = await run(`${PIG} --games 4 --pack ${one} --against ${two}`)
    expect(code).toBe(0)
    for (const title of [`== ${one}`, `== ${two}`, `== The same games, compared with ${one}`])
      expect(out).toContain(`\n${title}\n`)
  })

  test('of two packs that hold the same is none, whatever they are called', async () => {
    const file = join(tempFolder(), 'pack.json')
    writeFileSync(file, JSON.stringify({ name: 'gentle', dice: 1 }))
    expect(await run(`${PIG} --games 4 --pack ${file} --against ${file}`)).toMatchObject({
      code: 1,
      out: '',
      err: `"${file}" and "${file}" hold the same, so there is nothing to compare.\n`,
    })
  })
})

test('what the help names as a sweep can be swept in one of the games', async () => {
  const { out } = await run('sim --help')
  const [, list = ''] = /compare: (.*?)\n +--/s.exec(out) ?? []
  const sweeps = list.split(/,\s+/).map(each => each.trim())
  expect(sweeps).toHaveLength(3)
  const arm = { name: '', options: {}, any: [] }
  for (const sweep of sweeps)
    expect([tinKit, onedeckKit, dungeonKit].map(kit => armsFrom(kit, arm, { sweep }).ok)).toContain(true)
})

describe('one clear sentence answers', () => {
  test.each([
    ['sim chess', 'There is no game "chess"; the games are: pig, nim, two-cards.'],
    [
      `${PIG} --bots clever`,
      'There is no bot "clever"; the bots are: random, novice, skilled, master, greedy, policy.',
    ],
    [`${PIG} --bots policy,policy,policy`, 'Pig has 2 seats, not 3.'],
    [`${PIG} -o goals=3`, 'Pig has no option "goals"; its options are: goal.'],
    [`${PIG} --lots hero`, 'Pig has no choice "hero"; it has: '],
    [`${PIG} --resume`, 'To go on, say with --out which file holds what was played.'],
    [`${PIG} --out a.csv --resume`, 'Only a .json file can be gone on with, not "a.csv".'],
    [`${PIG} --out a.json --out b.json --resume`, 'To go on, name one .json file, not 2.'],
    [`${PIG} --out a.json --out a.json`, '"a.json" is named twice.'],
    [`${PIG} --out report.txt`, '"report.txt" must end in .json or .csv or .html.'],
    [`${PIG} --out no-such-folder/report.html`, 'There is no folder "no-such-folder".'],
    [`${PIG} --out a.html --resume`, 'Only a .json file can be gone on with, not "a.html".'],
    [`${PIG} --out no-such-folder/a.json`, 'There is no folder "no-such-folder".'],
    [`${PIG} --pack no-such.json`, '"no-such.json" cannot be read: there is no such file or folder.'],
    [`${PIG} --sweep goal`, 'A sweep is written name=4..8 or name=a,b, not "goal".'],
    [`${PIG} --sweep goal=9..3`, 'The sweep "goal=9..3" has no values.'],
    [`${PIG} --sweep goal=`, 'The sweep "goal=" has no values.'],
    [`${PIG} --sweep goal=20`, 'A sweep compares two values or more; "goal=20" has one.'],
    [`${PIG} --sweep goal=20,20`, 'A sweep compares different values; "goal=20,20" has 20 twice.'],
    [
      `${PIG} --sweep goal=a..b`,
      '"goal=a..b" is no range: it goes from one whole number to another, such as 4..8.',
    ],
    [`${PIG} --sweep goal=1,2`, 'goal: this must be at least 2.'],
    [`${PIG} --sweep goal=20.5,30`, 'goal: this must be a whole number.'],
    [
      `${PIG} --sweep goal=1..1000000000`,
      'A sweep compares 100 values at most; "goal=1..1000000000" has more.',
    ],
    [`${PIG} --sweep luck=1..2`, 'Pig has no option "luck"; its options are: goal.'],
    [`${PIG} --sweep pack.cards.ace=1..2`, 'The content has no "cards"; it has: dice, name.'],
    [`${PIG} --sweep pack.dice=0..2`, 'pack.dice=0: '],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await run(line)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.startsWith(sentence)).toBe(true)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a value that the game refuses', async () => {
    const { err } = await runReal('sim tin --sweep hearts=19..21 --workers 1')
    expect(err).toMatch(/hearts/)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a pack with faults', async () => {
    const file = join(tempFolder(), 'bad.json')
    writeFileSync(file, JSON.stringify({ dice: 0 }))
    for (const flag of ['--pack', '--against']) {
      const { code, err } = await run(`${PIG} ${flag} ${file}`)
      expect(code).toBe(1)
      expect(err.startsWith(`"${file}": `)).toBe(true)
      expect(err.trimEnd().split('\n')).toHaveLength(1)
    }
  })

  test('a file that is there, and one of another study: nothing is lost', async () => {
    const file = join(tempFolder(), 'kept.json')
    await run(`${PIG} --games 1 --out ${file}`)
    const before = readFileSync(file, 'utf8')
    const again = await run(`${PIG} --games 1 --out ${file}`)
    expect(again.err).toBe(
      `"${file}" is there already; --resume goes on with a study that is kept as JSON.\n`,
    )
    const other = await run(`${PIG} --games 1 --seed 2 --out ${file} --resume`)
    expect(other.err).toContain('holds another study')
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(existsSync(`${file}.tmp`)).toBe(false)
  })

  test.each(['1', '0%', '100%', 'much'])('until %s', async until => {
    const { code, err } = await run(`${PIG} --until ${until}`)
    expect(code).toBe(2)
    expect(err).toContain('It must be a part of a hundred, such as 1%.')
  })
})
