import { expect, test } from 'vitest'
import { tableOf } from '../../../testing/table.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'

const game = tinKit.make(standard)
const fresh = () => tableOf(game, game.setup({ hearts: 6, turnLimit: null }))

test('T-01 two fight cards are dealt face up by chance before the first move', () => {
  const table = fresh()
  expect(game.actor(table.state)).toEqual({ kind: 'chance' })
  expect(table.keys()).toHaveLength(12)
  table.play('deal card=3', 'deal card=7')
  expect(table.state.hand).toEqual([3, 7])
  expect(game.actor(table.state)).toEqual({ kind: 'seats', seats: [0] })
})

test('T-01 an exhausted deck is reshuffled from its discards, never from the hand', () => {
  const discard = standard.cards.map(card => card.title).filter(title => title !== 'Hook')
  const table = given({ hand: ['Hook'], discard, more: { deals: 1 } })
  expect(table.state.deck).toEqual([])
  expect(table.keys()).toHaveLength(11)
  table.play('deal card=5')
  expect(table.state.hand).toEqual([0, 5])
  expect(table.state.discard).toEqual([])
  expect(table.state.deck).toHaveLength(10)
})

test('T-02 the hero starts on the stairwell with one potion, full hearts, level 1, no experience and no gold', () => {
  const { state } = fresh()
  expect(state).toMatchObject({ at: 0, wells: ['potion'], hearts: 6, level: 1, xp: 0, gold: [] })
  expect(state.pile.filter(token => token === 'potion')).toHaveLength(3)
  expect(state.pile).toHaveLength(26)
})

test('T-03 ten tiles lie above the princess room, and neither she nor the stairwell is among them', () => {
  const { state } = fresh()
  expect(state.stack).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(state.rooms.map(room => room.tile)).toEqual([0])
})

test('T-03 every tile of the stack is equally likely to be turned over, whatever letter it bears', () => {
  const tiles = standard.tiles.map((tile, index) => ({
    ...tile,
    mark: index % 2 === 0 ? ('A' as const) : ('B' as const),
  }))
  const marked = tinKit.make({ ...standard, tiles })
  const table = tableOf(marked, marked.setup({ hearts: 6, turnLimit: null })).play(
    'deal card=0',
    'deal card=1',
    'explore dir=north',
  )
  expect(marked.outcomes(table.state)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(tile => ({ action: { kind: 'tile', tile }, p: 0.1 })),
  )
})

test('nothing is hidden, so a guess is the state itself in another copy', () => {
  const { state } = fresh()
  const guess = game.guess(state, 0, { below: () => 0 })
  expect(guess).toEqual(state)
  expect(guess).not.toBe(state)
})
