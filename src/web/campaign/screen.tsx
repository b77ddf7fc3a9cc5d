import type { Route } from '../shell/router.ts'

export function CampaignScreen({ route }: { readonly route: Route }) {
  return <p class="trouble">{route.subject}</p>
}
