import { describe, expect, test } from 'vitest'
import type { Choice, Hint, Prospects } from './protocol.ts'
import { marginOf, recommendedBy } from './recommended.ts'

const choiceOf = (key: string, odds: string | null = null): Choice => ({
  key,
  action: { kind: key },
  text: `Do ${key}`,
  odds,
  rule: null,
})

const CHOICES = [choiceOf('rest'), choiceOf('fight', '61% to win'), choiceOf('flee')]
const [rest, fight] = [choiceOf('rest'), choiceOf('fight', '61% to win')]
const others = { fight: { why: 'It guards a chest.', at: 'gallery' } }
const hint: Hint = { seat: 0, choice: rest, why: 'Rest is free here.', at: 'stairwell', others }

function prospects(best: string, values: Readonly<Record<string, number>>): Prospects {
  const options = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    low: value - 0.02,
    high: value + 0.02,
  }))
  return { best, times: 100, options }
}

test('at first sight it is what advice says, with its reason and its place', () => {
  expect(recommendedBy(hint, null, CHOICES)).toEqual({
    choice: rest,
    odds: null,
    why: 'Rest is free here.',
    instead: null,
    even: null,
    at: 'stairwell',
    options: [],
  })
})

test('thinking that agrees adds the others by value, what is recommended first', () => {
  const found = recommendedBy(hint, prospects('rest', { fight: 0.3, rest: 0.5, flee: 0.4 }), CHOICES)
  expect(found).toMatchObject({ choice: rest, why: 'Rest is free here.', instead: null, even: null })
  expect(found.options.map(({ text, value }) => [text, value])).toEqual([
    ['Do rest', 0.5],
    ['Do flee', 0.4],
    ['Do fight', 0.3],
  ])
})

test('what is no worse and not clearly better is said to be as good, and does not come first', () => {
  const found = recommendedBy(hint, prospects('rest', { fight: 0.51, rest: 0.5 }), CHOICES)
  expect(found.options.map(({ key }) => key)).toEqual(['rest', 'fight'])
  expect(found).toMatchObject({ choice: rest, even: 'Do fight' })
})

test('thinking that finds something better takes the place of the advice, with its own reason and place', () => {
  const found = recommendedBy(hint, prospects('fight', { fight: 0.7, rest: 0.5 }), CHOICES)
  expect(found).toMatchObject({ choice: fight, odds: '61% to win', why: 'It guards a chest.' })
  expect(found).toMatchObject({ instead: rest, at: 'gallery' })
  expect(found.options[0]?.key).toBe('fight')
})

describe('odds are said', () => {
  const saidBeside = (why: string, odds: string) =>
    recommendedBy({ ...hint, choice: choiceOf('fight', odds), why }, null, [choiceOf('fight', odds)]).odds !==
    null

  test.each([
    ['It is weak.', '61% to win'],
    ['With 2 hearts left room 3-1 is the last.', '61% to win'],
    ['The Goblin brings loot or 2 XP.', 'expect 0.0♥ and 2.0 time (Climb), 1.3♥ and 0.4 time (Jump)'],
    ['The Goblin is worth it: expect 1.1 damage and 2 time.', 'expect 1.1±0.2♥ and 2.0 time, deadly 4%'],
    ['Worth 16 gp.', '6% to win'],
    ['It is near.', 'only a trap'],
  ])('where the reason does not tell them: "%s" and "%s"', (why, odds) => {
    expect(saidBeside(why, odds)).toBe(true)
  })

  test.each([
    ['61% to win the round.', '61% to win'],
    ['The Goblin is worth it: expect 1.1 damage and 2 time.', 'expect 1.1±0.2♥ and 2.0±0.1 time'],
    ['The Goblin brings 2 XP: expect 1.5 time.', 'expect 0.0♥ and 1.5 time'],
    ['Zu erwarten 1,5 Zeit und 1 Schaden.', 'erwarte 1,0±0,3♥ und 1,5 Zeit'],
  ])('once, where the reason has the same numbers: "%s" and "%s"', (why, odds) => {
    expect(saidBeside(why, odds)).toBe(false)
  })
})

test('a margin is half of what lies between, and never nothing', () => {
  expect(marginOf({ low: 0.4, high: 0.46 })).toBe(3)
  expect(marginOf({ low: 0.5, high: 0.501 })).toBe(1)
})
