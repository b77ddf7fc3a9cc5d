import { describe, expect, test } from 'vitest'
import { check } from '../content/check.ts'
import { standard } from '../content/standard.ts'
import { content, game, given, sceneOf, spaceAt } from '../given.ts'
import type { Options } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { parseOptions } from './options.ts'

function options(input: object): Options {
  const parsed = parseOptions(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}
const begin = (input: object) => sceneOf(game.setup(options(input)))

describe('set-up', () => {
  test('D-01 the highest goes first and chooses first, then to the left; no hero twice', () => {
    const g = begin({ players: 3 }).does('dice 1 1', 'dice 6 5', 'dice 3 3')
    expect(g.state.first).toBe(1)
    expect(g.offers('hero')).toHaveLength(8)
    g.does('hero Tomas')
    expect(g.state.turn).toBe(2)
    expect(g.offers('hero')).toHaveLength(7)
    g.does('hero Ada')
    expect(g.state.turn).toBe(0)
    g.does('hero Pip')
    expect(g.state.turn).toBe(1)
    expect(g.due).toBe('move')
  })

  test('D-120 only those tied for the highest roll again', () => {
    const g = begin({ players: 3 }).does('dice 6 6', 'dice 1 1', 'dice 6 6')
    expect(g.state.turn).toBe(0)
    g.does('dice 1 1')
    expect(g.state.turn).toBe(2)
    g.does('dice 1 2')
    expect(g.state.first).toBe(2)
  })

  test('D-120 after a tie what was rolled stays in view until the next roll, tie after tie', () => {
    const rolls = () => viewOf(content, g.state, null).rolls
    const g = begin({ players: 4 }).does('dice 6 6', 'dice 1 1', 'dice 6 6', 'dice 6 6')
    expect(rolls()).toEqual([12, 2, 12, 12])
    g.does('dice 2 2')
    expect(rolls()).toEqual([4, -1, 0, 0])
    g.does('dice 1 1', 'dice 2 2')
    expect(rolls()).toEqual([4, -1, 2, 4])
    expect(g.state.turn).toBe(0)
    g.does('dice 1 1')
    expect(rolls()).toEqual([2, -1, -1, 0])
    expect(g.does('dice 1 2').state.first).toBe(3)
  })

  test('D-120 no roll with one player', () => {
    expect(begin({ players: 1 }).due).toBe('choose')
  })

  test('D-02 all heroes start in the Great Hall', () => {
    const g = begin({ players: 1 }).does('hero Pip')
    expect(g.state.heroes[0]?.at).toBe(spaceAt('great-hall'))
  })

  test('D-03 one pile of monsters and one of treasures for each level', () => {
    const { state } = begin({ players: 1 })
    const size = (kinds: readonly number[] | undefined, pile: readonly number[]) =>
      (kinds ?? []).reduce((sum, card) => sum + (pile[card] ?? 0), 0)
    expect([1, 2, 3, 4, 5, 6].map(level => size(content.monstersOf[level], state.monsterPile))).toEqual([
      9, 8, 11, 12, 12, 9,
    ])
    expect([1, 2, 3, 4, 5, 6].map(level => size(content.treasuresOf[level], state.treasurePile))).toEqual([
      9, 9, 16, 18, 16, 12,
    ])
  })

  test('D-04 a Wizard rolls a die and adds 6, then chooses freely', () => {
    const g = begin({ players: 1 }).does('hero Corin', 'die 2')
    for (let count = 0; count < 8; count++) g.does('learn fireball')
    expect(g.state.heroes[0]).toMatchObject({ book: 8, spells: [8, 0, 0] })
    expect(g.due).toBe('move')
  })

  test('D-04 only as long as cards are left in that pile', () => {
    const g = begin({ players: 1 }).does('hero Corin', 'die 6')
    for (let count = 0; count < 8; count++) g.does('learn fireball')
    expect(g.offers('learn')).toEqual(['learn spell=lightning', 'learn spell=teleport'])
  })

  test('D-107 two Wizards: both roll first, then pick by turns; who is full drops out', () => {
    const g = begin({ players: 2 }).does('dice 1 1', 'dice 6 6', 'hero Corin', 'hero Ilse', 'die 1', 'die 3')
    const order: number[] = []
    while (g.due === 'learn') {
      order.push(g.state.turn)
      g.does(g.may('learn fireball') ? 'learn fireball' : 'learn lightning')
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0])
  })

  test('D-05 what each class needs', () => {
    expect(standard.goals).toEqual({ rogue: 10_000, cleric: 10_000, fighter: 20_000, wizard: 30_000 })
  })
})

