import type { Route } from '../shell/router.ts'

export function ReplayScreen({ route }: { readonly route: Route }) {
  return <p class="trouble">{route.subject}</p>
}
