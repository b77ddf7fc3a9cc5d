import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, given, lay, placeIn, rolls, sceneAt } from '../given.ts'
import { onedeckKit } from '../index.ts'

const FOUR = ['warrior', 'rogue', 'mage', 'archer']
const game = onedeckKit.make(standard)
const CARDS = standard.first.encounters.length * 2
const card = (name: string) => `card card=${cardId('first', name)}`
const room = (first: string, second: string, more: Parameters<typeof given>[0] = {}) =>
  given({ heroes: FOUR, dungeon: 'yeti', open: [[first, second]], ...more }).play('enter door=0', 'face')

test('O-90 two decks are shuffled together, two tokens, four different heroes', () => {
  const parsed = game.parseOptions({ heroes: FOUR, dungeon: 'yeti' })
  const state = parsed.ok ? game.setup(parsed.value) : null
  expect(state).toMatchObject({ tokens: 2 })
  expect(state?.unseen).toHaveLength(CARDS * 2)
  expect(state && game.outcomes(state)?.[0]?.p).toBeCloseTo(1 / CARDS)
})

test('O-91 a closed door is two cards; a single last card is discarded instead', () => {
  const table = given({ heroes: FOUR, dungeon: 'yeti', deck: 5 }).play('explore')
  expect(table.state.doors).toHaveLength(2)
  expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 1 })
  const [key = ''] = table.keys()
  table.play(key)
  expect(table.state).toMatchObject({ stairs: 0 })
  expect(table.keys()).toEqual(['descend', 'stay'])
})

test('O-31 O-92 both cards are turned up, the heroes split into pairs, each faces one card with all dungeon boxes', () => {
  const table = given({ heroes: FOUR, dungeon: 'yeti', closed: 1 }).play(
    'enter door=0',
    card('Ogre'),
    card('Goblin'),
  )
  expect(table.keys()).toEqual(['face', 'flee'])
  table.play('face')
  expect(table.offers('split')).toHaveLength(12)
  table.play('split a=1 b=3 first=0')
  expect(table.state.fight).toMatchObject({ pair: [1, 3] })
  expect(table.state.fight?.sums).toHaveLength(5 + 2)
  expect(table.state.stack).toContainEqual({
    kind: 'encounter',
    card: placeIn('first', 'Ogre'),
    pair: [0, 2],
  })
})

test('O-92 O-93 the second encounter follows with the dice cleared; loot only after both', () => {
  const table = room('Cave-in', 'Locked Door', { damage: [-9, -9, -9, -9] })
  table.play(
    'split a=0 b=1 first=0',
    'choose way=1',
    'feat dice=0 hero=1',
    ...rolls(1, 1, 1, 1),
    'done hero=0',
  )
  while (table.state.fight?.pair[0] !== 2) {
    const [key = ''] = table.keys()
    table.play(key)
  }
  expect(table.state.supply.slice(0, 3)).toEqual([8, 8, 8])
  expect(table.state.spoils).toHaveLength(1)
  table.play('choose way=1', 'feat dice=0 hero=3', ...rolls(1), 'done hero=2')
  while (table.state.stack.at(-1)?.kind !== 'loot') {
    const [key = ''] = table.keys()
    table.play(key)
  }
  expect(table.state.spoils).toHaveLength(2)
  expect(table.offers('item').filter(key => key.includes('hero=3'))).toHaveLength(2)
})

test('O-94 the boss has double health; one pair fights and strikes, then the other; new pairs each round', () => {
  const table = given({
    heroes: FOUR,
    dungeon: 'dragon',
    floor: 3,
    deck: 0,
    damage: [-99, -99, -99, -99],
  }).play('descend')
  expect(game.view(table.state, 0)).toMatchObject({ boss: { health: 12 } })
  expect(table.offers('split')).toHaveLength(6)
  table.play('split a=0 b=3 first=0')
  expect(table.state.fight?.pair).toEqual([0, 3])
  table.play(...rolls(6, 6, 6, 6, 6, 6, 6, 6), 'done hero=0', 'suffer hero=0')
  expect(table.state.fight?.pair).toEqual([1, 2])
  table.play(...rolls(1, 1, 1, 1, 1, 1, 1, 1), 'done hero=1', 'suffer hero=1')
  expect(table.state.stack.at(-1)?.kind).toBe('bossSplit')
})