describe('options', () => {
  test('D-81 D-121 defaults are filled', () => {
    expect(options({})).toEqual({
      players: 2,
      mode: 'race',
      'hunt.level': 1,
      'timed.minutes': 30,
      turnLimit: null,
    })
    expect(options({ mode: 'hunted' }).players).toBe(1)
  })

  test('D-121 there is no limit unless one is asked for, and a limit given is kept', () => {
    expect(options({ turnLimit: 500 }).turnLimit).toBe(500)
    expect(options({ turnLimit: null }).turnLimit).toBeNull()
    const bad = parseOptions({ turnLimit: 0 })
    expect(bad.ok ? '' : bad.refusal.reason).toMatch(/turnLimit/)
  })

  test('D-80 a bad value gives a sentence that names it', () => {
    for (const [input, words] of [
      [{ players: 9 }, /players/],
      [{ mode: 'duel' }, /mode/],
      [{ mode: 'hunt', players: 3 }, /hunt is for one player/],
      [{ 'hunt.level': 7 }, /hunt.level/],
      [{ colour: 'red' }, /colour/],
    ] as const) {
      const parsed = parseOptions(input)
      expect(parsed.ok ? '' : parsed.refusal.reason).toMatch(words)
    }
  })
})

describe('content packs', () => {
  const faultOf = (pack: unknown) => {
    const checked = check(pack)
    return checked.ok ? '' : checked.refusal.reason
  }
  const { board } = standard

  test('D-03 the standard content passes its own check', () => {
    expect(faultOf(JSON.parse(JSON.stringify(standard)))).toBe('')
    expect(standard.monsters.reduce((sum, card) => sum + card.copies, 0)).toBe(61)
    expect(standard.treasures.reduce((sum, card) => sum + card.copies, 0)).toBe(80)
    expect(Object.values(standard.spells).reduce((sum, count) => sum + count, 0)).toBe(24)
  })

  test.each([
    ['a shape that is wrong', { ...standard, spells: { fireball: -1 } }, /spells/],
    [
      'no Great Hall',
      { ...standard, board: { ...board, spaces: board.spaces.slice(1) } },
      /one Great Hall, not 0/,
    ],
    [
      'a space that cannot be reached',
      {
        ...standard,
        board: {
          ...board,
          openings: board.openings.filter(way => way.b !== 'room-1-1' && way.a !== 'room-1-1'),
        },
      },
      /room-1-1 cannot be reached/,
    ],
    [
      'an opening that is not on the wall',
      {
        ...standard,
        board: {
          ...board,
          openings: [{ a: 'c-1', b: 'room-6-1', kind: 'door', wall: [0, 0, 0, 1] }, ...board.openings],
        },
      },
      /not on a wall that both share/,
    ],
    [
      'two spaces on one cell',
      {
        ...standard,
        board: {
          ...board,
          spaces: [...board.spaces, { id: 'x', kind: 'corridor', level: 1, cells: [18, 15, 1, 1] }],
        },
      },
      /c-1 and x share the cell 18,15/,
    ],
    [
      'a level without monsters',
      { ...standard, monsters: standard.monsters.filter(card => card.level !== 3) },
      /Level 3 has no monster/,
    ],
    [
      'a level without treasure',
      { ...standard, treasures: standard.treasures.filter(card => card.level !== 5) },
      /Level 5 has no treasure/,
    ],
    [
      'a monster without rolls',
      { ...standard, monsters: [...standard.monsters, { id: 'ghost', name: 'Ghost', level: 1, copies: 1 }] },
      /Ghost of level 1 must have either six rolls or a trap/,
    ],
    [
      'a sword without its table',
      {
        ...standard,
        treasures: [
          ...standard.treasures,
          { id: 'blade', name: 'Blade', level: 1, value: 1, copies: 1, power: 'magic sword' },
        ],
      },
      /Blade of level 1/,
    ],
    [
      'too few heroes',
      { ...standard, heroes: standard.heroes.slice(0, 7) },
      /There are 7 heroes; 8 are needed/,
    ],
    [
      'a card listed twice',
      { ...standard, monsters: [...standard.monsters, ...standard.monsters.slice(0, 1)] },
      /Goblin of level 1 is listed twice/,
    ],
    [
      'an id that stands for two cards',
      { ...standard, monsters: standard.monsters.map(card => ({ ...card, id: 'orc' })) },
      /The id orc stands for two entries/,
    ],
    [
      'a card without an id',
      { ...standard, monsters: standard.monsters.map(({ id: _id, ...card }) => card) },
      /monsters\.0\.id/,
    ],
    [
      'an id that is none',
      { ...standard, monsters: standard.monsters.map(card => ({ ...card, id: card.name })) },
      /monsters\.0\.id: expected an id of small letters and digits/,
    ],
  ])('D-03 a pack with %s is refused with a sentence', (_, pack, words) => {
    expect(faultOf(pack)).toMatch(words)
  })
})

