import { describe, expect, test } from 'vitest'
import { KINDS, type Shape, silhouette } from './outline.ts'

const SHAPES: readonly Shape[] = [...KINDS, 'X', 'plain']

describe('silhouettes', () => {
  test('no two kinds of dice share one', () => {
    expect(new Set(KINDS.map(kind => silhouette(kind, 48, 48))).size).toBe(KINDS.length)
  })

  test.each(SHAPES)('%s stays within its field and is closed', shape => {
    const path = silhouette(shape, 168, 62)
    const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([n]) => Number(n))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(168)
    expect(path).toMatch(/^M.*Z$/)
  })

  test('a corner can be asked for', () => {
    expect(silhouette('M', 72, 62, 15)).toBe('M15 0H57L72 15V47L57 62H15L0 47V15Z')
  })
})
