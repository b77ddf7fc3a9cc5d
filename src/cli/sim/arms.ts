/** What a study compares, from the flags of a command line: `--sweep` and `--against`. */
import { plain } from '../../engine/plain.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Json, Result } from '../../engine/types.ts'
import type { Arm } from '../../sim/lab/study.ts'
import { againstPack, armsOf, isOfPack } from '../../sim/lab/sweep.ts'
import { readJson } from '../files.ts'
import { faultOfName, valueOf } from '../setup.ts'

export interface Swept {
  readonly pack?: string
  readonly sweep?: string
  readonly against?: string
}

export function armsFrom(kit: AnyKit, arm: Arm, { sweep, against, pack }: Swept): Result<readonly Arm[]> {
  if (sweep !== undefined && against !== undefined)
    return refuse('options', 'One study has either --sweep or --against.')
  if (sweep !== undefined) return sweptArms(kit, arm, sweep)
  if (against === undefined) return done([arm])
  const other = readJson(against, 'pack')
  if (!other.ok) return other
  const checked = kit.packs.check(other.value)
  if (!checked.ok) return refuse('content', `"${against}": ${checked.refusal.reason}`)
  return done(againstPack(arm, [pack ?? 'standard', against], other.value))
}

function sweptArms(kit: AnyKit, arm: Arm, text: string): Result<readonly Arm[]> {
  const [, name = '', list = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (name === '') return refuse('options', `A sweep is written name=4..8 or name=a,b, not "${text}".`)
  const unknown = isOfPack({ name }) ? null : faultOfName(kit.facts, name)
  if (unknown !== null) return refuse('options', unknown)
  const values = valuesOf(kit, name, list)
  if (values.length === 0) return refuse('options', `The sweep "${text}" has no values.`)
  if (values.length === 1) return refuse('options', `A sweep compares two values or more; "${text}" has one.`)
  if (values.length > MOST)
    return refuse('options', `A sweep compares ${MOST} values at most; "${text}" has more.`)
  return armsOf(kit, arm, { name, values })
}

/** More would be a study of its own. */
const MOST = 100

/** `4..8`, `4..10..2` in steps, `all` choices of an option, or a list: with commas, or with bars where values have commas. */
function valuesOf(kit: AnyKit, name: string, list: string): Json[] {
  const [, from, to, step = '1'] = /^(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?$/.exec(list) ?? []
  if (from !== undefined && to !== undefined) return numbersFrom(Number(from), Number(to), Number(step))
  const fact = kit.facts.options.find(option => option.name === name)
  if (fact && list === 'all') return fact.pick ? fact.choices.map(choice => [choice]) : [...fact.choices]
  return list
    .split(list.includes('|') ? '|' : ',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => plain(valueOf(kit.facts, name, part)))
}

/** Not all of what is too many. */
function numbersFrom(from: number, to: number, step: number): number[] {
  if (step < 1 || to < from) return []
  const length = Math.min(MOST + 1, Math.floor((to - from) / step) + 1)
  return Array.from({ length }, (_, at) => from + at * step)
}
