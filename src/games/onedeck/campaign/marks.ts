/** Making a mark on a campaign sheet, or the sentence why not (O-111, O-112, O-220). */
import { done } from '../../../engine/result.ts'
import type { Result } from '../../../engine/types.ts'
import { refuse } from '../text/marks.ts'
import type { Talent } from '../types.ts'
import { canMark, markedOn, obstacleTo } from './places.ts'
import type { CampaignSheet } from './sheet.ts'

/** Makes one mark: on the first open place of the talent that an earned mark may fill. */
export function mark(talents: readonly Talent[], sheet: CampaignSheet, id: string): Result<CampaignSheet> {
  const talent = talents.find(candidate => candidate.id === id)
  if (!talent) return refuse('unknown', t => t.noTalent(id), 'O-112')
  const obstacle = obstacleTo(talents, sheet, talent)
  if (obstacle) {
    const { why, first } = obstacle
    return refuse('illegal', t => t.obstacles[why](talent, first), 'O-112')
  }
  const marked = markedOn(sheet, talent)
  return marked ? done(marked) : refuse('illegal', t => t.noneFits(talent), 'O-111')
}

/** O-220: marks that fit nowhere are lost. */
export function settleMarks(talents: readonly Talent[], sheet: CampaignSheet): CampaignSheet {
  const fits = talents.some(talent => canMark(talents, sheet, talent))
  return fits ? sheet : { ...sheet, earned: [0, 0, 0] }
}
