import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { version } from '../../../../package.json'
import { cli, tempFolder } from '../../../cli/fake-io.ts'
import type { AnyKit } from '../../../engine/types.ts'
import { dungeonKit } from '../../../games/dungeon/index.ts'
import { tinKit } from '../../../games/tin/index.ts'
import { labOf } from '../../../sim/lab/lab.ts'
import { playChunk } from '../../../sim/lab/play-chunk.ts'
import type { Range } from '../../../sim/lab/range.ts'
import type { Study } from '../../../sim/lab/study.ts'
import type { LabFound, LabQuestion, LabWord } from '../../lab/asked.ts'
import { runStudy } from './run.ts'

const KITS: Readonly<Record<string, AnyKit>> = { tin: tinKit, dungeon: dungeonKit }

const question = (also: Partial<LabQuestion>): LabQuestion => ({
  game: 'tin',
  language: 'en',
  bots: ['policy'],
  seed: 4,
  games: 30,
  options: { turnLimit: 40 },
  any: [],
  lots: [],
  pack: null,
  compared: null,
  ...also,
})

/** Tin with a hook that is worth four. */
const sharper = {
  ...tinKit.packs.standard,
  cards: tinKit.packs.standard.cards.map(card => (card.id === 'hook' ? { ...card, plus: 4 } : card)),
}
const pack = { name: 'Sharper hooks', file: 'sharper.json', content: sharper }

/** All that is told of a study whose pieces are played here, one at a time; it stops after so many games. */
async function told(asked: LabQuestion, stopAfter = Infinity): Promise<LabWord[]> {
  const kit = KITS[asked.game] ?? tinKit
  const words: LabWord[] = []
  const players = (study: Study) => {
    const lab = labOf(kit, study, () => 0)
    if (!lab.ok) throw new Error(lab.refusal.reason)
    return { width: 1, play: async (range: Range) => playChunk(lab.value, range), end: () => undefined }
  }
  let stop: (word: null) => void = () => undefined
  const stopped = new Promise<null>(resolve => {
    stop = resolve
  })
  await runStudy(kit, asked, {
    players,
    stopped,
    looks: async () => ({ pictures: () => null, fonts: '' }),
    tell: word => {
      words.push(word)
      if ('done' in word && word.done >= stopAfter) stop(null)
    },
  })
  return words
}

async function foundBy(asked: LabQuestion): Promise<LabFound> {
  const last = (await told(asked)).at(-1)
  if (!last || !('found' in last) || !last.found) throw new Error(JSON.stringify(last))
  return last.found
}

async function refusalOf(asked: LabQuestion): Promise<unknown> {
  return (await told(asked)).at(-1)
}

/** What the terminal writes for the same study. */
async function byTerminal(line: string, kind: 'csv' | 'json', content?: unknown): Promise<string> {
  const folder = tempFolder()
  const [file, packed] = [join(folder, `study.${kind}`), join(folder, 'sharper.json')]
  if (content !== undefined) writeFileSync(packed, JSON.stringify(content))
  const argv = ['sim', ...line.replaceAll('PACK', packed).split(' '), '--workers', '1', '--out', file]
  const { code, err } = await cli(argv, Object.values(KITS))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return readFileSync(file, 'utf8').replaceAll(packed, 'sharper.json')
}

/** How long bots thought differs from run to run. */
const untimed = (csv: string) => csv.replace(/^,thought,.*\n/gm, '')

