/** What a schema found wrong, in English, for whoever stands before the field; the terminal names the place instead. */
import type { z } from 'zod'
import { clipped } from '../../limits.ts'

type Issue = z.core.$ZodIssue
type Bound = Extract<Issue, { code: 'too_big' | 'too_small' }>

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['letter', 'letters'],
  array: ['entry', 'entries'],
}

export const en = { issue }

export type HereText = typeof en

function issue(found: Issue): string {
  switch (found.code) {
    case 'invalid_type':
      return `This must be ${TYPES[found.expected] ?? found.expected}`
    case 'invalid_value':
      return `This must be ${found.values.map(value => `"${String(value)}"`).join(' or ')}`
    case 'too_big':
    case 'too_small':
      return bounded(found)
    case 'unrecognized_keys':
      return `Nobody knows ${clipped(found.keys.join(', '))}`
    default:
      return 'This does not fit here'
  }
}

function bounded(found: Bound): string {
  const limit = found.code === 'too_big' ? found.maximum : found.minimum
  const how = found.exact ? 'exactly' : found.code === 'too_big' ? 'at most' : 'at least'
  const [one, many] = UNITS[found.origin] ?? ['', '']
  return `This must be ${how} ${limit} ${Number(limit) === 1 ? one : many}`.trimEnd()
}
