import { describe, expect, test } from 'vitest'
import { nimKit } from '../../../testing/nim.ts'
import { findingsOf } from '../../lab/findings.ts'
import { comparedWith, shareOf } from '../../lab/stats/shares.ts'
import { newPair, newTally } from '../../lab/tally.ts'
import { readingIn, studyOf } from '../given.ts'
import { comparisonPlots } from './comparison.ts'
import { dangersPlot } from './dangers.ts'
import { dicePlot } from './dice.ts'
import { fallsPlot } from './falls.ts'
import { heatPlot } from './heat.ts'
import { binsOf, lengthPlot } from './length.ts'
import { expectedPlot, oddsPlot } from './odds.ts'
import { ratesPlot } from './rates.ts'
import { survivalPlot } from './survival.ts'
import { thingsPlot, trialsPlot } from './things.ts'

const reading = readingIn('en')

/** The rows of the table behind a plot, cells apart. */
function rowsOf({ html }: { readonly html: string }): string[] {
  const body = html.slice(html.indexOf('<tbody>'), html.indexOf('</table>'))
  return [...body.matchAll(/^<tr><th scope=row>(.*)$/gm)].map(([, row = '']) => row.replaceAll('<td>', ' | '))
}

describe('rates', () => {
  test('a bar is as long as its share, and the line is the interval of Wilson', () => {
    const plot = ratesPlot(reading, {
      title: 'Seats',
      rows: [{ ...shareOf('0', { of: 100, won: 30 }), name: 'One' }],
    })
    expect(plot.html).toContain('class="bar" style="width:30%"')
    expect(plot.html).toContain('class="likely" style="left:21.89%;width:17.69%"')
    expect(rowsOf(plot)).toEqual(['One | 30 | 100 | 30.0% | 21.9–39.6%'])
  })

  test('without rows there is nothing', () => {
    expect(ratesPlot(reading, { title: 'Seats', rows: [] }).html).toBe('')
  })
})

describe('lengths', () => {
  test('bins have a round width, and none is left out', () => {
    expect(
      binsOf([
        [3, 1],
        [5, 4],
      ]),
    ).toEqual([
      { from: 3, to: 4, count: 1 },
      { from: 4, to: 5, count: 0 },
      { from: 5, to: 6, count: 4 },
    ])
    const wide = binsOf([
      [7, 1],
      [12, 2],
      [90, 3],
    ])
    expect(wide[0]).toEqual({ from: 5, to: 10, count: 1 })
    expect(wide[1]).toEqual({ from: 10, to: 15, count: 2 })
    expect(wide.at(-1)).toEqual({ from: 90, to: 95, count: 3 })
  })

  test('the highest bar fills the height, the others are to scale, and the median is marked', () => {
    const plot = lengthPlot(reading, 'rounds', { 10: 1, 11: 4, 12: 2, 13: 1 })
    expect([...plot.html.matchAll(/height="([\d.]+)"/g)].map(([, height]) => height)).toEqual([
      '25',
      '100',
      '50',
      '25',
    ])
    expect(plot.html).toContain('M37.5 0V100')
    expect(plot.html).toContain(
      'Half of the games take up to 11; eight of ten take 10 to 13; the longest took 13.',
    )
    expect(rowsOf(plot)[1]).toBe('11 | 11 | 4 | 50.0%')
  })
})

describe('survival', () => {
  test('few stages are bars of those alive', () => {
    const { survival } = findingsOf({
      ...newTally(),
      ends: { floor: { 1: { of: 20, fell: 20 }, 2: { of: 80, fell: 40 } } },
    })
    const plot = survivalPlot(reading, 'floor', survival[0]?.rows ?? [])
    expect([...plot.html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => width)).toEqual(['80', '40'])
    expect(rowsOf(plot)).toEqual([
      'Floor 1 | 100 | 20 | 20 | 80.0% | 71.1–86.7%',
      'Floor 2 | 80 | 40 | 80 | 40.0% | 30.9–49.8%',
    ])
  })

  test('many are a line that falls, and the table has every stage of it', () => {
    const ends = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at + 1, { of: 1, fell: 1 }]))
    const plot = survivalPlot(
      reading,
      'move',
      findingsOf({ ...newTally(), ends: { move: ends } }).survival[0]?.rows ?? [],
    )
    expect(plot.html).toContain('d="M0 0H1V1H2V2H3V3')
    const rows = rowsOf(plot)
    expect(rows).toHaveLength(100)
    expect(rows.slice(0, 2)).toEqual([
      'Move 1 | 100 | 1 | 1 | 99.0% | 94.6–99.8%',
      'Move 2 | 99 | 1 | 1 | 98.0% | 93.0–99.4%',
    ])
    expect(rows.at(-1)).toBe('Move 100 | 1 | 1 | 1 | 0.0% | 0.0–3.7%')
  })
})

