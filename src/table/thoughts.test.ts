/** What bots were after, in the log: never a secret, and never twice in a row. */
import { expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import type { AnyKit, Reader } from '../engine/types.ts'
import { pigKit } from '../testing/pig.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { given, newPage, until } from './given.ts'
import { type Line, THOUGHT, told } from './protocol.ts'

/** The same game with advice that explains itself. */
function talkative(kit: AnyKit): AnyKit {
  const explained = (reader: Reader): Reader => ({
    ...reader,
    advice: { ...reader.advice, reasons: (_, action) => [{ why: action.kind }] },
    words: { en: { ...reader.words.en, reason: ({ why }) => `It is time to ${why}.` } },
  })
  return { ...kit, reader: (content, names) => explained(kit.reader(content, names)) }
}

async function thoughtsOf(kit: AnyKit, level: string): Promise<readonly Line[]> {
  const game = kit.facts.id
  const page = newPage({ [game]: async () => talkative(kit) })
  const seats = ['Bram', 'Odile'].map((name): SeatHolder => ({ kind: 'bot', name, level }))
  const options = game === 'pig' ? { goal: 20 } : {}
  const { match } = given(await page.ask('new', { game, options, seats, seed: 7 }))
  given(await page.ask('open', { match, seat: null }))
  await until(() => page.house.rooms.get(match)?.running === false)
  const { lines } = given(await page.ask('open', { match, seat: null }))
  return lines.filter(({ kind }) => kind === THOUGHT)
}

test('a bot says what it is after, once for all steps that it takes', async () => {
  const thoughts = await thoughtsOf(pigKit, 'skilled')
  expect(thoughts[0]).toMatchObject({ at: 1, seat: 0, text: 'Bram: “It is time to roll.”' })
  for (const seat of [0, 1]) {
    const own = thoughts.filter(line => line.seat === seat).map(({ text }) => text)
    expect(own.every((text, index) => text !== own[index + 1])).toBe(true)
  }
})

test('where seats have secrets and the game does not say what is plain to all it keeps silent, and so does one that does anything', async () => {
  expect(await thoughtsOf(twoCardsKit, 'skilled')).toEqual([])
  expect(await thoughtsOf(pigKit, 'random')).toEqual([])
})

test('a line that says the one before again takes its place, whatever was thought in between', () => {
  const line = (kind: string, joins?: true): Line => ({
    at: 1,
    seat: 0,
    kind,
    text: kind,
    ...(joins ? { joins } : {}),
  })
  const lines = [line('step'), line(THOUGHT), line('walk', true), line('end')]
  expect(told(lines).map(({ kind }) => kind)).toEqual([THOUGHT, 'walk', 'end'])
})
