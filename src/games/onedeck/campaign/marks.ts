/** Marks on a campaign sheet: where one may be made, and what they teach (O-111 to O-113, O-220). */
import { done, refuse } from '../../../engine/result.ts'
import type { Result } from '../../../engine/types.ts'
import type { Learned, Talent } from '../types.ts'
import type { CampaignSheet } from './sheet.ts'

export function madeOf(sheet: CampaignSheet, talent: Talent): readonly [number, number, number] {
  return sheet.marks[talent.id] ?? [0, 0, 0]
}

export function isLearned(sheet: CampaignSheet, talent: Talent): boolean {
  const made = madeOf(sheet, talent)
  return talent.marks.every((count, shape) => (made[shape] ?? 0) >= count)
}

/** O-112, O-220: its own focus only, and the focus talent first. */
function faultOf(talents: readonly Talent[], sheet: CampaignSheet, talent: Talent): string | null {
  if (isLearned(sheet, talent)) return `${talent.name} is learned already.`
  if (talent.group === 'basic') return null
  if (sheet.focus !== null && sheet.focus !== talent.group) return `${talent.name} belongs to another focus.`
  const focus = talents.find(candidate => candidate.group === talent.group && candidate.focus)
  if (focus && focus !== talent && !isLearned(sheet, focus))
    return `${focus.name} must be learned before ${talent.name}.`
  return null
}

/** O-111: circles by any mark, squares by a medium or hard one, stars by a hard one; the cheapest that will do. */
function payFor(earned: CampaignSheet['earned'], shape: number): CampaignSheet['earned'] | null {
  for (let dots = shape; dots < 3; dots++) {
    if ((earned[dots] ?? 0) === 0) continue
    const [easy, medium, hard] = earned
    return [easy - (dots === 0 ? 1 : 0), medium - (dots === 1 ? 1 : 0), hard - (dots === 2 ? 1 : 0)]
  }
  return null
}

/** Makes one mark: on the first open place of the talent that an earned mark may fill. */
export function mark(talents: readonly Talent[], sheet: CampaignSheet, id: string): Result<CampaignSheet> {
  const talent = talents.find(candidate => candidate.id === id)
  if (!talent) return refuse('unknown', `There is no talent "${id}".`, 'O-112')
  const fault = faultOf(talents, sheet, talent)
  if (fault !== null) return refuse('illegal', fault, 'O-112')
  const made = madeOf(sheet, talent)
  for (const shape of [0, 1, 2]) {
    if ((made[shape] ?? 0) >= (talent.marks[shape] ?? 0)) continue
    const earned = payFor(sheet.earned, shape)
    if (!earned) continue
    const marks: [number, number, number] = [made[0], made[1], made[2]]
    marks[shape] = (marks[shape] ?? 0) + 1
    const focus = talent.group === 'basic' ? sheet.focus : talent.group
    return done({ ...sheet, focus, earned, marks: { ...sheet.marks, [id]: marks } })
  }
  return refuse('illegal', `No mark that was earned fits ${talent.name}.`, 'O-111')
}

/** O-220: marks that fit nowhere are lost. */
export function settleMarks(talents: readonly Talent[], sheet: CampaignSheet): CampaignSheet {
  const fits = talents.some(talent => mark(talents, sheet, talent.id).ok)
  return fits ? sheet : { ...sheet, earned: [0, 0, 0] }
}

/** What the sheet brings to the next game. */
export function learnedOf(talents: readonly Talent[], sheet: CampaignSheet): Learned {
  const learned = talents.filter(talent => isLearned(sheet, talent)).map(talent => talent.id)
  return learned.includes('veteran') ? { talents: learned, basic: sheet.basic } : { talents: learned }
}