test('falls are added up over where they happened, the deadliest first', () => {
  const deaths = { ogre: { a: 3, b: 5 }, rat: { a: 4 } }
  const plot = fallsPlot(reading, findingsOf({ ...newTally(), deaths }).deaths)
  expect([...plot.html.matchAll(/class="name">(\w+)</g)].map(([, name]) => name)).toEqual(['Ogre', 'Rat'])
  expect([...plot.html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => width)).toEqual(['100', '50'])
  expect(rowsOf(plot)).toEqual([
    'Ogre | all together | 8 | 66.7% | 39.1–86.2%',
    'Ogre | b | 5 | 41.7% | 19.3–68.0%',
    'Ogre | a | 3 | 25.0% | 8.9–53.2%',
    'Rat | a | 4 | 33.3% | 13.8–60.9%',
  ])
})

test('of many that heroes fell to ten are shown, and all are in the table', () => {
  const deaths = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`m${at}`, { a: 100 - at }]))
  const plot = fallsPlot(reading, findingsOf({ ...newTally(), deaths }).deaths)
  expect(plot.html.match(/class="name"/g)).toHaveLength(10)
  expect(rowsOf(plot)).toHaveLength(70)
})

describe('heat', () => {
  const patch = { name: 'here', y: 0, width: 1, height: 1 }
  const ground = () => ({
    width: 3,
    height: 1,
    patches: ['a', 'b', 'c'].map((id, x) => ({ ...patch, id, name: id, x })),
  })
  const places = [
    { place: 'a', came: 100, fell: 0 },
    { place: 'b', came: 25, fell: 7 },
  ]

  test('is by the root of how often, and where nobody came there is none', () => {
    const plot = heatPlot(readingIn('en', { ground }), places, 'came')
    expect(plot.html).toContain('fill-opacity="1" d="M0 0h1v1h-1z"')
    expect(plot.html).toContain('fill-opacity="0.5" d="M1 0h1v1h-1z"')
    expect(plot.html.match(/class="heat"/g)).toHaveLength(2)
    expect(rowsOf(plot)).toEqual(['A | 100 | 80.0%', 'B | 25 | 20.0%'])
    expect(rowsOf(heatPlot(readingIn('en', { ground }), places, 'fell'))).toEqual(['B | 7 | 100.0%'])
  })

  test('of many places five are numbered, and all are in the table, the hottest first', () => {
    const row = (ids: readonly string[]) => ({
      width: ids.length,
      height: 1,
      patches: ids.map((id, x) => ({ ...patch, id, name: id, x })),
    })
    const many = Array.from({ length: 200 }, (_, at) => ({ place: `p${at}`, came: at + 1, fell: 1 }))
    const plot = heatPlot(readingIn('en', { ground: row }), many, 'came')
    expect(plot.html.match(/<circle/g)).toHaveLength(5)
    expect(rowsOf(plot)).toHaveLength(200)
    expect(rowsOf(plot)[0]).toBe('P199 | 200 | 1.0%')
  })

  test('there is none without a board, or without anybody on it', () => {
    expect(heatPlot(reading, places, 'came').html).toBe('')
    expect(heatPlot(readingIn('en', { ground }), [{ place: 'a', came: 0, fell: 0 }], 'came').html).toBe('')
  })
})

