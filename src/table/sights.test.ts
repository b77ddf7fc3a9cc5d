/** What holds for the sights of every game, along whole matches. */
import { describe, expect, test } from 'vitest'
import { canonical } from '../engine/hash.ts'
import type { Setup } from '../engine/match.ts'
import { fastRng } from '../engine/rng.ts'
import { type AnyKit, LANGUAGES, type View } from '../engine/types.ts'
import { KITS } from '../games/index.ts'
import { someOf } from '../testing/law-games.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { walk } from '../testing/walk.ts'
import { changed, changeOf } from './change.ts'
import type { Eyes } from './eyes.ts'
import { bookFor } from './reading/book.ts'
import { pictureOf } from './reading/picture.ts'
import { seenAt, seenNow } from './see.ts'
import type { Table } from './table.ts'

type Case = readonly [game: string, how: string, setup: Setup, sense: number]

const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: `Player ${seat + 1}` }) as const)
const heroes = ['warrior', 'mage', 'rogue', 'archer']
const party = (size: number): Setup => ({ options: { heroes: heroes.slice(0, size) }, seats: people(size) })

const CASES: readonly Case[] = someOf([
  ['two-cards', 'at random', {}, 0],
  ['tin', 'at random', {}, 0],
  ['dungeon', 'a race of four', { seats: people(4) }, 0.9],
  ['onedeck', 'four heroes', party(4), 0.9],
  ['tin', 'as advised', {}, 1],
  ['dungeon', 'a race of two at random', { seats: people(2) }, 0],
  ['dungeon', 'a hunt', { options: { mode: 'hunt' }, seats: people(1) }, 0.9],
  ['dungeon', 'hunted', { options: { mode: 'hunted' }, seats: people(1) }, 0.9],
  ['dungeon', 'against the clock', { options: { mode: 'timed' }, seats: people(1) }, 0.9],
  ['onedeck', 'one hero', party(1), 0.9],
  ['onedeck', 'two heroes at random', party(2), 0],
])

function kitOf(game: string): AnyKit {
  const kit = [...KITS, twoCardsKit].find(({ facts }) => facts.id === game)
  if (!kit) throw new Error(game)
  return kit
}

/** Each seat for itself, a spectator, and where seats have no secrets all of them at one device. */
function eyesAt({ match: { seats, game } }: Table): readonly Eyes[] {
  const alone = [...seats.keys()].map(seat => [seat])
  return game.facts.hidden ? [...alone, []] : [...alone, [], [...seats.keys()].toReversed()]
}

/** A slow law looks at one step in so many. */
const SAMPLE = 4

/** Pictures are taken at about so many moments of a match. */
const MOMENTS = 8

describe.each(CASES)('%s, %s', (game, _, setup, sense) => {
  const kit = kitOf(game)
  const tables = [...walk(kit, setup, 3, sense)]
  const apart = Math.ceil(tables.length / MOMENTS)
  const some = tables.filter((_table, index) => index % apart === 0 || index === tables.length - 1)

  test('every view is rebuilt from the changes', () => {
    const known = new Map<string, View>()
    for (const table of tables)
      for (const eyes of eyesAt(table)) {
        const { view } = seenNow(table, eyes, table.match.line.length)
        const before = known.get(eyes.join()) ?? view
        const change = JSON.parse(JSON.stringify(changeOf(before, view)))
        const after = changed(before, change)
        known.set(eyes.join(), after)
        if (canonical(after) !== canonical(view)) expect(after).toEqual(view)
      }
  })

  test('S1 sights of states that a seat cannot tell apart are equal', () => {
    const rng = fastRng(7)
    for (const table of tables.filter(({ match }) => match.line.length % SAMPLE === 0))
      for (const seat of table.match.seats.keys()) {
        const { match } = table
        const twin = { ...table, match: { ...match, state: match.game.guess(match.state, seat, rng) } }
        const [mine, theirs] = [table, twin].map(each => canonical(seenNow(each, [seat], match.line.length)))
        expect(mine).toBe(theirs)
      }
  })

  test('a picture is the same from a sight that went over a wire, in every language', async () => {
    const { header } = tables[0]?.match ?? {}
    if (!header) throw new Error(game)
    const book = await bookFor({ [game]: async () => kit }, { ...header, names: {} })
    for (const table of some)
      for (const eyes of eyesAt(table))
        for (const seen of [
          seenNow(table, eyes),
          seenAt(table, eyes, Math.floor(table.match.line.length / 2)),
        ])
          for (const language of LANGUAGES) {
            const sent = JSON.parse(JSON.stringify(seen))
            const [near, far] = [seen, sent].map(each => JSON.stringify(pictureOf(each, book, language)))
            expect(far).toBe(near)
          }
  })
})
