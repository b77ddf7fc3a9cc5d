import { expect, test } from 'vitest'
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

test('odds are said where the reason has no number', () => {
  const plain = { ...hint, choice: fight, why: 'It is weak.' }
  expect(recommendedBy(plain, null, CHOICES).odds).toBe('61% to win')
  expect(recommendedBy({ ...plain, why: '61% to win the round.' }, null, CHOICES).odds).toBeNull()
})

test('a margin is half of what lies between, and never nothing', () => {
  expect(marginOf({ low: 0.4, high: 0.46 })).toBe(3)
  expect(marginOf({ low: 0.5, high: 0.501 })).toBe(1)
})
