/** What a schema found wrong, in English, in words for whoever stands before the field and for whoever typed it. */
import type { z } from 'zod'
import { clipped } from '../limits.ts'

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

export function issue(found: Issue): string {
  switch (found.code) {
    case 'invalid_type':
      return typeFault(found.expected, found.input === undefined)
    case 'invalid_value':
      return `This must be ${oneOf(found.values)}`
    case 'too_big':
    case 'too_small':
      return bounded(found)
    case 'invalid_format':
      return found.format === 'regex'
        ? `This does not fit the pattern ${found.pattern}`
        : 'This does not have the right form'
    case 'unrecognized_keys':
      return `Nobody knows ${clipped(found.keys.join(', '))}`
    case 'invalid_union':
      return 'options' in found && found.options
        ? `This must be ${oneOf(found.options)}`
        : 'This does not fit here'
    default:
      return 'This does not fit here'
  }
}

function typeFault(expected: string, isMissing: boolean): string {
  const type = TYPES[expected] ?? expected
  return isMissing ? `${type.charAt(0).toUpperCase()}${type.slice(1)} is missing` : `This must be ${type}`
}

function oneOf(values: readonly unknown[]): string {
  return values.map(value => (typeof value === 'string' ? `"${value}"` : String(value))).join(' or ')
}

function bounded(found: Bound): string {
  const limit = found.code === 'too_big' ? found.maximum : found.minimum
  const [one, many] = UNITS[found.origin] ?? ['', '']
  return `This must be ${rangeOf(found)} ${limit} ${Number(limit) === 1 ? one : many}`.trimEnd()
}

function rangeOf({ code, inclusive, exact }: Bound): string {
  if (exact) return 'exactly'
  if (code === 'too_big') return inclusive ? 'at most' : 'less than'
  return inclusive ? 'at least' : 'more than'
}
