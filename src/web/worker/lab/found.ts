/** What a study came to, in every way that it can be kept. */
import { version } from '../../../../package.json'
import type { AnyKit } from '../../../engine/types.ts'
import { comparedIn } from '../../../sim/lab/compared.ts'
import { csvOf } from '../../../sim/lab/csv.ts'
import { isKnown } from '../../../sim/lab/play-study.ts'
import { sizeOf } from '../../../sim/lab/range.ts'
import { type Progress, recordOf } from '../../../sim/lab/record.ts'
import type { Study } from '../../../sim/lab/study.ts'
import { type Given, reportOf } from '../../../sim/report/page.ts'
import type { LabFound, LabQuestion } from '../../lab/asked.ts'
import { commandFor } from './study-for.ts'

/** What a report looks nice with. */
export type Looks = Pick<Given, 'pictures' | 'fonts'>

export function foundIn(
  kit: AnyKit,
  study: Study,
  question: LabQuestion,
  progress: Progress,
  looks: Looks,
): LabFound {
  const { language, games } = question
  const count = sizeOf(progress.played)
  return {
    games: count,
    isKnown: count < games && isKnown(question, progress),
    compared: comparedIn(study, progress.counted),
    files: {
      html: reportOf(
        kit,
        study,
        { ...progress, build: version },
        { ...looks, language, command: commandFor(question) },
      ),
      json: recordOf(study, progress),
      csv: csvOf(study, progress),
    },
  }
}
