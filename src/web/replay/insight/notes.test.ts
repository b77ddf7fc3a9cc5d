import { expect, test } from 'vitest'
import { type MatchAnalysis, type Mistake, THOUGHT } from '../../../table/protocol.ts'
import { notesOf } from './notes.ts'

function foundWith(
  ...mistakes: readonly (readonly [at: number, better: string, cost: number])[]
): MatchAnalysis {
  const told = mistakes.map(([at, better, cost]) => {
    const remark = { played: 'wait', better, why: '' }
    return { at, seat: 0, cost, said: { en: remark, de: remark } }
  })
  return { series: [], by: [], accounts: [], together: false, mistakes: told }
}

const say = ({ said }: Mistake) => said.en.better
const line = (at: number, kind = 'step') => ({ at, kind })

test('a mistake stands at the line that tells of it, or at the next that is told', () => {
  const lines = [line(1), line(4)]
  const notes = notesOf(foundWith([1, 'run', 0.1], [3, 'fight', 0.2]), lines, say)
  expect(lines.map(each => notes.get(each))).toEqual(['run', 'fight'])
})

test('of two mistakes that are told at the same line none is lost', () => {
  const lines = [line(1), line(4)]
  const notes = notesOf(foundWith([2, 'run', 0.1], [3, 'fight', 0.2]), lines, say)
  expect(lines.map(each => notes.get(each))).toEqual([undefined, 'run · fight'])
})

test('a mistake stands at what was done, not at what a bot said it was after', () => {
  const lines = [line(2, THOUGHT), line(2)]
  const notes = notesOf(foundWith([2, 'run', 0.1]), lines, say)
  expect(lines.map(each => notes.get(each))).toEqual([undefined, 'run'])
})
