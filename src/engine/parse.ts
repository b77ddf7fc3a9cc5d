import type { z } from 'zod'
import { done, refuse } from './result.ts'
import type { Refusal, Result } from './types.ts'

/** Reads unknown input by a schema; every fault becomes one sentence that names the place, one a line. */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown, code: Refusal['code']): Result<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return done(parsed.data)
  return refuse(code, parsed.error.issues.map(sentenceOf).join('\n'))
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.')
  const fault = issue.code === 'unrecognized_keys' ? `does not know ${issue.keys.join(', ')}` : issue.message
  return place === '' ? `${upperFirst(fault)}.` : `${place}: ${lowerFirst(fault)}.`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
