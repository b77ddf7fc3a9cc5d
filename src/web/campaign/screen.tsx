import { Notice } from '../shell/notice.tsx'
import type { Route } from '../shell/router.ts'

export function CampaignScreen({ route }: { readonly route: Route }) {
  return <Notice>{route.subject}</Notice>
}
