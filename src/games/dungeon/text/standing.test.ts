import { expect, test } from 'vitest'
import { content, de, en, given } from '../given.ts'
import { viewOf } from '../view/index.ts'
import { tales } from './en/tales.ts'

test('D-70 whoever is home with enough is told that to end the turn wins', () => {
  const goods = ['Silver Ring@3', 'Silver Ring@3']
  const asked = (at: string, more: readonly string[]) => {
    const { state } = given({ heroes: [{ class: 'rogue', at, goods: [...goods, ...more] }] })
    return en.ask(viewOf(content, state, 0))
  }
  const enough = ['Huge Diamond@6']
  expect(asked('great-hall', enough)).toBe(
    'You are home with enough gold: stay, end the turn, and you have won.',
  )
  expect(asked('great-hall', [])).toMatch(/^You are in the Great Hall: go up to 5 spaces, or stay\.$/)
  expect(asked('crypt', enough)).toMatch(/^You are in the Crypt: /)
})

const { state } = given({
  heroes: [
    { class: 'cleric', at: 'c-57', goods: ['Silver Ring@3'], lost: 0 },
    { class: 'rogue', at: 'crypt', goods: [], lost: 0 },
  ],
})

test('how far a race is: the round, and of gold only what the viewer may know', () => {
  expect(en.standing?.(viewOf(content, state, 0))).toBe('Round 1 · 2,000 gp of 10,000 gp')
  expect(de.standing?.(viewOf(content, state, 0))).toBe('Runde 1 · 2.000 von 10.000 Gold')
  expect(en.standing?.(viewOf(content, state, null))).toBe('Round 1')
})

test('a margin of nothing is told in words of its own', () => {
  expect(tales.margins['goldOver']?.(0)).toBe('Home with exactly what it took.')
  expect(tales.margins['goldOver']?.(250)).toBe('Home with 250 gp more than it took.')
})
