import { DEEPEST, excessOf, LONGEST, WIDEST } from './limits.ts'
import { done } from './result.ts'
import { refuse } from './text/index.ts'
import type { Refusal, Result } from './types.ts'

const LIMITS = { deep: DEEPEST, long: LONGEST, wide: WIDEST } as const

/** What came from outside, if it is small and flat enough to be read; asked at every door where JSON enters (S27). */
export function fitting(input: unknown, code: Refusal['code']): Result<unknown> {
  const excess = excessOf(input)
  return excess === null ? done(input) : refuse(code, t => t.excess[excess](LIMITS[excess]))
}
