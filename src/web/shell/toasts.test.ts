import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say, toasts } from './toasts.ts'

const said = () => toasts.value.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  toasts.value = []
})
afterEach(() => vi.useRealTimers())

test('news are gone after a while, but for those that something can be done about', () => {
  say('The fort is full.', { label: 'Make room', run: () => undefined })
  say('Bram has gone.')
  vi.runAllTimers()
  expect(said()).toEqual(['The fort is full.'])
})

test('of older news the last two stay', () => {
  for (const news of ['one', 'two', 'three', 'four']) say(news)
  expect(said()).toEqual(['two', 'three', 'four'])
})

test('what is said again is not stacked, and stays as long as new news do', () => {
  say('No die fits.')
  say('Bram has gone.')
  vi.advanceTimersByTime(3000)
  say('No die fits.')
  expect(said()).toEqual(['Bram has gone.', 'No die fits.'])
  vi.advanceTimersByTime(3000)
  expect(said()).toEqual(['No die fits.'])
})
