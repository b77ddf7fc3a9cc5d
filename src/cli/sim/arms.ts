/** What a study compares, from the flags of a command line: `--sweep` and `--against`. */
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import type { Arm } from '../../sim/lab/study.ts'
import { againstPack, armsOf, isOfPack } from '../../sim/lab/sweep.ts'
import { sweepValues } from '../../sim/lab/sweep-values.ts'
import { readJson } from '../files.ts'
import { faultOfName } from '../setup.ts'

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
  const first = pack === undefined ? null : { name: pack, content: arm.options['content'] }
  return againstPack(kit, arm, first, { name: against, content: other.value })
}

function sweptArms(kit: AnyKit, arm: Arm, text: string): Result<readonly Arm[]> {
  const [, name = '', list = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (name === '') return refuse('options', `A sweep is written name=4..8 or name=a,b, not "${text}".`)
  const unknown = isOfPack({ name }) ? null : faultOfName(kit.facts, name)
  if (unknown !== null) return refuse('options', unknown)
  const values = sweepValues(kit, name, list)
  return values.ok ? armsOf(kit, arm, { name, values: values.value }) : values
}
