/** A study from the flags of a command line. */
import { CONTESTANTS } from '../../bots/levels.ts'
import type { Budget } from '../../bots/mind.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { makeStudy } from '../../sim/lab/make-study.ts'
import type { Arm, Study } from '../../sim/lab/study.ts'
import { optionsFrom } from '../setup.ts'
import { armsFrom, type Swept } from './arms.ts'

export interface StudyFlags extends Swept {
  readonly bots: readonly string[]
  readonly seats?: number
  readonly option: readonly string[]
  readonly pack?: string
  readonly lots: readonly string[]
  readonly seed: number
  readonly budget: Budget
}

export function studyFrom(kit: AnyKit, flags: StudyFlags): Result<Study> {
  const { bots, lots } = flags
  const unknown = bots.find(bot => !Object.hasOwn(CONTESTANTS, bot))
  if (unknown !== undefined)
    return refuse(
      'options',
      `There is no bot "${unknown}"; the bots are: ${Object.keys(CONTESTANTS).join(', ')}.`,
    )
  const strange = lots.find(kind => !Object.hasOwn(kit.facts.rules, kind))
  if (strange !== undefined)
    return refuse(
      'options',
      `${kit.facts.title} has no choice "${strange}"; it has: ${Object.keys(kit.facts.rules).join(', ')}.`,
    )
  const arm = armFrom(kit, flags)
  if (!arm.ok) return arm
  const arms = armsFrom(kit, arm.value, flags)
  if (!arms.ok) return arms
  return makeStudy(kit, { ...flags, arms: arms.value })
}

const ANY = /^([^=]+)=any$/

/** `-o dungeon=any`: every game draws its own. */
function armFrom(kit: AnyKit, { option, pack }: StudyFlags): Result<Arm> {
  const isDrawn = (flag: string) => {
    const [, name] = ANY.exec(flag) ?? []
    return kit.facts.options.some(fact => fact.name === name && !fact.choices.includes('any'))
  }
  const options = optionsFrom(
    kit,
    option.filter(flag => !isDrawn(flag)),
    pack,
  )
  if (!options.ok) return options
  const any = option.filter(isDrawn).map(flag => ANY.exec(flag)?.[1] ?? '')
  return done({ name: '', options: options.value, any })
}
