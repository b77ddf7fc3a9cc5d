/** The campaign: all sheets, or one of them as a printed page. */
import { useEffect } from 'preact/hooks'
import { Notice } from '../../../shell/notice.tsx'
import type { Route } from '../../../shell/router.ts'
import { text } from '../../../text/index.ts'
import './campaign.css'
import { CampaignSheetList } from './list.tsx'
import { CampaignSheetPage } from './page.tsx'
import { readSheets, sheets } from './sheets.ts'
import { words } from './text/index.ts'

export function CampaignScreen({ route: { subject } }: { readonly route: Route }) {
  useEffect(() => void readSheets(), [])
  const all = sheets.value
  if (!all) return <Notice>{text.value.loading}</Notice>
  if (subject === '') return <CampaignSheetList sheets={all} />
  const sheet = all.find(({ id }) => id === subject)
  return sheet ? <CampaignSheetPage sheet={sheet} /> : <Notice>{words.value.gone}</Notice>
}
