import { describe, expect, test } from 'vitest'
import { start } from '../../../engine/match.ts'
import { standard } from '../content/standard.ts'
import { diceOf, given } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { mark, settleMarks } from './marks.ts'
import { marksFor } from './outcome.ts'
import { learnedOf } from './places.ts'
import { afterGame, type CampaignSheet, newSheet, parseSheet } from './sheet.ts'

const { talents } = standard.first
const outcome = { dots: 1, descents: 2, ups: 1, won: false, tier: 'none' } as const

function marked(sheet: CampaignSheet, ...ids: string[]): CampaignSheet {
  return ids.reduce((now, id) => {
    const next = mark(talents, now, id)
    if (!next.ok) throw new Error(next.refusal.reason)
    return next.value
  }, sheet)
}
const many = (id: string, times: number) => Array.from({ length: times }, () => id)
const earning = (earned: [number, number, number]) => ({ ...newSheet('Ada', 'mage'), earned })
const why = (sheet: CampaignSheet, id: string) => {
  const tried = mark(talents, sheet, id)
  return tried.ok ? '' : tried.refusal.reason
}

describe('the sheet', () => {
  test('O-110 a mark for each descent and level-up, won or lost, 3 more for the boss', () => {
    expect(marksFor(outcome)).toBe(3)
    expect(marksFor({ ...outcome, won: true })).toBe(6)
    expect(afterGame(newSheet('Ada', 'mage'), 'm', outcome)).toMatchObject({
      games: 1,
      wins: 0,
      earned: [3, 0, 0],
    })
  })

  test('O-110 a match gives its marks once, and another its own', () => {
    const once = afterGame(newSheet('Ada', 'mage'), 'm', outcome)
    expect(afterGame(once, 'm', outcome)).toEqual(once)
    expect(afterGame(once, 'n', outcome)).toMatchObject({ games: 2, earned: [6, 0, 0] })
  })

  test('O-221 standard and expert play bring 1 and 2 more marks', () => {
    expect(marksFor({ ...outcome, tier: 'standard' })).toBe(4)
    expect(marksFor({ ...outcome, tier: 'expert' })).toBe(5)
  })

  test('O-111 easy marks fill circles, medium ones squares too, hard ones any', () => {
    const circles = marked(earning([6, 0, 0]), ...many('durability', 6))
    expect(circles.marks['durability']).toEqual([6, 0, 0])
    expect(why({ ...circles, earned: [5, 0, 0] }, 'durability')).toContain('No mark that was earned fits')
    expect(marked({ ...circles, earned: [0, 4, 0] }, ...many('durability', 4)).marks['durability']).toEqual([
      6, 4, 0,
    ])
    const crafty = marked(earning([0, 10, 4]), ...many('crafty', 14))
    expect(crafty).toMatchObject({ marks: { crafty: [6, 4, 4] }, earned: [0, 0, 0] })
  })

  test('O-112 O-220 a mark fixes the focus; its other talents wait for the focus talent', () => {
    expect(why(earning([9, 9, 9]), 'fortitude')).toContain('Guile must be learned before')
    const guile = marked(earning([9, 9, 9]), 'guile')
    expect(guile.focus).toBe('guile')
    expect(why(guile, 'cunning')).toContain('another focus')
    const learned = marked(guile, ...many('guile', 5), 'fortitude')
    expect(learnedOf(talents, learned)).toEqual({ talents: ['guile'] })
    expect(why(learned, 'guile')).toContain('learned already')
  })

  test('O-113 Veteran brings a basic skill', () => {
    const sheet = marked(earning([6, 0, 0]), ...many('veteran', 6))
    expect(learnedOf(talents, { ...sheet, basic: 'push' })).toEqual({ talents: ['veteran'], basic: 'push' })
  })

  test('O-220 marks that fit nowhere are lost', () => {
    const full = Object.fromEntries(
      talents.filter(t => t.group === 'basic' || t.group === 'guile').map(t => [t.id, [...t.marks]]),
    )
    const input = { ...newSheet('Ada', 'mage'), focus: 'guile', marks: full, earned: [3, 0, 0] }
    const sheet = parseSheet(talents, input)
    if (!sheet.ok) throw new Error(sheet.refusal.reason)
    expect(settleMarks(talents, sheet.value).earned).toEqual([0, 0, 0])
    expect(settleMarks(talents, earning([3, 0, 0])).earned).toEqual([3, 0, 0])
  })

  test('a damaged sheet is refused with a sentence', () => {
    const refusal = (input: unknown) => {
      const parsed = parseSheet(talents, input)
      return parsed.ok ? '' : parsed.refusal.reason
    }
    expect(refusal({ ...newSheet('Ada', 'mage'), version: 2 })).toContain('version')
    expect(refusal({ ...newSheet('Ada', 'mage'), marks: { flying: [1, 0, 0] } })).toContain(
      'no talent "flying"',
    )
    expect(refusal({ ...newSheet('Ada', 'mage'), marks: { veteran: [7, 0, 0] } })).toContain('more marks')
    expect(refusal({ ...newSheet('Ada', 'mage'), marks: { guile: [1, 0, 0] } })).toContain('focus')
    expect(refusal('nonsense')).not.toBe('')
    expect(parseSheet(talents, JSON.parse(JSON.stringify(newSheet('Ada', 'mage')))).ok).toBe(true)
  })
})

