import { describe, expect, test } from 'vitest'
import { random } from '../bots/random.ts'
import { type Match, type SeatHolder, start } from '../engine/match.ts'
import { play, playChance } from '../engine/play.ts'
import { fastRng, seededChance } from '../engine/rng.ts'
import type { AnyKit } from '../engine/types.ts'
import { onedeckKit } from '../games/onedeck/index.ts'
import { pigKit } from '../testing/pig.ts'
import { askedOf, isBot, nextToAct } from './turn.ts'

const person = (name: string): SeatHolder => ({ kind: 'person', name })
const bot = (name: string): SeatHolder => ({ kind: 'bot', name, level: 'skilled' })
const open: SeatHolder = { kind: 'open', name: 'Seat' }

function begun(kit: AnyKit, seats: readonly SeatHolder[], options = {}): Match {
  const match = start(kit, { seats, options })
  if (!match.ok) throw new Error(match.refusal.reason)
  return match.value
}

interface Decision {
  readonly before: Match
  readonly seat: number
}

/** Plays a few matches as a table does, and tells each step of a seat with the match before it. */
function playedOn(kit: AnyKit, match: Match): Decision[] {
  return [1, 2, 3, 4, 5].flatMap(seed => [...playedWith(kit, match, seed)])
}

function* playedWith(kit: AnyKit, match: Match, seed: number): Generator<Decision> {
  const rng = fastRng(seed)
  let now = match
  while (now.game.actor(now.state).kind !== 'over') {
    const seat = nextToAct({ reader: kit.reader(now.content), match: now })
    const next =
      seat === null
        ? playChance(now, seededChance(seed))
        : play(now, seat, random({ game: now.game, rng })(now.state, seat))
    if (!next.ok) throw new Error(next.refusal.reason)
    if (seat !== null) yield { before: now, seat }
    now = next.value
  }
}

describe('who acts next', () => {
  test('is the one whose turn it is: person, bot or an open seat that waits', () => {
    for (const first of [person('Ada'), bot('Bram'), open])
      expect(nextToAct({ reader: pigKit.reader(null), match: begun(pigKit, [first, bot('Odile')]) })).toBe(0)
  })

  test.each([
    ['two', ['warrior', 'mage']],
    ['four', ['warrior', 'mage', 'rogue', 'archer']],
  ])(
    'among %s heroes a person decides for the party, and bots with a hero come to an end (O-201)',
    (_, heroes) => {
      const kit: AnyKit = onedeckKit
      const seats = heroes.map((name, seat) => (seat === 1 ? person(name) : bot(name)))
      const match = begun(kit, seats, { heroes, seats: heroes.length })
      let [steps, run] = [0, 0]
      for (const { before, seat } of playedOn(kit, match)) {
        steps += 1
        run = isBot(before, seat) ? run + 1 : 0
        expect(run).toBeLessThan(100)
        const { prompt } = before.game.view(before.state, null)
        if (['explore', 'loot', 'door'].includes(prompt?.ask ?? '')) expect(seat).toBe(1)
      }
      expect(steps).toBeGreaterThan(50)
    },
  )

  test('who has said done in a fight is not asked again until something changes (O-201)', () => {
    const kit: AnyKit = onedeckKit
    const match = begun(kit, [person('Ada'), bot('Bram')], { heroes: ['warrior', 'mage'], seats: 2 })
    let found = 0
    for (const { before, seat } of playedOn(kit, match)) {
      const last = before.log[before.version - 1]
      if (!last || !('action' in last) || last.action.kind !== 'done') continue
      if (before.game.view(before.state, null).prompt?.ask !== 'fight') continue
      found += 1
      expect(askedOf({ reader: kit.reader(before.content), match: before })).not.toContain(last.seat)
      expect(seat).not.toBe(last.seat)
    }
    expect(found).toBeGreaterThan(3)
  })
})
