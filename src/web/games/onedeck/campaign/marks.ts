/** Marks of the campaign, for the end of a match. */
import { marksFor, outcomeOf } from '../../../../games/onedeck/campaign/outcome.ts'
import type { DeckView } from '../../../../games/onedeck/view/types.ts'
import type { CampaignMarks } from '../../page-game.ts'
import { isSheet } from './is-sheet.ts'

export const marks: CampaignMarks = {
  earnedBy: (view: DeckView) => marksFor(outcomeOf(view)),
  left: sheet => (isSheet(sheet) ? sheet.earned.reduce((sum, marks) => sum + marks, 0) : 0),
}