describe('sheets at a table of several people', () => {
  const { campaign } = onedeckKit
  const [mage, rogue] = [newSheet('Ada', 'mage'), newSheet('Bo', 'rogue')]
  const entered = (heroes: readonly string[], sheets: readonly (CampaignSheet | null)[]) =>
    campaign?.enterBySeat({ heroes, dungeon: 'dragon' }, sheets)

  test('O-110 the hero of a sheet stands where its person sits, and the number of heroes stays', () => {
    expect(entered(['warrior', 'paladin'], [null, mage])).toEqual({
      dungeon: 'dragon',
      heroes: ['warrior', 'mage'],
      sheets: [{ talents: [] }, { name: 'Ada', talents: [] }],
    })
    expect(entered(['warrior', 'paladin'], [rogue, mage])?.['heroes']).toEqual(['rogue', 'mage'])
  })

  test('whoever had that hero changes places with the sheet', () => {
    expect(entered(['mage', 'warrior'], [null, mage])?.['heroes']).toEqual(['warrior', 'mage'])
  })

  test('two sheets of one hero stay two, which the rules refuse', () => {
    const options = entered(['warrior', 'paladin'], [mage, newSheet('Cy', 'mage')])
    expect(options?.['heroes']).toEqual(['mage', 'mage'])
    expect(start(onedeckKit, { options: { ...options } }).ok).toBe(false)
  })
})

describe('talents in play', () => {
  test('O-114 the facts say that they are this project’s own', () => {
    expect(onedeckKit.facts.reconstructed).toContain('talents')
  })

  test('O-210 Crafty against the Bandit takes the highest of three', () => {
    const table = given({
      sheets: [{ talents: ['crafty'] }],
      fight: { card: 'Bandit', dice: ['S6 A2 M1 M1 M1 M1'] },
    })
    table.play(
      'use hero=0 skill=crafty',
      'convert',
      ...['S6', 'A2', 'M1'].map(die => `pick die=${die} hero=0`),
    )
    expect(diceOf(table)).toBe('M1 M1 M1 H6')
  })

  test('O-220 several heroes’ talents add up', () => {
    const both = [{ talents: ['prepared'] }, { talents: ['prepared'] }]
    expect(given({ heroes: ['mage', 'rogue'], sheets: both }).state.tokens).toBe(3)
  })

  test('O-220 two heroes with Planning may each lay a new door open', () => {
    const sheets = [{ talents: ['planning'] }, { talents: ['planning'] }]
    const table = given({ heroes: ['mage', 'rogue'], dungeon: 'yeti', sheets, closed: 2 }).play('explore')
    table.play('reveal', 'card card=ogre-1', 'reveal', 'card card=ogre-2')
    expect(table.state.doors.map(door => door.open)).toEqual([false, false, true, true])
    const one = given({ heroes: ['mage', 'rogue'], dungeon: 'yeti', sheets, closed: 3 }).play(
      'explore',
      'keep',
    )
    expect(one.state.doors.map(door => door.open)).toEqual([false, false, false, false])
    expect(one.keys()).not.toContain('reveal')
  })

  test('O-205 Healing may be drunk at any decision of the party, also there and while XP is spent', () => {
    const table = given({ dungeon: 'yeti', damage: [1], sheets: [{ talents: ['planning'] }] }).play('explore')
    expect(table.keys()).toEqual(['reveal', 'keep', 'heal hero=0'])
    const xp = ['Ogre', 'Ogre 2', 'Bandit']
    const level = given({ xp, damage: [1], stack: [{ kind: 'landing' }, { kind: 'loot' }] }).play('level')
    expect(level.keys()).toEqual(['spend xp=3', 'spend xp=4', 'heal hero=0'])
  })

  test('O-220 the door that Planning lays open may store a Valiant die', () => {
    const table = given({ heroes: ['paladin'], dungeon: 'yeti', sheets: [{ talents: ['planning'] }] })
    expect(table.play('explore', 'reveal', 'card card=ogre-1').state.party[0]?.stored).toBe(1)
  })

  test('O-220 Foresight or Stealth, one of them', () => {
    const table = given({ heroes: ['rogue'], closed: 2, sheets: [{ talents: ['foresight'] }] })
    table.play('enter door=0', 'card card=ogre-1')
    expect(table.keys()).toEqual(['face', 'flee', 'sneak', 'foresee'])
    expect(table.play('foresee').state).toMatchObject({ foresight: 0, top: [] })
  })
})
