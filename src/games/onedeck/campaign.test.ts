import { describe, expect, test } from 'vitest'
import {
  afterGame,
  type CampaignSheet,
  learnedOf,
  mark,
  marksFor,
  newSheet,
  parseSheet,
  settleMarks,
} from './campaign/sheet.ts'
import { standard } from './content/standard.ts'
import { diceOf, given, lay, rolls } from './given.ts'
import { onedeckKit } from './index.ts'

const { talents } = standard.first
const game = onedeckKit.make(standard)
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
    expect(afterGame(newSheet('Ada', 'mage'), outcome)).toMatchObject({
      games: 1,
      wins: 0,
      earned: [3, 0, 0],
    })
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

describe('O-113 O-114 every talent', () => {
  const with_ = (ids: string[], more: Parameters<typeof given>[0] = {}, basic?: string) =>
    given({
      dungeon: 'yeti',
      sheets: [basic === undefined ? { talents: ids } : { talents: ids, basic }],
      ...more,
    })
  const start = { stack: [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }] } as const

  test('the facts say that they are this project’s own', () => {
    expect(onedeckKit.facts.reconstructed).toContain('talents')
    expect(talents).toHaveLength(15)
  })

  test('Veteran: Steady raises one own die, outside the skill limit', () => {
    const table = with_(
      ['veteran'],
      { skills: [['Bandit', 'Goblin']], fight: { card: 'Ogre', dice: ['S3'] } },
      'steady',
    )
    expect(table.keys()).toContain('use hero=0 skill=steady')
    expect(diceOf(table.play('use hero=0 skill=steady', 'pick die=S3 hero=0'))).toBe('S4')
  })

  test('Veteran: Push discards one die and rerolls up to two', () => {
    const table = with_(['veteran'], { fight: { card: 'Ogre', dice: ['S1 A1 M1'] } }, 'push')
    table.play(
      'use hero=0 skill=push',
      'pay die=M1 hero=0',
      'pick die=S1 hero=0',
      'pick die=A1 hero=0',
      ...rolls(5, 6),
    )
    expect(diceOf(table)).toBe('S5 A6')
  })

  test('Durability: 1 more health', () => {
    expect(game.view(with_(['durability']).state, 0)).toMatchObject({ party: [{ health: 7 }] })
  })

  test('O-210 Crafty: the next conversion takes the highest, against the Bandit of three', () => {
    const table = with_(['crafty'], { fight: { card: 'Bandit', dice: ['S6 A2 M1 M1 M1 M1'] } })
    table.play(
      'use hero=0 skill=crafty',
      'convert',
      'pick die=S6 hero=0',
      'pick die=A2 hero=0',
      'pick die=M1 hero=0',
    )
    expect(diceOf(table)).toBe('M1 M1 M1 H6')
    table.play('convert', 'pick die=M1 hero=0', 'pick die=M1 hero=0', 'pick die=H6 hero=0')
    expect(diceOf(table)).toBe('M1 H1')
  })

  test('Prepared: 1 more token; several heroes add up', () => {
    expect(with_(['prepared']).state.tokens).toBe(2)
    const both = [{ talents: ['prepared'] }, { talents: ['prepared'] }]
    expect(given({ heroes: ['mage', 'rogue'], sheets: both }).state.tokens).toBe(3)
  })

  test('First Aid: Healing heals 1 more', () => {
    expect(with_(['first-aid'], { damage: [5] }).play('heal hero=0').state.party[0]?.damage).toBe(2)
  })

  test('Recovery: heal 1 when descending', () => {
    const table = with_(['recovery'], { heroes: ['mage'], damage: [2], deck: 0 }).play('descend')
    expect(table.state.party[0]?.damage).toBe(1)
  })

  test('Grit: prevent 1 damage in a combat', () => {
    const table = with_(['grit'], { fight: { card: 'Ogre', dice: [''] } }).play('use hero=0 skill=grit')
    expect(table.state.fight?.noDamage).toBe(1)
  })

  test('Guile: reroll one die', () => {
    const table = with_(['guile'], { fight: { card: 'Ogre', dice: ['S1 S2'] } })
    expect(diceOf(table.play('use hero=0 skill=guile', 'pick die=S1 hero=0', ...rolls(6)))).toBe('S2 S6')
  })

  test('O-204 Fortitude: a share of 3 or more is 1 less', () => {
    const hit = (way: number) =>
      with_(['fortitude'], { dungeon: 'hydra', fight: { card: 'Cave-in', way, dice: [''] } }).play(
        'done hero=0',
      ).state.party[0]?.damage
    expect(hit(1)).toBe(2)
    expect(hit(0)).toBe(2)
  })

  test('O-220 Planning: one new door may be laid open, and may store a Valiant die', () => {
    const table = with_(['planning'], { heroes: ['paladin'] }).play('explore')
    expect(table.keys()).toEqual(['reveal', 'keep'])
    table.play('reveal', 'card card=12')
    expect(table.state.doors[0]).toEqual({ open: true, cards: [12] })
    expect(table.state.party[0]?.stored).toBe(1)
    expect(with_(['planning']).play('explore', 'keep').state.closed).toBe(4)
  })

  test('Direct Hit: one die on a skull box counts 1 higher', () => {
    const table = with_(['direct-hit'], { dungeon: 'dragon', fight: { dice: ['A5 A5 A5'] } })
    table.play(lay('A5', 0), lay('A5', 1), 'use hero=0 skill=direct-hit')
    expect(table.keys()).toEqual([lay('A5', 2)])
    expect(table.play(lay('A5', 2)).state.fight?.full).toBe(0b111)
  })

  test('Cunning: one more die of the chosen colour in a peril', () => {
    const table = with_(['cunning'], { fight: { card: 'Cave-in', way: 0, dice: ['S1'] } })
    expect(diceOf(table.play('use hero=0 skill=cunning', ...rolls(6)))).toBe('S1 S6')
  })

  test('O-220 Speed: once a floor the start-of-turn time is skipped, the Reef’s own too', () => {
    const table = with_(['speed'], { ...start, dungeon: 'hydra' })
    expect(table.keys()).toEqual(['begin', 'hasten'])
    table.play('hasten')
    expect(table.state).toMatchObject({ speed: 0, discard: [] })
    expect(table.keys()).toEqual(['explore'])
  })

  test('O-220 Knowledge: level-ups cost 1 less, after doubling', () => {
    expect(game.view(with_(['knowledge']).state, 0)).toMatchObject({ level: { cost: 6 } })
    const four = given({
      heroes: ['warrior', 'rogue', 'mage', 'archer'],
      sheets: [{ talents: ['knowledge'] }],
    })
    expect(game.view(four.state, 0)).toMatchObject({ level: { cost: 13 } })
  })

  test('O-220 Foresight or Stealth, not both: once a floor the card fled from is discarded', () => {
    const table = with_(['foresight'], { heroes: ['rogue'], closed: 2 }).play('enter door=0', 'card card=12')
    expect(table.keys()).toEqual(['face', 'flee', 'sneak', 'foresee'])
    table.play('foresee')
    expect(table.state).toMatchObject({ foresight: 0, discard: [12] })
    expect(table.state.doors).toHaveLength(1)
  })

  test('Stealth of the revised printing adds a closed door', () => {
    const table = given({ edition: 'revised', dungeon: 'yeti', heroes: ['rogue'], closed: 2 }).play(
      'enter door=0',
      'card card=12',
      'sneak',
    )
    expect(table.state.doors.map(door => door.open)).toEqual([true, false, false])
  })
})
