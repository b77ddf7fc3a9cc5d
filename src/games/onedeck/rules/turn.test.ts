import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { letTimePass } from '../every-card/given.ts'
import { cardId, given, placeIn } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS } from '../types.ts'

const start = (situation: Parameters<typeof given>[0] = {}) =>
  given({ stack: [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }], dungeon: 'yeti', ...situation })
const game = onedeckKit.make(standard)
const CARDS = standard.first.encounters.length * 2
const card = (name: string) => `card card=${cardId('first', name)}`

describe('time', () => {
  test('O-10 a turn starts with 2 time; in the Reef 3', () => {
    const table = start()
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 2 })
    expect(start({ dungeon: 'hydra' }).state.stack.at(-1)).toMatchObject({ kind: 'time', left: 3 })
  })

  test('O-10 with four heroes twice as much', () => {
    const heroes = ['warrior', 'rogue', 'mage', 'archer']
    expect(start({ heroes }).state.stack.at(-1)).toMatchObject({ left: 4 })
    expect(start({ heroes, dungeon: 'hydra' }).state.stack.at(-1)).toMatchObject({ left: 6 })
  })

  test('O-11 each time discards the top card face up, every card equally likely', () => {
    const table = start()
    expect(table.keys()).toHaveLength(CARDS)
    table.play(card('Goblin'), card('Ogre'))
    expect(table.state.discard).toEqual([placeIn('first', 'Goblin'), placeIn('first', 'Ogre')])
    expect(table.state.unseen).toHaveLength(CARDS - 2)
    expect(table.keys()).toEqual(['explore'])
  })
})

describe('step 2', () => {
  test('O-12 the party explores or enters a room', () => {
    expect(given({ open: [['Goblin']], closed: 1 }).keys()).toEqual([
      'explore',
      'enter door=0',
      'enter door=1',
    ])
  })

  test('O-13 exploring fills up to four doors, open ones counted', () => {
    const table = given({ open: [['Goblin']], dungeon: 'yeti' }).play('explore')
    expect(table.state.doors.map(door => door.open)).toEqual([true, false, false, false])
    expect(table.state.closed).toBe(3)
  })

  test('O-13 the Maze has three doors', () => {
    expect(given({ dungeon: 'minotaur' }).play('explore').state.doors).toHaveLength(3)
  })

  test('O-13 neither with four doors nor with an empty deck; a short deck places what there is', () => {
    expect(given({ closed: 4 }).keys()).not.toContain('explore')
    expect(given({ closed: 1, deck: 0 }).keys()).not.toContain('explore')
    const table = given({ closed: 1, deck: 2, dungeon: 'yeti' }).play('explore')
    expect(table.state.doors).toHaveLength(3)
    expect(table.keys()).toEqual(['descend', 'stay'])
  })

  test('O-14 a closed door is turned up, then faced or fled from; fleeing leaves it open', () => {
    const table = given({ closed: 2, dungeon: 'yeti' }).play('enter door=1')
    expect(table.keys()).toHaveLength(CARDS)
    table.play(card('Ogre'))
    expect(table.keys()).toEqual(['face', 'flee'])
    table.play('flee')
    expect(table.state.doors[1]).toEqual({ open: true, cards: [placeIn('first', 'Ogre')] })
    expect(table.state.spoils).toEqual([])
    expect(table.state.stack.at(-1)?.kind).toBe('time')
  })

  test('O-14 first printing: an open door may be fled from too and stays open', () => {
    const table = given({ open: [['Ogre']], dungeon: 'yeti' }).play('enter door=0')
    expect(table.keys()).toEqual(['face', 'flee'])
    table.play('flee')
    expect(table.state).toMatchObject({ fight: null, doors: [{ open: true }], spoils: [] })
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 2 })
    const faced = given({ open: [['Ogre']], dungeon: 'yeti' }).play('enter door=0', 'face')
    expect(faced.state).toMatchObject({ fight: { card: placeIn('first', 'Ogre') }, doors: [] })
  })

  test('O-14 revised printing: an open door, once entered, must be faced', () => {
    const table = given({ edition: 'revised', open: [['Ogre']] }).play('enter door=0')
    expect(table.state.fight).not.toBeNull()
    expect(table.state.doors).toEqual([])
  })

  test('O-14 fleeing from an open door a Mage stores a die, a Paladin none', () => {
    const fled = (hero: string) =>
      given({ heroes: [hero], open: [['Ogre']], dungeon: 'yeti' }).play('enter door=0', 'flee').state.party[0]
    expect(fled('mage')?.stored).toBe(1)
    expect(fled('paladin')?.stored).toBe(0)
  })

  test('O-14 O-220 Stealth and Foresight work at an open door as well', () => {
    const rogue = { heroes: ['rogue'], open: [['Ogre']], dungeon: 'yeti', deck: 9 }
    const sheets = [{ talents: ['cunning', 'foresight'] }]
    const table = given({ ...rogue, sheets }).play('enter door=0')
    expect(table.keys()).toEqual(['face', 'flee', 'sneak', 'foresee'])
    expect(table.play('sneak').state).toMatchObject({ doors: [], foresight: 1 })
    expect(table.state.discard).toContain(placeIn('first', 'Ogre'))
    const foreseen = given({ ...rogue, sheets }).play('enter door=0', 'foresee')
    expect(foreseen.state).toMatchObject({ doors: [], foresight: 0 })
    expect(foreseen.state.discard).toContain(placeIn('first', 'Ogre'))
  })

  test('O-14 without a door no room can be entered', () => {
    expect(given().keys()).toEqual(['explore'])
  })

  test('O-15 O-16 with the Stairs showing a turn without step 2 ends with descending or staying', () => {
    const table = given({ deck: 0 })
    expect(table.keys()).toEqual(['descend', 'stay'])
    table.play('stay')
    expect(table.state.stairs).toBe(2)
    expect(table.keys()).toEqual(['descend', 'stay'])
  })
})

