import { describe, expect, test } from 'vitest'
import { chanceToBeat } from '../content/round.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import type { Item } from '../types.ts'

const card = (id: string) => `card card=${id}`
const cardNumber = (name: string) => standard.cards.findIndex(({ id }) => id === name)
const cards = (...ids: string[]) => ids.map(cardNumber)
/** How many cards two in the hand leave. */
const UNSEEN = standard.cards.length - 2
const deal = (id: string) => `deal card=${id}`

interface Foes {
  readonly plain?: number
  readonly helmeted?: number
  readonly wells?: readonly Item[]
  readonly hand?: readonly string[]
  readonly more?: object
}

function battle({ plain = 1, helmeted = 0, wells = [], hand = ['hook', 'parry'], more = {} }: Foes = {}) {
  return given({
    rooms: [{ tile: 'passage', x: 0, y: -1, plain, helmeted }],
    at: 'passage',
    entry: 2,
    wells,
    hand,
    more,
  })
}

describe('a round', () => {
  test('T-30 helmeted monsters are fought first', () => {
    const table = battle({ plain: 2, helmeted: 1 }).play(
      'fight',
      'technique technique=high',
      'bare',
      'number value=6',
    )
    expect(table.state.rooms[1]).toMatchObject({ plain: 2, helmeted: 0 })
  })

  test('T-30 the technique is rolled first, then one face-up card, the top of the deck, or none', () => {
    const table = battle().play('fight')
    expect(table.keys()).toEqual([
      'technique technique=high',
      'technique technique=low',
      'technique technique=thrust',
    ])
    expect(table.play('technique technique=low').keys()).toEqual([card('hook'), card('parry'), 'top', 'bare'])
    expect(table.play(card('parry')).keys()).toHaveLength(6)
  })

  test('T-30 a card turned over from the deck is binding', () => {
    const table = battle().play('fight', 'technique technique=thrust', 'top')
    expect(table.keys()).toHaveLength(UNSEEN)
    table.play(deal('undercut'))
    expect(table.keys()).toEqual([1, 2, 3, 4, 5, 6].map(value => `number value=${value}`))
    table.play('number value=5')
    expect(table.events).toContainEqual({ kind: 'rolled', value: 5, change: -2, won: false })
  })

  test('T-30 with deck and discards empty there is no card to turn over', () => {
    const table = battle({ hand: standard.cards.map(({ id }) => id) }).play(
      'fight',
      'technique technique=low',
    )
    expect(table.keys()).not.toContain('top')
  })

  test('T-31 the middle symbol adds, the bottom subtracts, the top changes nothing', () => {
    const changeOf = (id: string, technique: string) => {
      const table = battle({ hand: [id] }).play(
        'fight',
        `technique technique=${technique}`,
        card(id),
        'number value=3',
      )
      return table.events.find(event => event.kind === 'rolled')
    }
    expect(changeOf('undercut', 'low')).toMatchObject({ change: 2, won: true })
    expect(changeOf('undercut', 'thrust')).toMatchObject({ change: -2, won: false })
    expect(changeOf('undercut', 'high')).toMatchObject({ change: 0, won: false })
  })

  test('T-31 a helmet and the princess take one each, a bomb adds three', () => {
    const table = battle({ plain: 0, helmeted: 1, wells: ['princess', 'bomb'] })
    table.play('fight', 'technique technique=high', 'bare', 'bomb use=true', 'number value=3')
    expect(table.events).toContainEqual({ kind: 'rolled', value: 3, change: 1, won: true })
  })

  test('T-31 four or more beats the monster, which is removed for one point of experience', () => {
    const won = battle().play('fight', 'technique technique=high', 'bare', 'number value=4')
    expect(won.state).toMatchObject({ xp: 1, hearts: 6 })
    expect(won.state.rooms[1]?.plain).toBe(0)
    const lost = battle().play('fight', 'technique technique=high', 'bare', 'number value=3')
    expect(lost.state).toMatchObject({ xp: 0, hearts: 5 })
    expect(lost.state.rooms[1]?.plain).toBe(1)
  })

  test.each([
    [-3, 1 / 6],
    [-2, 1 / 6],
    [-1, 1 / 3],
    [0, 1 / 2],
    [1, 2 / 3],
    [2, 5 / 6],
    [5, 5 / 6],
  ])('T-31 with %i in all a round is won with chance %f', (change, chance) => {
    expect(chanceToBeat(change)).toBeCloseTo(chance, 10)
  })

  test('T-32 a lost round costs one heart and the monster stays, helmeted or not', () => {
    const table = battle({ plain: 0, helmeted: 1 }).play(
      'fight',
      'technique technique=high',
      'bare',
      'number value=4',
    )
    expect(table.state.hearts).toBe(5)
    expect(table.state.rooms[1]?.helmeted).toBe(1)
  })

  test('T-32 a used card is discarded whether the round is won or lost', () => {
    for (const value of [2, 6]) {
      const table = battle({ plain: 2 }).play(
        'fight',
        'technique technique=high',
        card('hook'),
        `number value=${value}`,
      )
      expect(table.state).toMatchObject({ hand: cards('parry'), discard: cards('hook') })
    }
  })

  test('T-101 before every round, the first too: potion, retreat or fight', () => {
    const table = battle({ plain: 2, wells: ['potion'], more: { hearts: 3 } })
    expect(table.keys()).toEqual(['fight', 'retreat', 'drink'])
    table.play('fight', 'technique technique=high', 'bare', 'number value=6')
    expect(table.keys()).toEqual(['fight', 'retreat', 'drink'])
  })

  test('T-101 the bomb is asked after the card, also after seeing one that was turned over', () => {
    const table = battle({ wells: ['bomb'] }).play(
      'fight',
      'technique technique=thrust',
      'top',
      deal('undercut'),
    )
    expect(table.keys()).toEqual(['bomb use=true', 'bomb use=false'])
  })

  test('T-102 card and bomb are spent on a 1, which loses, and on a 6, which gives the experience', () => {
    for (const [value, xp, hearts] of [
      [1, 0, 5],
      [6, 1, 6],
    ]) {
      const table = battle({ plain: 2, wells: ['bomb'] })
      table.play('fight', 'technique technique=low', card('hook'), 'bomb use=true', `number value=${value}`)
      expect(table.state).toMatchObject({ xp, hearts, wells: [], discard: cards('hook') })
      expect(table.state.pile.filter(token => token === 'bomb')).toHaveLength(4)
    }
  })
})

