import { describe, expect, test } from 'vitest'
import { type Box, common, isCut, isEmpty, sidesBeyond, spreadOver } from './web/eyes/box.ts'
import { despite, isKnown } from './web/eyes/gaps.ts'
import { faultsIn } from './web/eyes/judge.ts'
import { screensFor, seventhFrom } from './web/eyes/seventh.ts'
import type { Control, Scroller, Sight, Thing } from './web/eyes/sight.ts'
import { OTHERS, USUAL } from './web/eyes/sizes.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const WINDOW = box(0, 0, 400, 300)
const NOWHERE = box(0, 0, 0, 0)

const text = (over: Partial<Thing> = {}): Thing => ({
  name: '.line "Three hearts"',
  words: 'Three hearts',
  box: box(10, 10, 100, 20),
  shown: box(10, 10, 100, 20),
  under: [],
  isAside: false,
  scrollers: [],
  control: null,
  ...over,
})

const control = (over: Partial<Control> = {}): Control => ({
  isMove: true,
  isFree: true,
  target: 44,
  lies: [],
  opens: [],
  ...over,
})

const FIGHT: Thing = text({ name: '.button "Fight"', words: 'Fight', control: control() })
const HIDDEN: Thing = { ...FIGHT, box: NOWHERE, shown: NOWHERE, control: control({ isFree: false }) }

const faults = (things: readonly Thing[], scrollers: readonly Scroller[] = [], isTouch = true) =>
  faultsIn({ window: WINDOW, board: null, scrollers, things } satisfies Sight, isTouch)

describe('boxes', () => {
  test('share what both have, and nothing where they lie apart', () => {
    expect(common(box(0, 0, 10, 10), box(5, 6, 10, 10))).toEqual(box(5, 6, 5, 4))
    expect(isEmpty(common(box(0, 0, 10, 10), box(20, 0, 10, 10)))).toBe(true)
  })

  test('are looked at inside, never at the very edge', () => {
    expect(spreadOver(box(0, 100, 40, 20), 2, 2)).toEqual([
      { x: 10, y: 105 },
      { x: 30, y: 105 },
      { x: 10, y: 115 },
      { x: 30, y: 115 },
    ])
  })

  test('lie beyond the sides that they stick out of', () => {
    expect(sidesBeyond(box(-20, 290, 50, 50), WINDOW)).toEqual(['left', 'below'])
    expect(sidesBeyond(box(0, 0, 400, 300), WINDOW)).toEqual([])
  })

  test.each<[what: string, of: Box, cut: boolean]>([
    ['half outside is cut', box(10, 280, 100, 40), true],
    ['wholly outside is not seen to go on', box(10, 310, 100, 40), false],
    ['outside by a hair is not seen to go on', box(10, 270, 100, 32), false],
    ['with a hair left is not seen', box(10, 297, 100, 40), false],
  ])('a box that is %s', (_what, of, cut) => {
    expect(isCut(of, WINDOW, 'below')).toBe(cut)
  })
})

describe('what is seen', () => {
  test('is right when nothing is wrong', () => {
    expect(faults([FIGHT, text()])).toEqual([])
  })

  test('must not be covered', () => {
    expect(faults([text({ under: ['.rail "Log"'] })])).toEqual(['.rail "Log" covers .line "Three hearts"'])
  })

  test('is large enough for a finger, where fingers press', () => {
    const small = { ...FIGHT, control: control({ target: 27.6 }) }
    expect(faults([small])).toEqual(['.button "Fight" is a target of 28 px'])
    expect(faults([small], [], false)).toEqual([])
  })

  test('is measured as a target only where all of it is there', () => {
    const cut = { ...FIGHT, shown: box(10, 10, 60, 20), control: control({ target: 20 }) }
    expect(faults([cut])).toEqual([])
    const aside = { ...FIGHT, isAside: true, control: control({ target: 20 }) }
    expect(faults([aside])).toEqual([])
  })
})

