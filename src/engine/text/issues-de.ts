/** What a schema found wrong, in German: zod's own German leaves the names of types in English. */
import type { z } from 'zod'
import { clipped } from '../limits.ts'

type Issue = z.core.$ZodIssue
type Bound = Extract<Issue, { code: 'too_big' | 'too_small' }>

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  null: 'null',
  array: 'eine Liste',
  tuple: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
}
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['ein Zeichen', 'Zeichen'],
  array: ['ein Eintrag', 'Einträge'],
}

export function issue(found: Issue): string {
  switch (found.code) {
    case 'invalid_type':
      return found.input === undefined
        ? `Es fehlt ${typeName(found.expected)}`
        : `Erwartet wird ${typeName(found.expected)}, gefunden wurde ${typeName(typeOf(found.input))}`
    case 'invalid_value':
      return `Erwartet wird ${oneOf(found.values)}`
    case 'too_big':
    case 'too_small':
      return bounded(found)
    case 'invalid_format':
      return found.format === 'regex'
        ? `Der Text passt nicht zum Muster ${found.pattern}`
        : 'Der Text hat nicht die richtige Form'
    case 'unrecognized_keys':
      return `Hier gibt es ${clipped(found.keys.map(key => `kein ${key}`).join(', '))}`
    case 'invalid_union':
      return 'options' in found && found.options
        ? `Erwartet wird ${oneOf(found.options)}`
        : 'Das passt hier nicht'
    default:
      return 'Das passt hier nicht'
  }
}

function typeName(type: string): string {
  return TYPES[type] ?? type
}

function typeOf(input: unknown): string {
  if (input === null) return 'null'
  return Array.isArray(input) ? 'array' : typeof input
}

function oneOf(values: readonly unknown[]): string {
  const said = values.map(value => (typeof value === 'string' ? `„${value}“` : String(value)))
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(part => part !== '').join(' oder ')
}

const MUST = ['muss', 'müssen'] as const
const MAY = ['darf', 'dürfen'] as const

function rangeOf({ code, inclusive, exact }: Bound): readonly [how: string, verb: typeof MUST | typeof MAY] {
  if (exact) return ['genau', MUST]
  if (code === 'too_big') return inclusive ? ['höchstens', MAY] : ['weniger als', MUST]
  return [inclusive ? 'mindestens' : 'mehr als', MUST]
}

function bounded(found: Bound): string {
  const limit = found.code === 'too_big' ? found.maximum : found.minimum
  const [how, [one, many]] = rangeOf(found)
  const units = UNITS[found.origin]
  if (units === undefined) return `Der Wert ${one} ${how} ${limit} sein`
  return limit === 1 ? `Es ${one} ${how} ${units[0]} sein` : `Es ${many} ${how} ${limit} ${units[1]} sein`
}
