import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyKit } from '../../engine/types.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { KITS } from '../../games/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { nimKit } from '../../testing/nim.ts'
import { newPair, newTally, type Tally } from '../lab/tally.ts'
import { largeTally, progressOf, studyOf } from './given.ts'
import { html } from './html.ts'
import { type Given, reportOf } from './page.ts'
import { COLOURS } from './style.ts'

const GIVEN: Given = { language: 'en', command: 'undercroft sim', pictures: () => null, fonts: '' }
const HOSTILE = `"><script>alert('x')</script><img src=x onerror=alert(1)>`

const kitCalled = (id: string): AnyKit => {
  const kit = KITS.find(({ facts }) => facts.id === id)
  if (!kit) throw new Error(`There is no ${id}`)
  return kit
}

describe('text in templates', () => {
  test('is escaped, in attributes too, and what a template made is not escaped again', () => {
    const inside = html`<b title="${`"'&`}">${'<i>'}</b>`
    expect(inside.html).toBe('<b title="&quot;&#39;&amp;">&lt;i&gt;</b>')
    expect(html`<p>${inside}${[inside]}${3}</p>`.html).toBe(`<p>${inside.html}${inside.html}3</p>`)
  })
})

/** A tally with a hostile name wherever there is a name. */
function hostileTally(): Tally {
  const [rates, counts] = [
    { [HOSTILE]: { of: 100, won: 40 }, b: { of: 100, won: 20 } },
    { 1: 50, 2: 50 },
  ]
  const held = { of: 100, won: 50, times: 100 }
  const danger = { games: 50, met: 60, lost: 9, fell: 3, metMet: 80, metLost: 12, lostLost: 20 }
  return {
    ...newTally(),
    games: 200,
    endings: { [HOSTILE]: 200 },
    seats: { 0: { of: 200, won: 90 } },
    bots: rates,
    options: { [HOSTILE]: rates },
    traits: { [HOSTILE]: rates },
    things: { [HOSTILE]: { [HOSTILE]: held, b: { ...held, won: 40 } } },
    dangers: { [HOSTILE]: { [HOSTILE]: danger } },
    trials: { [HOSTILE]: rates },
    rounds: counts,
    deaths: { [HOSTILE]: { [HOSTILE]: 3 } },
    places: { [HOSTILE]: { came: 1, fell: 1 } },
    ends: { [HOSTILE]: { 1: { of: 1, fell: 1 } } },
    dice: { [HOSTILE]: counts },
    foretold: { [HOSTILE]: { 3: { of: 10, happened: 3, millionths: 2e6 } } },
  }
}

describe('hostile names', () => {
  const study = { ...studyOf(nimKit, [HOSTILE, `${HOSTILE}2`]), bots: [HOSTILE] }
  const progress = {
    ...progressOf([hostileTally(), hostileTally()]),
    took: { [HOSTILE]: { decisions: 1, milliseconds: 1 } },
  }
  const pictures = () => `data:image/webp;base64,AA)}</style>${HOSTILE}`

  test.each(['nim', 'dungeon', 'onedeck', 'tin'])('are text and nothing else in a report of %s', id => {
    const kit = id === 'nim' ? nimKit : kitCalled(id)
    const page = reportOf(kit, study, progress, { ...GIVEN, command: HOSTILE, pictures })
    expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|<img|<\/style>[^]*<\/style>/i)
  })

  test('of a content pack too', () => {
    const pack = structuredClone(tinKit.packs.standard)
    const tiles = pack.tiles.map(tile => ({ ...tile, name: '<b onload>' }))
    const tally = { ...newTally(), games: 200, seats: { 0: { of: 200, won: 90 } } }
    const held = { of: 100, won: 50, times: 100 }
    const things = { tile: Object.fromEntries(tiles.slice(0, 3).map(({ id }) => [id, held])) }
    const options = { content: { ...pack, tiles } }
    const page = reportOf(
      kitCalled('tin'),
      studyOf(kitCalled('tin'), [''], options),
      progressOf([{ ...tally, things }]),
      GIVEN,
    )
    expect(page).toContain('&lt;b onload&gt;')
    expect(page).not.toContain('<b onload')
  })
})

describe('the page', () => {
  const { board, monsters, treasures } = dungeonKit.packs.standard
  const ids = { monster: monsters.map(({ id }) => id), treasure: treasures.map(({ id }) => id) }
  const tally = largeTally(
    ids,
    board.spaces.map(({ id }) => id),
  )
  const dungeon = kitCalled('dungeon')
  // As long as those of Dungeon! are on average.
  const picture = `data:image/webp;base64,${'A'.repeat(5400)}`
  const outline = `data:image/webp;base64,${'A'.repeat(2000)}`
  const pictures = (name: string) => (name.startsWith('icon-') ? outline : picture)
  const given: Given = { ...GIVEN, pictures, fonts: 'x'.repeat(65_000) }

  test('of 100,000 games is far below a megabyte', () => {
    const one = reportOf(dungeon, studyOf(dungeon), progressOf([tally]), given)
    expect(one.length).toBeLessThan(500_000)
  })

  test('tells of a longer sweep as many settings in full as a megabyte has room for, and says so', () => {
    const names = Array.from({ length: 9 }, (_, at) => `hearts=${at}`)
    const long = reportOf(dungeon, studyOf(dungeon, names), progressOf(names.map(() => tally)), given)
    expect(long.length).toBeLessThan(1_000_000)
    const told = long.split('class="chapter"').length - 1
    expect(told).toBeGreaterThan(1)
    const [, contents = ''] = /<nav class="contents"(.*?)<\/nav>/s.exec(long) ?? []
    const links = [...contents.matchAll(/href="#([^"]+)">([^<]+)/g)].map(([, id, title]) => [id, title])
    expect(links).toEqual([
      ['compared', 'What the setting changes'],
      ...names.slice(0, told).map((name, at) => [`arm-${at + 1}`, `With ${name}`]),
    ])
    const ids = [...long.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    for (const [, id] of long.matchAll(/href="#([^"]+)"/g))
      expect(ids.filter(one => one === id)).toHaveLength(1)
    expect(long).toContain(`${9 - told} further settings are compared above`)
    const small = { ...newTally(), games: 1, endings: { victory: 1 } }
    const short = reportOf(dungeon, studyOf(dungeon, names), progressOf(names.map(() => small)), given)
    expect(short.split('class="chapter"')).toHaveLength(10)
    expect(short).not.toContain('further settings')
  })

  test('tells what a setting changes for each class, in the words of the game', () => {
    const same = (elf: number) => ({ both: 10, first: 5, other: elf, neither: 20 })
    const classes = { superhero: same(5), wizard: same(65) }
    const arm = { ...newTally(), games: 100, seats: { 0: { of: 100, won: 50 } } }
    const pair = { ...newPair(), games: 100, same: { bot: {}, option: {}, trait: { class: classes } } }
    const page = reportOf(dungeon, studyOf(dungeon, ['a', 'b']), progressOf([arm, arm], [pair]), GIVEN)
    const [, plot = ''] = page.split('<h4>Wins by class at the end</h4>')
    expect(plot.split('</details>')[0]).toMatch(
      /<h5><i class="niche".*?<\/i>Superhero<\/h5>.*<td>b<td>0.0%<td>40<td>.*<td>b<td>0.0%<td>100<td>\+60.0%<td>\+[\d.]+% … \+[\d.]+%<td>/s,
    )
  })

  test('asks for nothing from anywhere', () => {
    const page = reportOf(dungeon, studyOf(dungeon), progressOf([tally]), given)
    expect(page).toContain('default-src &#39;none&#39;')
    expect(page).not.toMatch(/(?:src|href)="(?!#)|url\((?!data:)|@import|https?:/)
  })

  test('has a table behind every plot', () => {
    const page = reportOf(dungeon, studyOf(dungeon), progressOf([tally]), given)
    const count = (tag: string) => page.split(tag).length - 1
    expect(count('<figure')).toBeGreaterThan(15)
    expect(count('<table')).toBe(count('<figure'))
  })

  test('shows how long games are in rounds, decisions and steps, and how wide decisions are', () => {
    const page = reportOf(dungeon, studyOf(dungeon), progressOf([tally]), GIVEN)
    for (const title of ['decisions', 'steps']) expect(page).toContain(`<h4>Games by their ${title}</h4>`)
    expect(page).toContain('<h4>Decisions by how many choices they give</h4>')
    expect(page).toMatch(
      /Half of the decisions give up to \d+; eight of ten give \d+ to \d+; the widest gave 60\./,
    )
  })

  test('tells the command, and how long bots thought however little that is', () => {
    const took = { policy: { decisions: 1000, milliseconds: 40 } }
    const page = reportOf(dungeon, studyOf(dungeon), { ...progressOf([tally]), took }, GIVEN)
    expect(page).toContain('<code>undercroft sim</code>')
    expect(page).toContain('policy thought 0.040 ms about a decision.')
  })

  test('credits outlines where it shows some', () => {
    const credit = 'game-icons.net, CC BY 3.0'
    const drawn = (name: string) => (name.startsWith('icon-') ? outline : null)
    const print = (name: string) => (name.startsWith('icon-') ? null : picture)
    const shown = (shows: Given['pictures']) =>
      reportOf(dungeon, studyOf(dungeon), progressOf([tally]), { ...GIVEN, pictures: shows })
    expect(shown(drawn)).toContain(credit)
    expect(shown(print)).not.toContain(credit)
  })

  test('says at its foot what made it, whose the game is, and what of it is ours', () => {
    const played = { ...progressOf([tally]), build: '0-1-0_abc' }
    const foot = (language: Given['language']) =>
      reportOf(dungeon, studyOf(dungeon), played, { ...given, language }).split('<footer')[1] ?? ''
    const english = foot('en')
    expect(english).toContain('<code>undercroft sim</code>')
    expect(english).toContain('Played by Undercroft 0.1.0, build abc.')
    expect(english).toContain('Dungeon! is by David R. Megarry (')
    expect(english).toContain('This report is unofficial')
    expect(english).toContain(`Reconstructed: ${dungeon.facts.reconstructed}`)
    const german = foot('de')
    expect(german).toContain('Gespielt von Undercroft 0.1.0 (Stand abc).')
    expect(german).toContain('Dieser Bericht ist inoffiziell')
    expect(german).toContain('Rekonstruiert: Wie oft es jede Monsterkarte gibt')
    expect(german).not.toContain(dungeon.facts.reconstructed)
  })

  test('speaks German', () => {
    const page = reportOf(dungeon, studyOf(dungeon), progressOf([tally]), { ...given, language: 'de' })
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Woran man stirbt')
    expect(page).toContain('Schreckensratte')
    expect(page).not.toContain('Show the numbers')
  })

  test('holds for a game that says nothing of its notes, and for a study without games', () => {
    expect(reportOf(nimKit, studyOf(nimKit), progressOf([newTally()]), GIVEN)).toContain('<h1>')
  })
})

test("the colours are the page's", () => {
  const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
  const [dark = '', light = ''] = css.split('[data-theme="light"]')
  const valueIn = (part: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(part)?.[1]
  const found = Object.keys(COLOURS).map(name => [
    name,
    [valueIn(light, name) ?? valueIn(dark, name), valueIn(dark, name)],
  ])
  expect(COLOURS).toEqual(Object.fromEntries(found))
})
