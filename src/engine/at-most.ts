import { z } from 'zod'

/** A list that is measured before its elements are looked at (S26); `z.array().max()` measures it afterwards. */
export function atMost<T>(most: number, list: z.ZodType<T>, error?: string): z.ZodType<T> {
  const measured = z.unknown().check(({ value, issues }) => {
    if (!Array.isArray(value) || value.length <= most) return
    const issue = { code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: value } as const
    issues.push(error === undefined ? issue : { ...issue, message: error })
  })
  return measured.pipe(list)
}
