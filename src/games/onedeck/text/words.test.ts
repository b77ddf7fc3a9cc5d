/** Choices and hints in the words of the cards. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action, DeckEvent } from '../types.ts'

const game = onedeckKit.make(standard)
const said = (language: 'en' | 'de', action: Action, situation: Situation) =>
  onedeckKit
    .reader(onedeckKit.packs.standard)
    .words[language]?.action(action, game.view(given(situation).state, 0))

describe('a choice', () => {
  const boulder = { meet: 'Boulder' }

  test('O-22 names a way and what it takes', () => {
    expect(said('en', { kind: 'choose', way: 1 }, boulder)).toBe('Run Past It with 12 agility')
    expect(said('en', { kind: 'choose', way: 0 }, boulder)).toBe('Slow Time with 10 magic (3 time now)')
    expect(said('de', { kind: 'choose', way: 1 }, boulder)).toMatch(/ mit 12 Geschick$/)
  })

  test('O-41 O-42 names a box for one die and a box for a sum', () => {
    const bandit = { fight: { card: 'Bandit', dice: ['A4 S5'] } }
    const lay = (die: string, box: number): Action => ({ kind: 'lay', hero: 0, die, box })
    expect(said('en', lay('A4', 0), bandit)).toBe('Lay A4 on box 1 (8 agility, 2♥)')
    expect(said('en', lay('S5', 3), bandit)).toBe('Lay S5 on box 4 (strength 5 or more, 2t)')
    expect(said('de', lay('S5', 3), bandit)).toContain('(Stärke 5 oder mehr, 2Z)')
  })
})

const ENTER: Action = { kind: 'enter', door: 0 }

describe('odds', () => {
  test('hedge once: a small chance of death is under 1%', () => {
    const door = { heroes: ['warrior'], dungeon: 'dragon', open: [['Goblin']] }
    for (const damage of [0, 1, 2, 3, 4, 5]) {
      const view = game.view(given({ ...door, damage: [damage] }).state, 0)
      const text = onedeckKit.reader(onedeckKit.packs.standard).words.en.odds(ENTER, view) ?? ''
      expect(text).toMatch(
        /^expect \d+\.\d(±\d+\.\d)?♥ and \d+\.\d(±\d+\.\d)? time(, deadly (under 1|\d+)%)?$/,
      )
    }
  })
})

describe('a hero of a campaign', () => {
  const { en, de } = onedeckKit.reader(standard, { mage: 'Greta' }).words
  const party = { heroes: ['mage', 'rogue'], damage: [1, 1] }

  test('is called by its own name in what happens, what is asked and what can be done', () => {
    const hurt: DeckEvent = { kind: 'hurt', by: 'consequences', hero: 'mage', damage: 2 }
    const view = game.view(given(party).state, 0)
    const heal = (hero: number): Action => ({ kind: 'heal', hero })
    for (const words of [en, de]) {
      expect(words?.event(hurt, null)).toMatch(/^Greta /)
      expect(words?.action(heal(0), view)).toContain('Greta')
      expect(words?.action(heal(1), view)).toMatch(/Rogue|Schurk/)
    }
  })

  test('O-110 takes the name of its sheet along, and no rule reads it', () => {
    const named = { heroes: ['mage'], sheets: [{ talents: [], name: 'Greta' }] }
    const options = game.parseOptions(named)
    const bare = game.parseOptions({ ...named, sheets: [{ talents: [] }] })
    if (!options.ok || !bare.ok) throw new Error('refused')
    expect(onedeckKit.called?.(options.value)).toEqual({ mage: 'Greta' })
    expect(game.setup(options.value)).toEqual(game.setup(bare.value))
  })
})
