/** A study of the page, from its question to what was found, whoever plays its pieces. */
import { refusalIn } from '../../../engine/result.ts'
import type { AnyKit, Result } from '../../../engine/types.ts'
import { labOf } from '../../../sim/lab/lab.ts'
import { type Players, playStudy } from '../../../sim/lab/play-study.ts'
import { sizeOf } from '../../../sim/lab/range.ts'
import { unbegun } from '../../../sim/lab/record.ts'
import type { Study } from '../../../sim/lab/study.ts'
import type { LabQuestion, LabWord } from '../../lab/asked.ts'
import { foundIn, type Looks } from './found.ts'
import { studyFor } from './study-for.ts'

interface Given {
  readonly players: (study: Study) => Players & { end(): void }
  readonly looks: () => Promise<Looks>
  /** What was played until then is kept. */
  readonly stopped: Promise<null>
  readonly tell: (word: LabWord) => void
}

export async function runStudy(kit: AnyKit, question: LabQuestion, given: Given): Promise<void> {
  const { players, looks, stopped, tell } = given
  const ready = readyFor(kit, question)
  if (!ready.ok) return tell({ refused: refusalIn(question.language, ready.refusal).reason })
  const [study, looked] = [ready.value, looks()]
  const hands = players(study)
  let progress = unbegun(study)
  tell({ done: 0 })
  try {
    for await (progress of playStudy(study, { ...question, before: progress }, hands, stopped))
      tell({ done: sizeOf(progress.played) })
  } finally {
    hands.end()
  }
  const isBegun = progress.played.length > 0
  tell({ found: isBegun ? foundIn(kit, study, question, progress, await looked) : null })
}

/** Whether every setting can be played is known before the first game. */
function readyFor(kit: AnyKit, question: LabQuestion): Result<Study> {
  const study = studyFor(kit, question)
  if (!study.ok) return study
  const lab = labOf(kit, study.value, () => 0)
  return lab.ok ? study : lab
}
