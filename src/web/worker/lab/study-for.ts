/** The study that a page asks for: the same that a command line would, to the last digit. */
import { textOf } from '../../../engine/option-text.ts'
import { done, saidBy } from '../../../engine/result.ts'
import type { AnyKit, Result } from '../../../engine/types.ts'
import { commandOf } from '../../../sim/lab/command.ts'
import { makeStudy } from '../../../sim/lab/make-study.ts'
import { type Arm, type Study, USUAL_BUDGET } from '../../../sim/lab/study.ts'
import { againstPack, armsOf, type NamedPack } from '../../../sim/lab/sweep.ts'
import { sweepValues } from '../../../sim/lab/sweep-values.ts'
import { refuse } from '../../../sim/lab/text/index.ts'
import type { Compared, LabPack, LabQuestion } from '../../lab/asked.ts'

const CHOSEN = { budget: USUAL_BUDGET }

export function studyFor(kit: AnyKit, question: LabQuestion): Result<Study> {
  for (const pack of packsIn(question)) {
    const faulty = faultIn(kit, pack)
    if (faulty) return faulty
  }
  const arms = armsFor(kit, question)
  return arms.ok ? makeStudy(kit, { ...question, ...CHOSEN, arms: arms.value }) : arms
}

function packsIn({ pack, compared }: LabQuestion): readonly LabPack[] {
  const against = compared && 'against' in compared ? compared.against : null
  return [pack, against].filter(each => each !== null)
}

/** Of many faults the first; the workshop tells them all. */
function faultIn(kit: AnyKit, { name, content }: LabPack) {
  const checked = kit.packs.check(content)
  if (checked.ok) return null
  const said = checked.refusal.faults?.[0]?.said ?? saidBy(checked.refusal)
  return refuse('content', (_, language) => `${name}: ${said[language]}`)
}

function armsFor(kit: AnyKit, { options, any, pack, compared }: LabQuestion): Result<readonly Arm[]> {
  const own = pack ? { ...options, content: pack.content } : options
  const arm: Arm = { name: '', options: own, any }
  if (!compared) return done([arm])
  if ('against' in compared) return againstPack(kit, arm, pack && named(pack), named(compared.against))
  const values = sweepValues(kit, compared.name, compared.values)
  return values.ok ? armsOf(kit, arm, { name: compared.name, values: values.value }) : values
}

/** As in a terminal, by its file. */
function named({ file, content }: LabPack): NamedPack {
  return { name: file, content }
}

/** What makes the same report in a terminal. */
export function commandFor({ options, any, pack, compared, ...question }: LabQuestion): string {
  return commandOf(question.game, {
    ...question,
    ...CHOSEN,
    option: [
      ...Object.entries(options).map(([name, value]) => `${name}=${textOf(value)}`),
      ...any.map(name => `${name}=any`),
    ],
    ...(pack ? { pack: pack.file } : {}),
    ...(compared ? comparisonFlag(compared) : {}),
    out: ['report.html'],
  })
}

function comparisonFlag(compared: Compared): { readonly against: string } | { readonly sweep: string } {
  if ('against' in compared) return { against: compared.against.file }
  return { sweep: `${compared.name}=${compared.values}` }
}
