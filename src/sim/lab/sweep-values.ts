/** The values of a sweep as they are typed: `4..8`, `4..10..2`, `dragon,lich`, `all`. */
import { textOf, valueOf } from '../../engine/option-text.ts'
import { plain } from '../../engine/plain.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, Json, Result } from '../../engine/types.ts'
import { refuse } from './text/index.ts'

/** More would be a study of its own. */
const MOST = 100

export function sweepValues(kit: AnyKit, name: string, list: string): Result<Json[]> {
  const values = valuesOf(kit, name, list)
  const said = `${name}=${list}`
  if (values.length === 0) return refuse('options', t => t.noValues(said))
  if (values.length === 1 && typeof values[0] === 'string' && list.includes('..'))
    return refuse('options', t => t.noRange(said))
  if (values.length === 1) return refuse('options', t => t.oneValue(said))
  const twice = twiceIn(values.map(textOf))
  if (twice !== undefined) return refuse('options', t => t.sameValue(said, twice))
  return values.length > MOST ? refuse('options', t => t.manyValues(said, MOST)) : done(values)
}

/** A row of numbers, in steps, all choices of an option, or a list: with commas, or with bars where values have commas. */
function valuesOf({ facts: { options } }: AnyKit, name: string, list: string): Json[] {
  const [, from, to, step = '1'] = /^(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?$/.exec(list) ?? []
  if (from !== undefined && to !== undefined) return numbersFrom(Number(from), Number(to), Number(step))
  const fact = options.find(option => option.name === name)
  if (fact && list === 'all') return fact.pick ? fact.choices.map(choice => [choice]) : [...fact.choices]
  return list
    .split(list.includes('|') ? '|' : ',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => plain(valueOf(options, name, part)))
}

function twiceIn(values: readonly string[]): string | undefined {
  return values.find((value, at) => values.indexOf(value) < at)
}

/** Not all of what is too many. */
function numbersFrom(from: number, to: number, step: number): number[] {
  if (step < 1 || to < from) return []
  const length = Math.min(MOST + 1, Math.floor((to - from) / step) + 1)
  return Array.from({ length }, (_, at) => from + at * step)
}
