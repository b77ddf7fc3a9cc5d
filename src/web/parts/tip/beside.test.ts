import { describe, expect, test } from 'vitest'
import { arrowOf, beside } from './beside.ts'
import type { Box } from './place.ts'

const at = (x: number, y: number, width = 10): Box => ({ x, y, width, height: 10 })
const FROM = at(50, 50)

describe('an arrow key', () => {
  test('leads to the nearest thing on its side', () => {
    const others = [
      ['far', at(90, 50)],
      ['near', at(60, 50)],
      ['behind', at(40, 50)],
    ] as const
    expect(beside(FROM, others, 'ArrowRight')).toBe('near')
    expect(beside(FROM, others, 'ArrowLeft')).toBe('behind')
  })

  test('takes of a line above or below what stands nearest over it', () => {
    const others = [
      ['left', at(35, 70, 20)],
      ['over', at(50, 70)],
      ['upper', at(55, 20)],
    ] as const
    expect(beside(FROM, others, 'ArrowDown')).toBe('over')
    expect(beside(FROM, others, 'ArrowUp')).toBe('upper')
  })

  test('leads nowhere past the edge, nor aslant', () => {
    expect(beside(FROM, [['aslant', at(70, 70)]], 'ArrowRight')).toBeUndefined()
    expect(beside(FROM, [], 'ArrowUp')).toBeUndefined()
  })

  test('is one of four', () => {
    expect(arrowOf('ArrowUp')).toBe('ArrowUp')
    expect(arrowOf('Tab')).toBeUndefined()
  })
})
