import type { Route } from './router.ts'

export function SettingsScreen({ route }: { readonly route: Route }) {
  return <p class="trouble">{route.subject}</p>
}