describe('cards', () => {
  test('T-33 after the last monster on the tile the hand is filled to level + 1', () => {
    const table = battle().play('fight', 'technique technique=high', card('hook'), 'number value=6')
    expect(table.offers('deal')).toHaveLength(UNSEEN)
    table.play(deal('sweep'))
    expect(table.state.hand).toHaveLength(2)
    expect(table.offers('move')).not.toEqual([])
  })

  test('T-33 not while monsters are left', () => {
    const table = battle({ plain: 2 }).play(
      'fight',
      'technique technique=high',
      card('hook'),
      'number value=6',
    )
    expect(table.keys()).toEqual(['fight', 'retreat'])
  })

  test('T-33 not after a retreat: the cards come with the next tile that is beaten', () => {
    const table = battle().play(
      'fight',
      'technique technique=high',
      card('hook'),
      'number value=1',
      'retreat',
    )
    expect(table.offers('deal')).toEqual([])
    expect(table.state.hand).toHaveLength(1)
    expect(table.offers('move')).not.toEqual([])
    table.play('move dir=north', 'monster chest=false die=red helmet=false')
    const won = ['fight', 'technique technique=high', 'bare', 'number value=6']
    expect(table.play(...won).offers('deal')).toEqual([])
    table.play(...won, deal('sweep'))
    expect(table.state.hand).toHaveLength(2)
    expect(table.offers('deal')).toEqual([])
  })

  test('T-33 not in a room where no monster came', () => {
    const rooms = [{ tile: 'gallery', x: 0, y: -1 }]
    const table = given({ rooms, hand: [] }).play('move dir=north')
    expect(table.state).toMatchObject({ at: 1, hand: [] })
    expect(table.offers('deal')).toEqual([])
    expect(table.offers('move')).toEqual(['move dir=south'])
  })

  test('T-33 as many as there are when deck and discards hold fewer', () => {
    const table = battle({ hand: ['hook'], more: { level: 3, deck: [], discard: cards('sweep') } })
    table.play('fight', 'technique technique=high', 'bare', 'number value=6', deal('sweep'))
    expect(table.state.hand).toEqual(cards('hook', 'sweep'))
    expect(table.offers('move')).not.toEqual([])
  })
})