describe('things', () => {
  const all = { of: 1000, won: 500 }
  const held = (id: string, won: number, of = 200) => comparedWith(id, { of, won, times: of }, all)

  test('their spans lie to both sides of nothing, on one scale', () => {
    const group = { name: 'card', rows: [held('sword', 140), held('stone', 60), held('rare', 3, 4)] }
    const plot = thingsPlot(readingIn('en', { picture: (_, id) => (id === 'sword' ? 'shown' : null) }), group)
    expect(rowsOf(plot)).toEqual([
      'Sword | 200 | 200 | 70.0% | 45.0% | +25.0% | +17.5% … +31.8%',
      'Stone | 200 | 200 | 30.0% | 55.0% | −25.0% | −31.8% … −17.5%',
    ])
    expect(plot.html).toContain('class="niche p0"')
    expect(plot.html).toMatch(/class="span good".*?left:77.44%;width:22.56%/s)
    expect(plot.html).toMatch(/class="span bad".*?left:0%;width:22.56%/s)
  })

  test('only a clear one is green or red', () => {
    const rows = [held('sword', 140), held('shield', 102), held('stone', 60)]
    const plot = thingsPlot(reading, { name: 'card', rows })
    const senses = [...plot.html.matchAll(/<b class="(\w+)">([^<]+)/g)].map(([, sense, shown]) => [
      sense,
      shown,
    ])
    expect(senses).toEqual([
      ['good', '+25.0%'],
      ['unclear', '+1.3%'],
      ['bad', '−25.0%'],
    ])
  })

  test('what nearly every game has is told by how often, without a difference', () => {
    const common = (id: string, times: number) => comparedWith(id, { of: 990, won: 500, times }, all)
    const plot = thingsPlot(reading, { name: 'card', rows: [common('key', 1980), common('potion', 2970)] })
    expect(plot.html).toContain('to compare with: Potion (3.0 times), Key (2.0 times).')
    expect(rowsOf(plot)).toEqual([
      'Key | 990 | 1,980 | 50.5% |  |  | ',
      'Potion | 990 | 2,970 | 50.5% |  |  | ',
    ])
    expect(plot.html).not.toContain('class="things"')
  })

  test('of many the five best and the five worst are shown, and all are in the table', () => {
    const rows = Array.from({ length: 14 }, (_, at) => held(`c${at}`, 140 - at))
    const plot = thingsPlot(reading, { name: 'card', rows })
    expect([...plot.html.matchAll(/class="name">C(\d+)</g)].map(([, id]) => Number(id))).toEqual([
      0, 1, 2, 3, 4, 13, 12, 11, 10, 9,
    ])
    expect(rowsOf(plot)).toHaveLength(14)
  })
})

describe('dangers', () => {
  // In 40 games each met 40 times: every meeting with the ogre costs two hearts and every fourth the life.
  const ogre = { games: 40, met: 40, lost: 80, fell: 10, metMet: 40, metLost: 80, lostLost: 160 }
  const rat = { games: 40, met: 40, lost: 0, fell: 0, metMet: 40, metLost: 0, lostLost: 0 }
  const rare = { ...ogre, met: 29, fell: 29 }
  const [group] = findingsOf({ ...newTally(), dangers: { monster: { rat, rare, ogre } } }).dangers

  test('are told the deadliest first, to scale, with what a meeting costs; not what was hardly met', () => {
    if (!group) throw new Error('nothing was met')
    const plot = dangersPlot(reading, group)
    expect(rowsOf(plot)).toEqual([
      'Ogre | 40 | 40 | 10 | 25.0% | 14.2–40.2% | 2.00 | 2.00–2.00',
      'Rat | 40 | 40 | 0 | 0.0% | 0.0–8.8% | 0.00 | 0.00–0.00',
    ])
    expect(plot.html).toMatch(/class="bar blood" style="width:62.2\d?%"/)
    expect(plot.html).toContain('2.00 losses')
  })

  test('of many eight are shown, and all are in the table', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`m${at}`, { ...ogre, fell: at }]))
    const [all] = findingsOf({ ...newTally(), dangers: { monster: many } }).dangers
    if (!all) throw new Error('nothing was met')
    const plot = dangersPlot(reading, all)
    expect(plot.html.match(/class="name"/g)).toHaveLength(8)
    expect(rowsOf(plot)).toHaveLength(30)
  })

  test('are nothing where nothing was met', () => {
    expect(dangersPlot(reading, { name: 'monster', rows: [] }).html).toBe('')
  })
})

