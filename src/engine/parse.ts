import type { z } from 'zod'
import { done } from './result.ts'
import { lines } from './sentence.ts'
import { refuse, say } from './text/index.ts'
import type { Language, Refusal, Result, Sentence } from './types.ts'

/** Faults that a schema names itself, by the key that it gives as its `error`. */
export type Own = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Reads unknown input by a schema; every fault becomes one sentence that names the place, one a line. */
export function parseWith<T>(
  schema: z.ZodType<T>,
  input: unknown,
  code: Refusal['code'],
  own?: Own,
): Result<T> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return done(parsed.data)
  return refuse(code, lines(parsed.error.issues.map(issue => sentenceOf(issue, own))))
}

export function placeOf({ path }: z.core.$ZodIssue): string {
  return path.map(String).join('.')
}

export function sentenceOf(issue: z.core.$ZodIssue, own?: Own): Sentence {
  const place = placeOf(issue)
  return say((text, language) => text.at(place, own?.[language][issue.message] ?? text.issue(issue)))
}
