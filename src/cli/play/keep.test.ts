/** S29: a disk that is full or read-only. Nothing is shown before it is kept, and the last line says what is. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { GAMES } from '../../testing/desk.ts'
import { writeWhole } from '../disk.ts'
import { cli, tempFolder } from '../fake-io.ts'

type Write = (path: string, text: string) => void

/** A disk that takes so many files and no more. */
function diskFor(count: number, code = 'ENOSPC'): Write {
  let left = count
  return (path, text) => {
    if (left-- <= 0) throw Object.assign(new Error('no'), { code })
    writeWhole(path, text)
  }
}

function player() {
  const home = tempFolder()
  const folder = join(home, 'matches')
  const names = () => (existsSync(folder) ? readdirSync(folder) : [])
  return {
    home,
    names,
    path: () => join(folder, names().find(name => name.endsWith('.json')) ?? ''),
    run: (argv: string, input: string, write: Write) =>
      cli(argv.split(' '), GAMES, { input, write, env: { UNDERCROFT_HOME: home } }),
  }
}

function stepsIn(path: string): unknown[] {
  return JSON.parse(readFileSync(path, 'utf8')).steps
}

describe('a full disk', () => {
  test('S29 stops the table before the step that it did not take is shown', async () => {
    const [ann, bo] = [player(), player()]
    const flags = 'play nim --seat person --seat person --seed 1'
    // The match itself and two steps are kept, the third is not.
    const full = await ann.run(flags, '1\n1\n1\n1\n', diskFor(3))
    const whole = await bo.run(flags, '1\n1\n1\n1\n', writeWhole)
    expect(full.code).toBe(1)
    expect(full.err).toBe(
      `"${ann.path()}" could not be written: the disk is full. 2 steps are kept; this one is not.\n`,
    )
    expect(stepsIn(ann.path())).toHaveLength(2)
    expect(whole.out.startsWith(full.out)).toBe(true)
    expect(full.out).toContain('"sticks":19')
    expect(full.out).not.toContain('"sticks":18')
    expect(ann.names()).toHaveLength(1)
  })

  test('S29 stops bots too, without a word of the match being kept', async () => {
    const ann = player()
    const { code, out, err } = await ann.run('play nim --seat random --seat random --seed 2', '', diskFor(2))
    expect(code).toBe(1)
    expect(err).toContain('1 step is kept; this one is not.\n')
    expect(out).not.toContain('The match is')
    expect(stepsIn(ann.path())).toHaveLength(1)
  })

  test('S29 at the very first save shows nothing at all', async () => {
    const ann = player()
    const { code, out, err } = await ann.run('play nim', '1\n', diskFor(0))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^".*" could not be written: the disk is full\. Nothing of this match is kept\.\n$/)
    expect(ann.names()).toEqual([])
  })

  test('S29 does not say "Taken back." of what is not', async () => {
    const ann = player()
    const full = await ann.run('play nim --seat person --seat person', '1\nundo\n', diskFor(2))
    expect(full.code).toBe(1)
    expect(full.out).not.toContain('Taken back.')
    expect(full.err).toContain('1 step is kept; this one is not.')
  })

  test('S29 does not show a result that is not kept', async () => {
    const ann = player()
    const flags = 'play nim -o sticks=1 --seat person --seat person'
    const full = await ann.run(flags, '1\n', diskFor(1))
    expect(full.code).toBe(1)
    expect(full.out).not.toContain('last stick')
    expect(stepsIn(ann.path())).toEqual([])
  })

  test('S29 is called what it is, and a copy that fails leaves the match alone', async () => {
    const ann = player()
    const words = { EROFS: 'the disk is read-only', EACCES: 'permission is denied' }
    for (const [code, said] of Object.entries(words))
      expect((await ann.run('play nim', '', diskFor(0, code))).err).toContain(
        `could not be written: ${said}.`,
      )
    const { out, code } = await ann.run('play nim', `save ${ann.home}/x.json\nquit\n`, diskFor(1))
    expect(out).toContain('x.json" cannot be written: the disk is full.')
    expect(code).toBe(0)
  })
})

test.runIf(process.platform === 'linux')(
  'S29 a folder that cannot be made is named, and nothing waits for it',
  async () => {
    const env = { UNDERCROFT_HOME: '/proc/undercroft' }
    const { code, err } = await cli(['play', 'nim'], GAMES, { env })
    expect(code).toBe(1)
    expect(err).toMatch(/^"\/proc\/undercroft\/matches\/nim-.*" cannot be written: .*\.\n$/)
  },
)

describe('somebody else', () => {
  test('S30 who wrote the match meanwhile loses nothing', async () => {
    const ann = player()
    let writes = 0
    const meddled: Write = (path, text) => {
      writeWhole(path, text)
      if (++writes === 2) writeFileSync(path, 'theirs')
    }
    const { code, err } = await ann.run('play nim --seat person --seat person', '1\n1\n1\n', meddled)
    expect(code).toBe(1)
    expect(err).toBe(
      `"${ann.path()}" was written by somebody else and is left as it is; what was played here after step 1 is not kept.\n`,
    )
    expect(readFileSync(ann.path(), 'utf8')).toBe('theirs')
    expect(writes).toBe(2)
  })

  test('S30 who removed it meanwhile does not take away what is played on', async () => {
    const ann = player()
    let writes = 0
    const removed: Write = (path, text) => {
      writeWhole(path, text)
      if (++writes === 2) rmSync(path)
    }
    const { code } = await ann.run('play nim --seat person --seat person', '1\n1\n', removed)
    expect(code).toBe(0)
    expect(stepsIn(ann.path())).toHaveLength(2)
  })
})

test('S29 a campaign sheet that cannot be written keeps its marks due', async () => {
  const home = tempFolder()
  const world = { env: { UNDERCROFT_HOME: home } }
  const kits = [onedeckKit]
  await cli(['campaign', 'new', 'Ann', 'warrior'], kits, world)
  const sheet = join(home, 'campaign', 'Ann.json')
  const before = readFileSync(sheet, 'utf8')
  const write: Write = (path, text) => {
    if (path === sheet) throw Object.assign(new Error('no'), { code: 'ENOSPC' })
    writeWhole(path, text)
  }
  const argv = ['play', 'onedeck', '--sheet', 'Ann', '--seat', 'random', '--seed', '1']
  const full = await cli(argv, kits, { ...world, write })
  expect(full.code).toBe(1)
  expect(full.err).toContain('The sheet "Ann" could not be written: the disk is full.')
  expect(readFileSync(sheet, 'utf8')).toBe(before)
  const [name = ''] = readdirSync(join(home, 'matches')).filter(file => file.endsWith('.json'))
  const again = await cli(['play', '--resume', join(home, 'matches', name)], kits, world)
  expect(again.code).toBe(0)
  expect(JSON.parse(readFileSync(sheet, 'utf8'))).toMatchObject({ games: 1 })
})
