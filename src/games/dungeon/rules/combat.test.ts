import { describe, expect, test } from 'vitest'
import { num } from '../content/content-index.ts'
import { content, given, spaceAt, treasure } from '../given.ts'
import { chanceToHit, STRIKE_ODDS } from '../odds/rolls.ts'
import { blowOf } from './rolls.ts'

const lairOf = (id: string) => num(content.lair, spaceAt(id))
const three = ['Silver Ring@3', 'Gold Cup@3', 'Gold Ring@3'] as const

/** A Rogue who came by c-2 and c-57 into a room with a Black Pudding nobody of that class can hit. */
function pudding(goods: readonly string[] = [], extra: object = {}) {
  return given({
    heroes: [
      { class: 'rogue', at: 'room-1-1', trail: ['c-2', 'c-57'], goods, ...extra },
      { class: 'cleric' },
    ],
    lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
  })
}

describe('step 3, combat', () => {
  test('D-30 the number of the class or more destroys; the room is cleared by 1 token', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57' }] }).does(
      'step room-1-1',
      'monster Goblin@1',
      'dice 1 2',
    )
    expect(g.state.cleared[lairOf('room-1-1')]).toBe(1)
    expect(g.due).toBe('treasure')
  })

  test('D-30 less does not, and the monster strikes back', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57' }] }).does(
      'step room-1-1',
      'monster Goblin@1',
      'dice 1 1',
    )
    expect(g.due).toBe('strike')
  })

  test('D-30 a chamber is cleared by 3 tokens, one monster at a time', () => {
    const g = given({ heroes: [{ class: 'fighter', at: 'c-15' }], cleared: { kitchen: 1 } })
    g.does('step kitchen', 'monster Orc@2', 'dice 2 2')
    expect(g.state.cleared[lairOf('kitchen')]).toBe(2)
    g.does('stop', 'monster Gnoll@2', 'dice 3 3')
    expect(g.state.cleared[lairOf('kitchen')]).toBe(3)
    expect(g.does('stop').state.round).toBe(4)
  })

  test('D-30 a Magic Sword adds its bonus', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'c-57', sword: ['Magic Sword@4', 2] }],
      lairs: { 'room-1-1': { monster: 'Skeleton@1' } },
    }).does('step room-1-1', 'dice 1 2')
    expect(g.state.cleared[lairOf('room-1-1')]).toBe(1)
  })

  test('D-31 a dash cannot be attacked', () => {
    expect(pudding().does('stop').due).toBe('strike')
  })

  test('D-31 a dash counts as 13 with a sword: the Black Pudding falls to 12 with +1 and to 11 with +2', () => {
    for (const [bonus, miss, hit] of [
      [1, 'dice 5 6', 'dice 6 6'],
      [2, 'dice 5 5', 'dice 5 6'],
    ] as const) {
      const sword = { sword: ['Magic Sword@4', bonus] as const }
      expect(pudding([], sword).does('stop', miss).due).toBe('strike')
      expect(pudding([], sword).does('stop', hit).due).toBe('treasure')
    }
  })

  test('D-32 12 kills, 11 wounds seriously, 8-10 wound, 6-7 stun, less misses', () => {
    const blows = Array.from({ length: 11 }, (_, index) => blowOf(index + 2))
    expect(blows.slice(0, 4)).toEqual(['missed', 'missed', 'missed', 'missed'])
    expect(blows.slice(4)).toEqual([
      'stunned',
      'stunned',
      'wounded',
      'wounded',
      'wounded',
      'seriously wounded',
      'killed',
    ])
  })

  test('D-32 the odds of a strike back follow from two dice', () => {
    const counted: Record<string, number> = {}
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) counted[blowOf(a + b)] = (counted[blowOf(a + b)] ?? 0) + 1
    for (const [blow, p] of Object.entries(STRIKE_ODDS))
      expect(p).toBeCloseTo(num([counted[blow] ?? 0], 0) / 36)
  })

  test('D-32 a miss ends the turn and the monster stays with its number', () => {
    const g = pudding(three).does('stop', 'dice 1 3')
    expect(g.state.turn).toBe(1)
    expect(g.state.numbers).toEqual([lairOf('room-1-1')])
    expect(g.state.heroes[0]?.goods).toHaveLength(3)
  })

  test('D-33 killed: everything is dropped and another hero comes to the Great Hall', () => {
    const g = pudding(three, { lost: 0 }).does('stop', 'dice 6 6')
    expect(g.state.drops).toHaveLength(6)
    expect(g.offers('hero')).toHaveLength(6)
    expect(g.may('hero Pip')).toBe(false)
    g.does('hero Tomas')
    expect(g.state.heroes[0]).toMatchObject({ at: spaceAt('great-hall'), goods: [], deaths: 1, doors: 0 })
    expect(g.state.turn).toBe(1)
  })

  test('D-33 D-108 a new hero has nothing of the sword of the old one', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'c-57', sword: ['Magic Sword@1', 1] }],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('step room-1-1', 'dice 1 1', 'dice 6 6')
    expect(g.state.heroes[0]).toMatchObject({ sword: -1, bonus: 0, goods: [] })
  })

  test('D-103 a new move begins a new trail', () => {
    const g = given({ heroes: [{ class: 'rogue', at: 'c-57', trail: ['c-2', 'c-3'] }] }).does('step room-1-1')
    expect(g.state.heroes[0]?.trail).toEqual([spaceAt('c-57')])
  })

  test('D-33 the same hero only if no other is free', () => {
    const classes = ['rogue', 'rogue', 'cleric', 'cleric', 'fighter', 'fighter', 'wizard', 'wizard'] as const
    const g = given({
      heroes: classes.map((name, seat) => (seat === 0 ? { class: name, at: 'room-1-1' } : { class: name })),
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 6 6')
    expect(g.keys()).toEqual(['hero hero=pip'])
  })

  test('D-14 D-33 a new hero knows no secret doors', () => {
    const g = pudding([], { doors: ['c-67 c-225'] }).does('stop', 'dice 6 6', 'hero Tomas')
    expect(g.state.heroes[0]?.doors).toBe(0)
  })

  test('D-33 D-106 a new Wizard rolls and chooses at once, a killed one’s spells are discarded', () => {
    const g = given({
      heroes: [{ class: 'wizard', at: 'room-1-1', spells: [8, 2, 2] }, { class: 'cleric' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1' } },
    }).does('stop', 'dice 1 1', 'dice 6 6')
    expect(g.state.spellDiscard).toEqual([8, 2, 2])
    g.does('hero Ilse', 'die 1')
    for (let count = 0; count < 7; count++) g.does('learn fireball')
    expect(g.state.heroes[0]).toMatchObject({ book: 7, spells: [7, 0, 0] })
    expect(g.state.turn).toBe(1)
  })

  test('D-34 seriously wounded: a random half, rounded up, and home', () => {
    const g = pudding(three).does('stop', 'dice 5 6')
    expect(g.offers('drop')).toHaveLength(3)
    g.does('drop Gold Cup@3', 'drop Gold Ring@3')
    expect(g.state.heroes[0]).toMatchObject({
      at: spaceAt('great-hall'),
      goods: [treasure('Silver Ring@3')],
      lost: 0,
    })
  })

  test('D-35 wounded: one card, one space back, one turn', () => {
    const g = pudding(three).does('stop', 'dice 4 4', 'drop Gold Cup@3')
    expect(g.state.heroes[0]).toMatchObject({ at: spaceAt('c-57'), lost: 1, trail: [spaceAt('c-2')] })
    expect(g.state.turn).toBe(1)
  })

  test('D-35 the next space back where that one is taken, and nowhere when there is no way back', () => {
    const lairs = { 'room-1-1': { monster: 'Black Pudding@5' } }
    const g = given({
      heroes: [
        { class: 'rogue', at: 'room-1-1', trail: ['c-2', 'c-57'] },
        { class: 'cleric', at: 'c-57' },
      ],
      lairs,
    }).does('stop', 'dice 4 4')
    expect(g.state.heroes[0]?.at).toBe(spaceAt('c-2'))
    const stuck = given({ heroes: [{ class: 'rogue', at: 'room-1-1' }, { class: 'cleric' }], lairs })
    expect(stuck.does('stop', 'dice 4 4').state.heroes[0]?.at).toBe(spaceAt('room-1-1'))
  })

  test('D-103 the trail is kept through turns and nothing is met where one is set back', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'c-2' }],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('step c-57', 'step room-1-1', 'dice 1 1', 'stop', 'dice 4 4')
    expect(g.state.heroes[0]).toMatchObject({ at: spaceAt('c-57'), trail: [spaceAt('c-2')] })
    // The lost turn has passed; the hero is asked for the turn after it.
    expect(g.state.round).toBe(4)
  })

  test('D-36 stunned: one random card', () => {
    const g = pudding(three).does('stop', 'dice 3 3', 'drop Gold Cup@3')
    expect(g.state.heroes[0]).toMatchObject({ at: spaceAt('room-1-1'), lost: 0 })
    expect(g.state.turn).toBe(1)
  })

  test('D-37 cards in play and in hand are dropped alike, each as likely as every other', () => {
    const goods = ['Silver Ring@3', 'Silver Ring@3', 'Secret Door@1']
    const g = pudding(goods, { sword: ['Magic Sword@1', 1] }).does('stop', 'dice 1 1', 'dice 3 3')
    expect(g.offers('drop')).toHaveLength(3)
    g.does('drop Secret Door@1')
    expect(g.state.drops).toEqual([lairOf('room-1-1'), treasure('Secret Door@1')])
  })

  test('D-38 heroes never fight heroes', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'c-1' },
        { class: 'cleric', at: 'c-2' },
      ],
    })
    expect(g.keys().every(key => /^(step|stop)/.test(key))).toBe(true)
  })

  test('D-117 Lose a Turn tokens are removed at death', () => {
    const g = pudding()
    g.does('stop')
    const [hero] = g.state.heroes
    if (hero) hero.lost = 2
    expect(g.does('dice 6 6', 'hero Tomas').state.heroes[0]?.lost).toBe(0)
  })

  test('D-30 a bonus never makes a roll needed fall below 2', () => {
    expect(chanceToHit(content, 0, 2, 2)).toBe(1)
  })
})
