/** All 44 cards as loot: item, skill or potion, and XP, said by hand. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, given, placeIn, sceneAt } from '../given.ts'
import { EDITIONS, type Edition } from '../types.ts'

/** XP; then item and skill or potion of each of the two copies. +H is 1 more health. */
const LOOT: Readonly<Record<string, readonly [xp: number, string, string, string, string]>> = {
  'Arrow Wall': [2, 'S', 'Dodge', 'M', 'Mana'],
  Bandit: [3, 'M', 'Backstab', 'A', 'Cleave'],
  'Bear Traps': [2, 'M', 'Mana', 'A', 'Invisibility'],
  Beetle: [2, 'M', 'Accuracy', 'M', 'Crushing Blow'],
  Boulder: [4, 'M+H', 'Valor', 'S+H', 'Critical Strikes'],
  'Cave-in': [2, 'A', 'Flameweave', 'M', 'Crushing Blow'],
  'Fire Elemental': [4, 'M+H', 'Consistency', 'A+H', 'Mana Fountain'],
  'Flame Statues': [3, 'S', 'Haste', 'M', 'Backstab'],
  'Force Wall': [4, 'S+H', 'Crushing Fist', 'M+H', 'Poison'],
  'Glooping Ooze': [3, 'M', 'Armor Crush', 'S+H', 'Heroism'],
  Goblin: [2, 'S', 'Shimmerblast', 'S', 'Dodge'],
  'Ice Elemental': [4, 'A+H', 'Lucky Familiar', 'A+H', 'Flurry'],
  'Locked Door': [2, 'S', 'Shimmerblast', 'M', 'Accuracy'],
  Ogre: [4, 'S+H', 'Chaotic Aura', 'M+H', 'Brute Force'],
  Phantom: [4, 'S+H', 'Steady Hands', 'A+H', 'Triple Strike'],
  'Pit of Spikes': [3, 'M', 'Armor Crush', 'S', 'Dexterity'],
  'Plague Rat': [2, 'A', 'Persistence', 'A', 'Flameweave'],
  'Rune Puzzle': [2, 'A', 'Persistence', 'S', 'Clarity'],
  Shadow: [3, 'A', 'Static Burst', 'S+H', 'Heroism'],
  Skeleton: [2, 'A', 'Invisibility', 'S', 'Clarity'],
  'Spiked Log': [3, 'A', 'Cleave', 'A', 'Static Burst'],
  Wraith: [3, 'S', 'Dexterity', 'S', 'Haste'],
}
const POTIONS = ['Clarity', 'Heroism', 'Mana', 'Invisibility']

const CARDS = Object.entries(LOOT).flatMap(([name, [xp, item, loot, item2, loot2]]) => [
  { card: `${name} 1`, xp, item, loot },
  { card: `${name} 2`, xp, item: item2, loot: loot2 },
])

/** One Boulder of the first printing teaches Thick Skin. */
const taught = (edition: Edition, loot: string) =>
  edition === 'first' && loot === 'Valor' ? 'Thick Skin' : loot

function survived(edition: Edition, card: string) {
  const table = given({ edition, dungeon: 'yeti', tokens: 0, stack: [{ kind: 'landing' }, { kind: 'turn' }] })
  const [id, place] = [cardId(edition, card), placeIn(edition, card)]
  table.state.unseen.splice(table.state.unseen.indexOf(place), 1)
  table.state.spoils = [place]
  table.state.stack = [{ kind: 'landing' }, { kind: 'loot' }]
  return { table, id, view: () => sceneAt(table.state) }
}

describe.each(EDITIONS)('O-80 every card of the %s printing', edition => {
  test('is told here: 44 cards, 24 skills and 4 potions besides Healing', () => {
    expect(CARDS).toHaveLength(44)
    expect(Object.keys(LOOT).toSorted()).toEqual(
      standard[edition].encounters.map(({ name }) => name).toSorted(),
    )
    const skills = new Set(
      CARDS.map(({ loot }) => taught(edition, loot)).filter(loot => !POTIONS.includes(loot)),
    )
    expect([...skills].toSorted()).toEqual(standard[edition].skills.map(({ name }) => name).toSorted())
    expect(skills.size).toBe(24)
    expect(standard[edition].potions.map(({ name }) => name).toSorted()).toEqual(POTIONS.toSorted())
  })

  test.each(CARDS)('$card as an item gives $item', ({ card, item }) => {
    const { table, id, view } = survived(edition, card)
    table.play(`item card=${id} hero=0 over=null`)
    const stats = { S: [5, 2, 1], A: [4, 3, 1], M: [4, 2, 2] }[item.charAt(0)]
    expect(view()).toMatchObject({
      party: [{ stats, health: item.endsWith('+H') ? 7 : 6, items: [{ id }] }],
    })
  })

  test.each(CARDS)('$card as a skill or potion gives $loot', ({ card, loot }) => {
    const { table, id, view } = survived(edition, card)
    if (POTIONS.includes(loot)) {
      expect(table.offers('skill')).toEqual([])
      table.play(`potion card=${id}`)
      expect(view()).toMatchObject({ tokens: 1, potions: [{ name: loot }] })
    } else {
      expect(table.offers('potion')).toEqual([])
      table.play(`skill card=${id} hero=0 over=null`)
      expect(view()).toMatchObject({ tokens: 0, party: [{ abilities: [{ name: taught(edition, loot) }] }] })
    }
  })

  test.each(CARDS)('$card as XP gives $xp', ({ card, xp }) => {
    const { table, id, view } = survived(edition, card)
    table.play(`xp card=${id}`)
    expect(view()).toMatchObject({ level: { xp }, tokens: 0 })
    expect(table.state.xp).toEqual([placeIn(edition, card)])
  })
})