describe('page and terminal', () => {
  test('count the same digits of the same study', async () => {
    const { files } = await foundBy(question({}))
    expect(untimed(files.csv)).toBe(
      untimed(await byTerminal('tin --games 30 --seed 4 -o turnLimit=40', 'csv')),
    )
  })

  test('and of rivals, whose study goes on in the terminal', async () => {
    const asked = question({
      game: 'dungeon',
      bots: ['policy', 'random'],
      seats: 3,
      games: 8,
      options: { turnLimit: 12 },
    })
    const { files } = await foundBy(asked)
    const line = 'dungeon --games 8 --seed 4 --bots policy,random --seats 3 -o turnLimit=12'
    const [{ took: _, ...page }, { took: __, build: ___, ...terminal }] = [
      JSON.parse(files.json),
      JSON.parse(await byTerminal(line, 'json')),
    ]
    expect(page).toEqual(terminal)
  })

  test('and of what every game draws, and of what lots choose', async () => {
    const asked = question({
      game: 'dungeon',
      games: 4,
      seats: 2,
      options: {},
      any: ['turnLimit'],
      lots: ['hero'],
    })
    const { files } = await foundBy(asked)
    const line = 'dungeon --games 4 --seed 4 --seats 2 -o turnLimit=any --lots hero'
    expect(untimed(files.csv)).toBe(untimed(await byTerminal(line, 'csv')))
    expect(files.html).toContain('-o turnLimit=any --lots hero')
  })

  test('and of a sweep that ends when it is known well enough', async () => {
    const compared = { name: 'hearts', values: '1..6..5' }
    const { files, games, isKnown } = await foundBy(question({ compared, games: 600, until: 0.1 }))
    const line = 'tin --games 600 --seed 4 -o turnLimit=40 --sweep hearts=1..6..5 --until 10%'
    expect(untimed(files.csv)).toBe(untimed(await byTerminal(line, 'csv')))
    expect({ games, isKnown }).toEqual({ games: 250, isKnown: true })
  })

  test('and of a pack against the standard set', async () => {
    const { files, compared } = await foundBy(question({ compared: { against: pack } }))
    const line = 'tin --games 30 --seed 4 -o turnLimit=40 --against PACK'
    expect(untimed(files.csv)).toBe(untimed(await byTerminal(line, 'csv', sharper)))
    expect(compared).toMatchObject([
      {
        seat: null,
        arms: [
          { name: 'standard', paired: null },
          { name: 'sharper.json', paired: { low: expect.any(Number) } },
        ],
      },
    ])
  })
})

test('a pack against another is made again by both files', async () => {
  const blunt = { name: 'Blunt', file: 'blunt.json', content: tinKit.packs.standard }
  const { files, compared } = await foundBy(question({ games: 6, pack: blunt, compared: { against: pack } }))
  expect(files.html).toContain('--pack blunt.json --budget 200 --against sharper.json')
  expect(compared[0]?.arms.map(({ name }) => name)).toEqual(['blunt.json', 'sharper.json'])
})

test('a report names the command that makes it again, and the version that played', async () => {
  const { files } = await foundBy(
    question({
      options: { hearts: 5, turnLimit: 40 },
      pack,
      compared: { name: 'pack.goods.key.price', values: '8,12' },
    }),
  )
  expect(files.html).toContain(
    '<code>undercroft sim tin --games 30 --seed 4 --bots policy -o hearts=5 -o turnLimit=40 --pack sharper.json --budget 200 --sweep pack.goods.key.price=8,12 --language en --out report.html</code>',
  )
  expect(files.html).toContain(`<p>Played by Undercroft ${version}. policy thought `)
})

describe('whoever stops', () => {
  test('has a report of what was over', async () => {
    const last = (await told(question({ games: 1_000_000 }), 1)).at(-1)
    expect(last).toMatchObject({ found: { isKnown: false, compared: [] } })
    expect(last && 'found' in last && last.found?.games).toBeLessThan(1000)
  })

  test('before the first game is over is told so', async () => {
    expect(await told(question({}), 0)).toEqual([{ done: 0 }, { found: null }])
  })
})

describe('what cannot be played is said in a sentence', () => {
  test.each([
    [
      'a sweep over nothing',
      { compared: { name: 'hearts', values: '8..4' } },
      'Der Vergleich „hearts=8..4“ hat keine Werte.',
    ],
    [
      'a number that is nowhere',
      { compared: { name: 'pack.cards.hoo.plus', values: '1,2' } },
      '„cards“ hat kein „hoo“; am nächsten ist: hook.',
    ],
    [
      'a pack that is the standard set',
      { compared: { against: { ...pack, content: tinKit.packs.standard } } },
      'In „standard“ und „sharper.json“ steht dasselbe; da gibt es nichts zu vergleichen.',
    ],
    ['an option that is no number', { options: { hearts: 'many' } }, /hearts/],
    [
      'a pack with two faults',
      { pack: { ...pack, content: { ...sharper, tiles: [], gold: [] } } },
      /^Sharper hooks: [^\n]+$/,
    ],
  ] as const)('%s', async (_, also, sentence) => {
    const said = await refusalOf(question({ language: 'de', ...also }))
    expect(said).toEqual({
      refused: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    })
  })
})
