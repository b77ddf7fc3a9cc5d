/** Where a mark may be made on a campaign sheet, and what marks teach (O-111 to O-113, O-220). */
import type { Learned, Talent } from '../types.ts'
import type { CampaignSheet } from './sheet.ts'

export function madeOf(sheet: CampaignSheet, talent: Talent): readonly [number, number, number] {
  return sheet.marks[talent.id] ?? [0, 0, 0]
}

export function isLearned(sheet: CampaignSheet, talent: Talent): boolean {
  const made = madeOf(sheet, talent)
  return talent.marks.every((count, shape) => (made[shape] ?? 0) >= count)
}

/** What keeps a talent from being marked; `first` is the talent in the way, which may be the same. */
export interface Obstacle {
  readonly why: 'learned' | 'otherFocus' | 'focusFirst'
  readonly first: Talent
}

/** O-112, O-220: its own focus only, and the focus talent first. */
export function obstacleTo(
  talents: readonly Talent[],
  sheet: CampaignSheet,
  talent: Talent,
): Obstacle | null {
  if (isLearned(sheet, talent)) return { why: 'learned', first: talent }
  if (talent.group === 'basic') return null
  if (sheet.focus !== null && sheet.focus !== talent.group) return { why: 'otherFocus', first: talent }
  const focus = talents.find(candidate => candidate.group === talent.group && candidate.focus)
  return focus && focus !== talent && !isLearned(sheet, focus) ? { why: 'focusFirst', first: focus } : null
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

/** The sheet with one mark more, on the first open place that an earned mark may fill; null where none may. */
export function markedOn(sheet: CampaignSheet, talent: Talent): CampaignSheet | null {
  const made = madeOf(sheet, talent)
  for (const shape of [0, 1, 2]) {
    if ((made[shape] ?? 0) >= (talent.marks[shape] ?? 0)) continue
    const earned = payFor(sheet.earned, shape)
    if (!earned) continue
    const marks: [number, number, number] = [made[0], made[1], made[2]]
    marks[shape] = (marks[shape] ?? 0) + 1
    const focus = talent.group === 'basic' ? sheet.focus : talent.group
    return { ...sheet, focus, earned, marks: { ...sheet.marks, [talent.id]: marks } }
  }
  return null
}

export function canMark(talents: readonly Talent[], sheet: CampaignSheet, talent: Talent): boolean {
  return obstacleTo(talents, sheet, talent) === null && markedOn(sheet, talent) !== null
}

/** What the sheet brings to the next game. */
export function learnedOf(talents: readonly Talent[], sheet: CampaignSheet): Learned {
  const learned = talents.filter(talent => isLearned(sheet, talent)).map(talent => talent.id)
  return learned.includes('veteran') ? { talents: learned, basic: sheet.basic } : { talents: learned }
}