test('O-94 no second fight when the boss is dead', () => {
  const table = given({
    heroes: FOUR,
    dungeon: 'lich',
    more: { boss: 9 },
    fight: { dice: ['S3 S3', ''], pair: [0, 1] },
  })
  table.state.stack = [{ kind: 'round' }, { kind: 'bossFight', pair: [2, 3] }, { kind: 'fight' }]
  for (const hero of table.state.party) hero.damage = -20
  table.play(lay('S3', 0), lay('S3', 0), 'done hero=0')
  expect(table.state.ending).toBe('victory')
})

test('O-95 O-215 every sixth token hurts two different heroes of choice', () => {
  const table = given({ heroes: FOUR, deck: 0, more: { stairs: 3 } }).play('stay')
  expect(table.offers('suffer')).toHaveLength(4)
  table.play('suffer hero=2')
  expect(table.offers('suffer')).toEqual(['suffer hero=0', 'suffer hero=1', 'suffer hero=3'])
  table.play('suffer hero=0')
  expect(table.state.party.map(hero => hero.damage)).toEqual([1, 0, 1, 0])
  expect(table.state.stairs).toBe(1)
})

test('O-96 O-215 level-ups cost double and bring two tokens: 14 in the first printing', () => {
  const xp = ['Ogre', 'Ogre 2', 'Phantom', 'Goblin']
  const table = given({ heroes: FOUR, dungeon: 'yeti', xp, stack: [{ kind: 'landing' }, { kind: 'loot' }] })
  expect(game.view(table.state, 0)).toMatchObject({ level: { cost: 14 } })
  table.play('level')
  expect(table.state).toMatchObject({ level: 2, tokens: 4 })
})

test('O-97 fleeing leaves both cards as one open door', () => {
  const table = given({ heroes: FOUR, dungeon: 'yeti', closed: 1 }).play(
    'enter door=0',
    card('Ogre'),
    card('Goblin'),
    'flee',
  )
  expect(table.state.doors).toEqual([
    { open: true, cards: [placeIn('first', 'Goblin'), placeIn('first', 'Ogre')] },
  ])
})

describe('O-215', () => {
  test('Flames choose within the pair, and each pair gets the full bonus', () => {
    const table = room('Fire Elemental', 'Ogre', { level: 2 }).play('split a=1 b=2 first=0')
    expect(table.offers('suffer')).toEqual(['suffer hero=1', 'suffer hero=2'])
    table.play('suffer hero=1')
    expect(table.offers('bonus')).toEqual(['bonus hero=1', 'bonus hero=2'])
  })

  test('Swarm counts doors, not cards', () => {
    const table = given({
      heroes: FOUR,
      dungeon: 'hydra',
      open: [
        ['Goblin', 'Ogre'],
        ['Bandit', 'Shadow'],
      ],
    })
    table.play('enter door=0', 'face', 'split a=0 b=2 first=0')
    const view = sceneAt(table.state)
    expect(view).toMatchObject({ fight: { challenge: { boxes: [{ need: 8 }, {}, {}, {}, {}, {}] } } })
  })

  test('O-71 first printing: Invisibility takes a token for each card, both or none', () => {
    const door = { heroes: FOUR, open: [['Fire Elemental', 'Ogre']], potions: ['Skeleton'] }
    expect(
      given({ ...door, tokens: 1 })
        .play('enter door=0')
        .keys(),
    ).toEqual(['face', 'flee'])
    const table = given({ ...door, tokens: 3 }).play('enter door=0')
    expect(table.keys()).toEqual(['face', 'flee', 'vanish'])
    table.play('vanish')
    expect(table.state).toMatchObject({ tokens: 1, doors: [], fight: null })
    expect(table.state.spoils).toHaveLength(2)
    expect(table.events.filter(event => event.kind === 'vanished')).toHaveLength(2)
  })

  test('O-71 revised printing: Invisibility skips one of the two', () => {
    const table = given({
      heroes: FOUR,
      edition: 'revised',
      dungeon: 'yeti',
      potions: ['Skeleton'],
      open: [['Fire Elemental', 'Ogre']],
    }).play('enter door=0', 'split a=0 b=1 first=0')
    expect(table.keys()).toEqual(['encounter', 'vanish'])
    table.play('vanish')
    expect(table.state.spoils).toHaveLength(1)
    while (table.state.stack.at(-1)?.kind === 'time') table.play(table.keys()[0] ?? '')
    expect(table.keys()).toEqual(['encounter', 'vanish'])
  })

  test('heroes elsewhere may drink, and only pair members place dice', () => {
    const table = given({
      heroes: FOUR,
      seats: 4,
      damage: [1, 0, 0, 0],
      fight: { card: 'Ogre', dice: ['A4', 'M4'], pair: [1, 2] },
    })
    expect(game.actor(table.state)).toEqual({ kind: 'seats', seats: [1, 2, 0, 3] })
    expect(table.keys(3)).toEqual(['heal hero=0'])
    expect(table.offers('lay', 0)).toEqual([])
  })
})