describe('the Stairs', () => {
  test('O-86 while they show each time is a token, and every third hurts', () => {
    const table = given({ deck: 0 }).play('stay', 'stay')
    expect(table.state).toMatchObject({ stairs: 1, party: [{ damage: 1 }] })
  })

  test('O-86 time left over when they appear goes on as tokens', () => {
    const table = letTimePass(start({ deck: 1 }))
    expect(table.state.stairs).toBe(1)
  })

  test('O-86 two heroes choose who is hurt', () => {
    const table = given({ heroes: ['warrior', 'mage'], deck: 0, more: { stairs: 2 } }).play('stay')
    expect(table.offers('suffer')).toEqual(['suffer hero=0', 'suffer hero=1'])
    table.play('suffer hero=1')
    expect(table.state.party.map(hero => hero.damage)).toEqual([0, 1])
  })

  test('O-87 first printing: uncovered by the start-of-turn time they are for the end of the turn', () => {
    const table = letTimePass(start({ deck: 2, closed: 1 }))
    expect(table.keys()).toEqual(['enter door=0'])
    table.play('enter door=0')
    table.play(table.keys()[0] ?? '', 'flee')
    expect(table.keys()).toEqual(['descend', 'stay'])
  })

  test('O-87 revised printing: uncovered by the start-of-turn time the party may descend at once', () => {
    const edition = 'revised' as const
    const table = letTimePass(start({ edition, deck: 2, closed: 1 }))
    expect(table.keys()).toContain('descend')
    expect(given({ edition, deck: 0, closed: 1 }).keys()).not.toContain('descend')
  })

  test('O-87 found while exploring they cost nothing', () => {
    const table = given({ deck: 1, dungeon: 'yeti' }).play('explore')
    expect(table.state).toMatchObject({ stairs: 0 })
    expect(table.keys()).toEqual(['descend', 'stay'])
  })

  test('O-89 descending clears tokens, shows the next floor and makes a new deck of discards and doors', () => {
    const table = given({
      dungeon: 'yeti',
      edition: 'revised',
      deck: 0,
      open: [['Ogre']],
      closed: 1,
      more: { stairs: 2, uncovered: true },
    })
    table.play('descend')
    expect(table.state).toMatchObject({ floor: 2, stairs: 0, doors: [], discard: [], closed: 0, descents: 1 })
    expect(table.state.unseen).toHaveLength(CARDS)
  })

  test('O-89 from floor 3 the boss follows', () => {
    const table = given({ floor: 3, deck: 0 }).play('descend')
    expect(table.state).toMatchObject({ floor: 4, fight: { card: -1 } })
  })

  test('O-207 they show exactly while the deck is empty; a card put on top covers them', () => {
    const table = given({ heroes: ['rogue'], dungeon: 'yeti', deck: 0, closed: 1, more: { stairs: 1 } })
    const last = table.state.unseen[0] ?? 0
    table.play('enter door=0')
    table.play(table.keys()[0] ?? '')
    expect(table.keys()).toContain('sneak')
    table.play('sneak')
    // The card is the first to go when the next turn starts; the second time is a token again.
    expect(table.state).toMatchObject({ top: [], stairs: 2, doors: [] })
    expect(table.state.discard).toContain(last)
    expect(table.events.filter(event => event.kind === 'spent' || event.kind === 'uncovered')).toHaveLength(2)
  })

  test('O-207 a card on top that is explored is a closed door whose card is known', () => {
    const table = given({ heroes: ['rogue'], dungeon: 'yeti', deck: 0, more: { top: [5] } })
    table.state.unseen.splice(table.state.unseen.indexOf(5), 1)
    table.play('explore')
    expect(table.state.doors).toEqual([{ open: false, cards: [5] }])
  })

  test('O-213 Hall of Statues: 5 time before the first turn of a floor, also with four heroes', () => {
    const floor = (heroes: string[]) => given({ heroes, stack: [{ kind: 'floor' }] }).state.stack.at(-1)
    expect(floor(['warrior'])).toMatchObject({ kind: 'time', left: 5 })
    expect(floor(['warrior', 'rogue', 'mage', 'archer'])).toMatchObject({ kind: 'time', left: 5 })
  })

  test('O-213 Crumbling Walls: doors first, then 1 time', () => {
    const table = given({ dungeon: 'minotaur', floor: 2 }).play('explore')
    expect(table.state.doors).toHaveLength(3)
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 1 })
  })

  test.each(EDITIONS)(
    'O-213 Crumbling Walls: where exploring uncovers the Stairs no time is spent (%s)',
    edition => {
      const walls = { dungeon: 'minotaur', floor: 2, edition }
      const table = given({ ...walls, deck: 3 }).play('explore')
      expect(table.state).toMatchObject({ stairs: 0, doors: [{}, {}, {}] })
      expect(table.keys()).toEqual(['descend', 'stay'])
      // A card is left: it is the time, and only then the Stairs show.
      const before = given({ ...walls, deck: 4 }).play('explore')
      expect(before.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 1 })
    },
  )

  test.each(EDITIONS)(
    'O-91 O-213 the single last card that four heroes discard uncovers them too (%s)',
    edition => {
      const heroes = ['warrior', 'rogue', 'mage', 'archer']
      const table = given({ dungeon: 'minotaur', floor: 2, edition, heroes, deck: 5 }).play('explore')
      table.play(table.offers('card')[0] ?? '')
      expect(table.state).toMatchObject({ stairs: 0, doors: [{}, {}] })
      expect(table.keys()).toEqual(['descend', 'stay'])
    },
  )
})