test('what was tried is told by how often', () => {
  const trials = { card: { hook: { of: 100, won: 70 }, block: { of: 100, won: 30 } } }
  const [group] = findingsOf({ ...newTally(), trials }).trials
  if (!group) throw new Error('nothing was tried')
  expect(rowsOf(trialsPlot(reading, group))).toEqual([
    'Hook | 100 | 70.0% | 30.0% | +40.0% | +26.4% … +51.5%',
    'Block | 100 | 30.0% | 70.0% | −40.0% | −51.5% … −26.4%',
  ])
})

test('odds are points by what was shown and what happened, and tell whether they hold', () => {
  const foretold = {
    hit: { 4: { of: 100, happened: 25, millionths: 25e6 }, 9: { of: 100, happened: 80, millionths: 50e6 } },
  }
  const [group] = findingsOf({ ...newTally(), foretold }).calibration
  if (!group) throw new Error('nothing was foretold')
  const plot = oddsPlot(reading, group)
  expect(plot.html).toContain('cx="25" cy="75"')
  expect(plot.html).toMatch(/<g class="off"><path d="[^"]*"\/><circle cx="50" cy="20"/)
  expect(plot.html).toContain('1 of 2 groups hold what was shown.')
  expect(rowsOf(plot)).toEqual([
    '25.0% | 100 | 25.0% | 17.5–34.3% | yes',
    '50.0% | 100 | 80.0% | 71.1–86.7% | no',
  ])
})

test('what a bot expected is not called shown', () => {
  const expected = { 4: { of: 100, happened: 25, millionths: 25e6 } }
  const plot = expectedPlot(reading, findingsOf({ ...newTally(), expected }).expected)
  expect(plot.html).toContain('1 of 1 groups came as expected.')
  expect(plot.html).not.toMatch(/shown|Shown/)
  expect(rowsOf(plot)).toEqual(['25.0% | 100 | 25.0% | 17.5–34.3% | yes'])
  expect(expectedPlot(reading, []).html).toBe('')
})

test('faces are bars to scale beside what was to be expected', () => {
  const [die] = findingsOf({ ...newTally(), dice: { red: { 1: 10, 2: 20, 3: 30 } } }).dice
  if (!die) throw new Error('nothing was rolled')
  const plot = dicePlot(reading, die)
  expect([...plot.html.matchAll(/height:([\d.]+)%/g)].map(([, height]) => height)).toEqual([
    '33.33',
    '66.67',
    '100',
  ])
  expect(plot.html).toContain('bottom:66.67%')
  expect(plot.html).toContain('60 rolls, p 0.007')
  expect(rowsOf(plot)[2]).toBe('3 | 30 | 20.0 | 50.0%')
})

test('settings are compared with the first, game by game', () => {
  const tally = (won: number) => ({ ...newTally(), games: 100, seats: { 0: { of: 100, won } } })
  const won = { 0: { both: 40, first: 10, other: 30, neither: 20 } }
  const pair = { ...newPair(), games: 100, won, rounds: { sum: 200, squares: 800 } }
  const [plot, lengths] = comparisonPlots(reading, studyOf(nimKit, ['hearts=5', 'hearts=6']), {
    arms: [tally(50), tally(70)],
    pairs: [pair],
  })
  if (!plot || !lengths) throw new Error('nothing was compared')
  expect(rowsOf(plot)).toEqual([
    'hearts=5 | 50.0% |  |  |  | ',
    'hearts=6 | 70.0% | 100 | +20.0% | +7.8% … +31.5% | 0.002',
  ])
  expect(plot.html).toContain('class="span good"')
  expect(rowsOf(lengths)[0]).toBe('hearts=6 | +2.0 ± 0.4 | 0.0 ± 0.0 | 0.0 ± 0.0')
})
