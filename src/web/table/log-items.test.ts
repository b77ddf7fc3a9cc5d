import { expect, test } from 'vitest'
import type { Line } from '../../table/protocol.ts'
import { itemsOf } from './log-items.ts'

const look = { lineIcon: () => '', lineHead: ({ kind, text }: Line) => (kind === 'round' ? text : null) }
const line = (at: number, kind: string, text: string): Line => ({ at, seat: null, kind, text })

test('A round has its head above its lines; one of which there is nothing to tell has none.', () => {
  const lines = [
    line(1, 'round', 'Round 1'),
    line(2, 'roll', 'A six.'),
    line(3, 'round', 'Round 2'),
    line(4, 'round', 'Round 3'),
    line(5, 'roll', 'A one.'),
    line(6, 'round', 'Round 4'),
  ]
  const heads = itemsOf(look, lines, [], 5).map(item => ('turn' in item ? item.turn : item.id))
  expect(heads).toEqual(['Round 1', '2.0', 'Round 3', '5.0', 'Round 4'])
})

test('A line keeps its name when those before it are no longer shown.', () => {
  const lines = [line(1, 'roll', 'A one.'), line(2, 'roll', 'A six.'), line(2, 'hit', 'A hit.')]
  const names = (from: number) => itemsOf(look, lines.slice(from), [], 2).map(({ id }) => id)
  expect(names(0)).toEqual(['1.0', '2.0', '2.1'])
  expect(names(1)).toEqual(['2.0', '2.1'])
})

test('What is news to whoever took the device has a head of its own, before that of its round.', () => {
  const lines = [line(1, 'roll', 'A six.'), line(2, 'round', 'Round 2'), line(3, 'roll', 'A one.')]
  const news = { from: 2, title: 'News' }
  const heads = itemsOf(look, lines, [], 3, news).map(item => ('turn' in item ? item.turn : item.id))
  expect(heads).toEqual(['1.0', 'News', 'Round 2', '3.0'])
})