describe('the board', () => {
  const low = (height: number, board: number) =>
    faultsIn(
      { window: box(0, 0, 800, height), board: box(0, 0, 500, board), scrollers: [], things: [] },
      true,
    )

  test('has most of a low screen', () => {
    expect(low(390, 234)).toEqual([])
    expect(low(390, 200)).toEqual(['the board has 51 % of the height'])
    expect(low(844, 200)).toEqual([])
  })
})

describe('a move', () => {
  const OUT = ['.button "Fight" is out of sight, and nothing in sight leads to it']

  test('is in sight', () => {
    expect(faults([HIDDEN])).toEqual(OUT)
    expect(faults([{ ...FIGHT, shown: box(10, 10, 40, 20) }])).toEqual(OUT)
    expect(faults([{ ...FIGHT, control: control({ isFree: false }) }])).toEqual(OUT)
  })

  test('or stands there once more, where it may say more', () => {
    expect(faults([HIDDEN, { ...FIGHT, words: 'Fight 67 %' }])).toEqual([])
    expect(faults([HIDDEN, { ...FIGHT, words: 'Flee' }])).toEqual(OUT)
  })

  test('or behind something that is in sight and leads to it', () => {
    const drawer = { ...FIGHT, words: 'Hand', control: control({ isMove: false, opens: [0] }) }
    const inDrawer = { ...HIDDEN, control: control({ isFree: false, lies: [0] }) }
    expect(faults([inDrawer, drawer])).toEqual([])
    expect(faults([inDrawer, { ...drawer, shown: NOWHERE }])).toEqual(OUT)
    expect(faults([{ ...inDrawer, control: control({ isFree: false, lies: [1] }) }, drawer])).toEqual(OUT)
  })

  const LIST: Scroller = { name: '.list', box: box(0, 0, 200, 100), shown: box(0, 0, 200, 100), says: false }
  const BELOW: Thing = {
    ...FIGHT,
    box: box(10, 120, 100, 40),
    shown: NOWHERE,
    scrollers: [0],
    control: control({ isFree: false }),
  }

  test('or in a list that shows that it goes on', () => {
    const cutRow = text({ box: box(10, 90, 100, 20), shown: box(10, 90, 100, 10), scrollers: [0] })
    expect(faults([BELOW, cutRow], [LIST])).toEqual([])
    expect(faults([BELOW, text({ scrollers: [0] })], [LIST])).toEqual(OUT)
    expect(faults([BELOW], [{ ...LIST, says: true }])).toEqual([])
  })

  test('but not in one that is out of sight itself', () => {
    expect(faults([BELOW], [{ ...LIST, says: true, shown: box(0, 0, 200, 12) }])).toEqual(OUT)
  })
})

describe('the seventh that is looked at on every screen', () => {
  test('changes with the commit, and can be named to see it again', () => {
    expect(seventhFrom('', () => '0000000a11')).toBe(3)
    expect(seventhFrom('', () => '0000000b11')).toBe(4)
    expect(seventhFrom('5', () => '0000000b11')).toBe(5)
    expect(seventhFrom('all', () => '0000000b11')).toBe(null)
    expect(() => seventhFrom('most', () => '')).toThrow('UNDERCROFT_SEVENTH')
  })

  test('is a seventh: seven in a row are all', () => {
    const everywhere = Array.from({ length: 7 }, (_, seventh) => screensFor(10, seventh).length)
    expect(everywhere.toSorted((a, b) => a - b)).toEqual([
      ...Array(6).fill(USUAL.length),
      USUAL.length + OTHERS.length,
    ])
    expect(screensFor(10, null)).toHaveLength(USUAL.length + OTHERS.length)
  })
})

describe('known gaps', () => {
  test('say nothing while they are there, and are struck off when they are closed', () => {
    expect(despite(false, ['a covers b'])).toEqual(['a covers b'])
    expect(despite(true, ['a covers b'])).toEqual([])
    expect(despite(true, [])).toEqual([expect.stringContaining('strike it off')])
  })

  test('are named by game, screen and moment', () => {
    const gaps = { tin: { '320 x 640': ['the start'] } }
    expect(isKnown(gaps, 'tin', '320 x 640', 'the start')).toBe(true)
    expect(isKnown(gaps, 'tin', '390 x 844', 'the start')).toBe(false)
  })
})
