import { describe, expect, test } from 'vitest'
import { wayFor } from './make-way.ts'

const room = { top: 50, bottom: 400 }
const slip = { left: 0, right: 200, top: 60, bottom: 120 }
const thing = (top: number, bottom: number, left = 50) => ({ left, right: left + 40, top, bottom })

describe('a slip over the table', () => {
  test('stays where it covers nothing that it speaks of', () => {
    expect(wayFor(slip, [], room)).toBe(0)
    expect(wayFor(slip, [thing(130, 170), thing(70, 110, 220)], room)).toBe(0)
  })

  test('goes below what it would cover, where there is no room above it', () => {
    expect(wayFor(slip, [thing(100, 140)], room)).toBe(86)
  })

  test('goes above it where that is nearer', () => {
    expect(wayFor({ ...slip, top: 330, bottom: 390 }, [thing(380, 399)], room)).toBe(-16)
  })

  test('covers as few as it can where it finds no free place', () => {
    const many = [thing(60, 180), thing(190, 300), thing(310, 400)]
    expect(wayFor({ ...slip, bottom: 300 }, many, room)).toBe(0)
    expect(wayFor({ ...slip, bottom: 200 }, [thing(60, 390), thing(60, 70)], room)).toBe(16)
  })
})
