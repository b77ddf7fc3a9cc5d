import { expect, test } from 'vitest'
import { tableOf } from '../../../testing/table.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { State } from '../types.ts'

const game = tinKit.make(standard)
const handOf = ({ hand }: State) => hand.map(card => standard.cards[card]?.id)
const tileId = (tile: number) => standard.tiles[tile]?.id
const SHUFFLED = standard.tiles
  .filter(({ kind }) => kind !== 'stairwell' && kind !== 'princess')
  .map(({ id }) => id)
const fresh = () => tableOf(game, game.setup({ hearts: 6, turnLimit: null }))

test('T-01 two fight cards are dealt face up by chance before the first move', () => {
  const table = fresh()
  expect(game.actor(table.state)).toEqual({ kind: 'chance' })
  expect(table.keys()).toEqual(standard.cards.map(({ id }) => `deal card=${id}`))
  table.play('deal card=riposte', 'deal card=lunge')
  expect(handOf(table.state)).toEqual(['riposte', 'lunge'])
  expect(game.actor(table.state)).toEqual({ kind: 'seats', seats: [0] })
})

test('T-01 an exhausted deck is reshuffled from its discards, never from the hand', () => {
  const discard = standard.cards.map(({ id }) => id).filter(id => id !== 'hook')
  const table = given({ hand: ['hook'], discard, more: { deals: 1 } })
  expect(table.state.deck).toEqual([])
  expect(table.keys()).toHaveLength(discard.length)
  table.play('deal card=rising-cut')
  expect(handOf(table.state)).toEqual(['hook', 'rising-cut'])
  expect(table.state.discard).toEqual([])
  expect(table.state.deck).toHaveLength(discard.length - 1)
})

test('T-02 the hero starts on the stairwell with one potion, full hearts, level 1, no experience and no gold', () => {
  const { state } = fresh()
  expect(state).toMatchObject({ at: 0, wells: ['potion'], hearts: 6, level: 1, xp: 0, gold: [] })
  expect(state.pile.filter(token => token === 'potion')).toHaveLength(3)
  expect(state.pile).toHaveLength(26)
})

test('T-03 all tiles but hers and the stairwell lie above the princess room', () => {
  const { state } = fresh()
  expect(state.stack.map(tileId)).toEqual(SHUFFLED)
  expect(state.rooms.map(({ tile }) => tileId(tile))).toEqual(['stairwell'])
})

test('T-03 every tile of the stack is equally likely to be turned over, whatever letter it bears', () => {
  const tiles = standard.tiles.map((tile, index) => ({
    ...tile,
    mark: index % 2 === 0 ? ('A' as const) : ('B' as const),
  }))
  const marked = tinKit.make({ ...standard, tiles })
  const table = tableOf(marked, marked.setup({ hearts: 6, turnLimit: null })).play(
    'deal card=hook',
    'deal card=kick',
    'explore dir=north',
  )
  expect(marked.outcomes(table.state)).toEqual(
    SHUFFLED.map(tile => ({ action: { kind: 'tile', tile }, p: 1 / SHUFFLED.length })),
  )
})

test('nothing is hidden, so a guess is the state itself in another copy', () => {
  const { state } = fresh()
  const guess = game.guess(state, 0, { below: () => 0 })
  expect(guess).toEqual(state)
  expect(guess).not.toBe(state)
})