describe('the end', () => {
  test('D-70 a turn that ends in the Great Hall with enough wins', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'c-1', goods: ['Huge Diamond@6'] }, { class: 'cleric' }],
    })
    g.does('step great-hall')
    expect(g.state.outcome).toBeNull()
    g.does('stop')
    expect(game.result(g.state)).toEqual({ winners: [0], reason: 'home', scores: [10_000, 0] })
  })

  test('D-70 not with too little, nor anywhere else', () => {
    const heroes = [{ class: 'fighter', at: 'c-1', goods: ['Huge Diamond@6'] }, { class: 'cleric' }] as const
    expect(given({ heroes }).does('step great-hall', 'stop').state.outcome).toBeNull()
    const rogue = [{ class: 'rogue', at: 'c-1', goods: ['Huge Diamond@6'] }, { class: 'cleric' }] as const
    expect(given({ heroes: rogue }).does('stop').state.outcome).toBeNull()
  })

  test('D-111 also after a serious wound with enough left, with face-up treasures counted', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'room-1-1', goods: ['Huge Diamond@6', 'Silver Ring@3'] },
        { class: 'cleric' },
      ],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 5 6', 'drop Silver Ring@3')
    expect(game.result(g.state)?.winners).toEqual([0])
    const shown = given({
      heroes: [{ class: 'rogue', goods: ['Crystal Ball@6', 'Huge Ruby@6'] }, { class: 'cleric' }],
    }).does('stop')
    expect(game.result(shown.state)?.winners).toEqual([0])
  })

  test('D-111 also on a lost turn', () => {
    const g = given({
      heroes: [{ class: 'cleric' }, { class: 'rogue', lost: 1, goods: ['Huge Diamond@6'] }],
    }).does('stop')
    expect(game.result(g.state)?.winners).toEqual([1])
  })

  test('D-121 at the turn limit the largest share of the own goal wins', () => {
    const g = given({
      heroes: [
        { class: 'wizard', at: 'c-1', goods: ['Huge Diamond@6'] },
        { class: 'rogue', at: 'c-2', goods: ['Gold Necklace@6'] },
      ],
      turnLimit: 1,
    }).does('stop', 'stop')
    expect(game.result(g.state)).toEqual({ winners: [1], reason: 'limit', scores: [10_000, 9000] })
  })

  test('D-121 without a limit no round is the last', () => {
    const g = given({ heroes: [{ class: 'rogue' }, { class: 'cleric' }], round: 100_000 }).does(
      'stop',
      'stop',
    )
    expect(game.result(g.state)).toBeNull()
    expect(g.state.round).toBe(100_001)
  })
})