describe('potions outside encounters', () => {
  test('O-72 O-205 Healing: 3 at the start of a turn, 2 at any other time', () => {
    const table = start({ damage: [5], tokens: 2 })
    expect(table.keys()).toEqual(['begin', 'heal hero=0'])
    table.play('heal hero=0')
    expect(table.state.party[0]?.damage).toBe(2)
    const later = given({ damage: [5], tokens: 1 }).play('heal hero=0')
    expect(later.state).toMatchObject({ tokens: 0, party: [{ damage: 3 }] })
    expect(later.offers('heal')).toEqual([])
  })

  test('O-71 first printing: Invisibility is a way to flee; the card is loot, no time, nothing of it happens', () => {
    const table = given({ open: [['Fire Elemental']], potions: ['Skeleton'] }).play('enter door=0')
    expect(table.keys()).toEqual(['face', 'flee', 'vanish'])
    table.play('vanish')
    expect(table.state).toMatchObject({ tokens: 0, doors: [], party: [{ damage: 0 }] })
    expect(table.state.stack.at(-1)?.kind).toBe('loot')
    expect(table.events).toContainEqual({ kind: 'vanished', card: 'fire-elemental-1' })
  })

  test('O-71 first printing: behind a closed door too, and not once the card is faced', () => {
    const closed = { closed: 1, potions: ['Skeleton'], dungeon: 'yeti' }
    const table = given(closed).play('enter door=0', card('Ogre'))
    expect(table.keys()).toEqual(['face', 'flee', 'vanish'])
    table.play('face')
    expect(table.state.fight).not.toBeNull()
    expect(
      given({ ...closed, tokens: 0 })
        .play('enter door=0', card('Ogre'))
        .keys(),
    ).toEqual(['face', 'flee'])
  })

  test('O-71 first printing: it is a flight, so a Mage stores a die', () => {
    const situation = { heroes: ['mage'], open: [['Ogre']], potions: ['Skeleton'] }
    expect(given(situation).play('enter door=0', 'vanish').state.party[0]?.stored).toBe(1)
  })

  test('O-14 O-71 advice passes a deadly card unseen, or flees, and faces a mild one', () => {
    const best = (name: string, more: Parameters<typeof given>[0]) => {
      const table = given({ open: [[name]], ...more }).play('enter door=0')
      const actions = game.actions(table.state, 0)
      const weights = onedeckKit
        .reader(onedeckKit.packs.standard)
        .advice.weigh(game.view(table.state, 0), actions)
      return actions[weights.indexOf(Math.max(...weights))]?.kind
    }
    expect(best('Ogre', { heroes: ['mage'], damage: [2], tokens: 1, potions: ['Skeleton'] })).toBe('vanish')
    expect(best('Ogre', { heroes: ['mage'], damage: [2], tokens: 0 })).toBe('flee')
    expect(best('Cave-in', { tokens: 1, potions: ['Skeleton'] })).toBe('face')
  })

  test('O-71 O-220 Stealth, Foresight or Invisibility: one of them', () => {
    const table = given({
      heroes: ['rogue'],
      open: [['Ogre']],
      potions: ['Skeleton'],
      sheets: [{ talents: ['cunning', 'foresight'] }],
    })
    table.play('enter door=0')
    expect(table.keys()).toEqual(['face', 'flee', 'vanish', 'sneak', 'foresee'])
    table.play('vanish')
    expect(table.state).toMatchObject({ top: [], foresight: 1, spoils: [placeIn('first', 'Ogre')] })
  })

  test('O-71 revised printing: on entering any door, with 2 time, and it is no flight', () => {
    const situation = { edition: 'revised', potions: ['Skeleton'], heroes: ['mage'] } as const
    const table = given({ ...situation, open: [['Ice Elemental']] }).play('enter door=0')
    expect(table.keys()).toEqual(['encounter', 'vanish'])
    expect(table.play('vanish').state).toMatchObject({ tokens: 0, party: [{ stored: 0 }] })
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 2 })
    const closed = given({ ...situation, closed: 1 }).play('enter door=0', card('Ogre'))
    expect(closed.keys()).toEqual(['face', 'flee'])
    expect(closed.play('face').keys()).toEqual(['encounter', 'vanish'])
  })
})