describe('potions and bombs', () => {
  test('T-34 a potion gives two hearts in battle and never more than there are', () => {
    expect(battle({ wells: ['potion'], more: { hearts: 2 } }).play('drink').state.hearts).toBe(4)
    expect(battle({ wells: ['potion'], more: { hearts: 5 } }).play('drink').state.hearts).toBe(6)
  })

  test('T-34 a potion heals fully where no monster is, and goes back to the pile', () => {
    const table = given({ more: { hearts: 1 } }).play('drink')
    expect(table.state).toMatchObject({ hearts: 6, wells: [] })
    expect(table.state.pile.filter(token => token === 'potion')).toHaveLength(4)
  })

  test('T-34 several potions may be drunk, but none at full hearts', () => {
    const table = battle({ wells: ['potion', 'potion', 'potion'], more: { hearts: 1 } }).play(
      'drink',
      'drink',
      'drink',
    )
    expect(table.state).toMatchObject({ hearts: 6, wells: [] })
    expect(battle({ wells: ['potion'] }).keys()).toEqual(['fight', 'retreat'])
  })

  test('T-34 one bomb a round, said before the numbered die, and it may be saved', () => {
    const table = battle({ wells: ['bomb', 'bomb'] }).play(
      'fight',
      'technique technique=high',
      'bare',
      'bomb use=true',
    )
    expect(table.state.wells).toEqual(['bomb'])
    expect(table.offers('number')).toHaveLength(6)
    const saved = battle({ wells: ['bomb'] }).play(
      'fight',
      'technique technique=high',
      'bare',
      'bomb use=false',
    )
    expect(saved.state.wells).toEqual(['bomb'])
  })
})

describe('levels', () => {
  const win = ['fight', 'technique technique=high', 'bare', 'number value=6']

  test('T-36 ten experience are a level and full hearts, even in battle; the hand grows after it', () => {
    expect(battle({ plain: 2, more: { xp: 8, hearts: 1 } }).play(...win).state).toMatchObject({
      level: 1,
      xp: 9,
      hearts: 1,
    })
    const table = battle({ plain: 2, more: { xp: 9, hearts: 1 } }).play(...win)
    expect(table.state).toMatchObject({ level: 2, hearts: 6 })
    expect(table.keys()).toEqual(['fight', 'retreat'])
    table.play(...win)
    expect(table.offers('deal')).toHaveLength(UNSEEN)
    expect(table.play(deal('sweep')).state.hand).toHaveLength(3)
  })

  test('T-33 T-36 the level of the last monster counts for the cards that follow', () => {
    const table = battle({ more: { xp: 9 } }).play(...win, deal('sweep'))
    expect(table.state).toMatchObject({ level: 2, hand: cards('hook', 'parry', 'sweep') })
    expect(table.offers('deal')).toEqual([])
  })

  test('T-36 after a level-up and a retreat the larger hand waits for the next tile that is beaten', () => {
    const table = battle({ plain: 2, more: { xp: 9 } }).play(...win, 'retreat')
    expect(table.state).toMatchObject({ level: 2, hand: cards('hook', 'parry') })
    expect(table.offers('deal')).toEqual([])
  })

  test('T-36 level 5 is the last', () => {
    const table = battle({ plain: 2, more: { level: 5, xp: 9 } }).play(...win)
    expect(table.state.level).toBe(5)
  })

  test('T-108 experience goes back to 0 at a level-up', () => {
    expect(battle({ plain: 2, more: { xp: 9 } }).play(...win).state.xp).toBe(0)
  })

  test('T-108 at level 5 experience neither counts nor heals', () => {
    const table = battle({ plain: 2, more: { level: 5, xp: 0, hearts: 2 } }).play(...win)
    expect(table.state).toMatchObject({ xp: 0, hearts: 2 })
  })
})
