/** Whether something is a sheet of this campaign. */
import type { CampaignSheet } from '../../../../games/onedeck/campaign/sheet.ts'

/** The worker lists only sheets that the game could read, so a look at the kind is enough. */
export function isSheet(data: unknown): data is CampaignSheet {
  return typeof data === 'object' && data !== null && 'marks' in data && 'earned' in data
}