describe('O-201 in an encounter of four persons only the pair decides', () => {
  const seated = { heroes: FOUR, seats: 4, dungeon: 'yeti' } as const
  const seats = (...inside: number[]) => ({ kind: 'seats', seats: inside })

  test('which dice are converted, and who gets the heroic one', () => {
    const table = given({ ...seated, fight: { card: 'Ogre', dice: ['A4 A5', 'M4 M5'], pair: [1, 2] } })
    table.play('convert')
    expect(game.actor(table.state)).toEqual(seats(1, 2))
    expect([table.keys(0), table.keys(3)]).toEqual([[], []])
    table.play('pick die=A4 hero=1', 'pick die=M4 hero=2')
    expect(game.actor(table.state)).toEqual(seats(1, 2))
    expect(table.keys(2)).toEqual(['give hero=1', 'give hero=2'])
  })

  test('who rolls the bonus die, who claims first and who takes the odd damage', () => {
    const bonus = given({ ...seated, level: 2, meet: 'Ogre' })
    expect(bonus.offers('bonus')).toHaveLength(2)
    expect(game.actor(bonus.state)).toEqual(seats(0, 1))
    const claim = given({ ...seated, meet: 'Ogre', more: { supply: [1, 1, 1, 6] } })
    expect(claim.offers('claim')).toHaveLength(2)
    expect(game.actor(claim.state)).toEqual(seats(0, 1))
    const fight = { card: 'Cave-in', way: 0, dice: ['', ''], pair: [1, 3] }
    const odd = given({ ...seated, dungeon: 'dragon', damage: [1, 0, 0, 0], fight })
    odd.play('done hero=1', 'done hero=3')
    expect(odd.offers('suffer')).toEqual(['suffer hero=1', 'suffer hero=3'])
    expect(game.actor(odd.state)).toEqual(seats(1, 3))
    expect(odd.keys(0)).toEqual([])
  })

  test('while Flames and the choice of a way stay with the whole party', () => {
    const flames = given({ ...seated, meet: 'Fire Elemental' })
    expect(game.actor(flames.state)).toEqual(seats(0, 1, 2, 3))
    const way = given({ ...seated, meet: 'Boulder' })
    expect(game.actor(way.state)).toEqual(seats(0, 1, 2, 3))
  })

  test('a table waits for the pair alone', () => {
    const table = given({ ...seated, fight: { card: 'Ogre', dice: ['A4 A5', 'M4'], pair: [1, 2] } })
    table.play('convert')
    expect(onedeckKit.reader(onedeckKit.packs.standard).undecided?.(game.view(table.state, null))).toEqual([
      1, 2,
    ])
  })
})
