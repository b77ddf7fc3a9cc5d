/** The end of a delve, and written down by hand all that the laboratory counts of it. */
import { describe, expect, test } from 'vitest'
import { newTally } from '../../../sim/lab/tally.ts'
import { talliedOf } from '../../../testing/tallied.ts'
import { standard } from '../content/standard.ts'
import { cardId, given, placeIn, rolls, type Situation } from '../given.ts'
import { watch } from './index.ts'

const boulder = cardId('first', 'Boulder')

// On the third floor a warrior runs past a boulder: three dice of agility show 1 and fill nothing, so that it costs all 5
// hearts of the peril. She keeps its card as an item in place of an ogre, pays 3 + 4 = 7 for the second level, goes down
// to the dragon with 4 dice of strength, 3 of agility, 2 of magic and a heroic one, rolls ones, takes all 11 and perishes.
const delve = [
  ['enter door=0', 'face', 'choose way=1', ...rolls(1, 1, 1), 'done hero=0'],
  [`item card=${boulder} hero=0 over=${cardId('first', 'Ogre')}`],
  ['level', 'spend xp=3', 'spend xp=4', 'enough', 'descend'],
  [...rolls(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 'done hero=0', 'perish'],
].flat()

/** A die that showed nothing else. */
const ones = (count: number) => ({ 1: count, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 })

test('a delve is counted: what was met and taken, the level, the floor, and to what the party fell', () => {
  const table = given({
    floor: 3,
    deck: 0,
    open: [['Boulder']],
    tokens: 0,
    damage: [1],
    items: [['Ogre', 'Skeleton']],
    xp: ['Ogre 2', 'Bandit', 'Bandit 2', 'Goblin'],
  })
  const { tally, rounds } = talliedOf(table, standard, watch, () => table.play(...delve), [false])
  const [once, rate] = [
    { of: 1, won: 0, times: 1 },
    { of: 1, won: 0 },
  ]
  expect(rounds).toBe(0)
  expect(tally).toEqual({
    ...newTally(),
    traits: { hero: { warrior: rate }, party: { 1: rate } },
    things: { peril: { boulder: once }, item: { [boulder]: once }, level: { 2: once } },
    dangers: {
      peril: { boulder: { games: 1, met: 1, lost: 5, fell: 0, metMet: 1, metLost: 5, lostLost: 25 } },
      boss: { dragon: { games: 1, met: 1, lost: 11, fell: 1, metMet: 1, metLost: 11, lostLost: 121 } },
    },
    deaths: { dragon: { boss: 1 } },
    // The boss waits below the third floor.
    ends: { floor: { 4: { of: 1, fell: 1 } } },
    dice: { S: ones(4), A: ones(3 + 3), M: ones(2), H: ones(1) },
  })
})

test('a foe is met where it is faced, not where one flees; a skill is learnt, and a second foe is the last', () => {
  // A turn takes two of the deck's cards, and so does a fight. All ones fill nothing: the goblin
  // costs 1 + 1 + 2 hearts of 6, the skeleton 1 + 1, and the first floor of this dungeon 1 more each time.
  const table = given({ floor: 1, open: [['Boulder'], ['Goblin'], ['Skeleton']], tokens: 0, deck: 20 })
  const timePasses = () => {
    for (let cards = 0; cards < 2; cards++) table.play(table.offers('card')[0] ?? '')
  }
  const fight = () => {
    table.play('enter door=1', 'face')
    // Hurt as she is, the warrior could take dice for a feat.
    table.play(...table.offers('feat').slice(0, 1))
    while (table.offers('die').length > 0) table.play('die value=1')
    table.play('done hero=0')
  }
  const play = () => {
    table.play('enter door=0', 'flee')
    timePasses()
    fight()
    timePasses()
    table.play(`skill card=${cardId('first', 'Goblin')} hero=0 over=null`)
    timePasses()
    fight()
  }
  const { tally, rounds } = talliedOf(table, standard, watch, play, [false])
  const once = { of: 1, won: 0, times: 1 }
  expect(rounds).toBe(2)
  expect(tally).toMatchObject({
    things: { foe: { goblin: once, skeleton: once }, skill: { shimmerblast: once } },
    dangers: { foe: { goblin: { met: 1, lost: 5, fell: 0 }, skeleton: { met: 1, lost: 3, fell: 1 } } },
    deaths: { skeleton: { 'floor-1': 1 } },
    ends: { floor: { 1: { of: 1, fell: 1 } } },
  })
  expect(tally.things['peril']).toBeUndefined()
})

test('a potion is one when its card is laid with the others, and a party that wins has had it', () => {
  const skeleton = cardId('first', 'Skeleton')
  const loot = given({ stack: [{ kind: 'landing' }], deck: 10 })
  const place = placeIn('first', 'Skeleton')
  loot.state.unseen.splice(loot.state.unseen.indexOf(place), 1)
  Object.assign(loot.state, { spoils: [place], stack: [{ kind: 'landing' }, { kind: 'loot' }] })
  const { tally } = talliedOf(loot, standard, watch, () => loot.play(`potion card=${skeleton}`), [true])
  expect(tally.things).toEqual({ potion: { invisibility: { of: 1, won: 1, times: 1 } } })
})

test('who falls to the stairs falls to nothing that was met', () => {
  const table = given({ damage: [5], tokens: 0, deck: 0, floor: 2, more: { stairs: 2 } })
  const { tally } = talliedOf(table, standard, watch, () => table.play('stay'), [false])
  expect(tally).toMatchObject({
    deaths: { stairs: { 'floor-2': 1 } },
    ends: { floor: { 2: { of: 1, fell: 1 } } },
  })
  expect(tally.dangers).toEqual({})
})

describe('odds that were shown, against what comes of the dice', () => {
  // A warrior digs out of a cave-in: with 4 dice of strength, one that shows 4 or more for the grey box, and 6 with the
  // other three. Of 1296 rolls 81 show no 4, and in 4 · 3 · 10 only one does and the others add up to 5 at most.
  const unhurt = 1 - (81 + 120) / 1296
  const caveIn = { dungeon: 'yeti', floor: 1, open: [['Cave-in']] }
  // A turn takes 2 of the deck's cards, and so does this way.
  const way = ['card card=bandit-1', 'card card=bandit-2']
  const dig = (situation: Situation, ...keys: string[]) => {
    const table = given({ ...caveIn, ...situation })
    const play = () => table.play('enter door=0', 'face', 'choose way=0', ...way, ...keys)
    return talliedOf(table, standard, watch, play, [false], 0).tally.foretold
  }
  const met = (chance: number, happened: boolean) => ({
    [Math.floor(chance * 20)]: { of: 1, happened: happened ? 1 : 0, millionths: Math.round(chance * 1e6) },
  })

  test('nobody is hurt', () => {
    const laid = ['lay box=1 die=S4 hero=0', 'lay box=0 die=S6 hero=0', 'done hero=0']
    expect(dig({}, ...rolls(6, 4, 1, 1), ...laid)).toEqual({
      unhurt: met(unhurt, true),
      deadly: met(0, false),
    })
  })

  test('somebody is hurt, and falls', () => {
    expect(dig({}, ...rolls(1, 1, 1, 1), 'done hero=0')).toEqual({
      unhurt: met(unhurt, false),
      deadly: met(0, false),
    })
    expect(dig({ damage: [4], tokens: 0 }, ...rolls(1, 1, 1, 1), 'done hero=0')).toEqual({
      unhurt: met(unhurt, false),
      deadly: met(1 - unhurt, true),
    })
  })

  const OPEN = { dungeon: 'dragon', floor: 1, open: [['Goblin'], ['Cave-in']] }
  const counted = (look: number | null, ...keys: string[]) => {
    const table = given(OPEN)
    return talliedOf(table, standard, watch, () => table.play(...keys), [false], look).tally.foretold
  }

  test('are of the choice that is to be looked at, and of none where nobody is to look', () => {
    const goblin = ['enter door=0', 'face']
    expect(Object.keys(counted(1, ...goblin))).toEqual(['unhurt', 'deadly'])
    expect(counted(2, ...goblin)).toEqual({})
    expect(counted(null, ...goblin)).toEqual({})
  })

  test('are of no encounter that was turned away from', () => {
    expect(counted(0, 'enter door=0', 'flee')).toEqual({})
    expect(Object.keys(counted(0, 'enter door=0', 'flee', ...way, 'enter door=0', 'face'))).toEqual([
      'unhurt',
      'deadly',
    ])
  })
})
