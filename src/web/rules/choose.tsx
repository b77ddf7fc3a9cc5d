import type { Facts } from '../../engine/types.ts'
import { Icon } from '../parts/icon.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { hrefTo } from '../shell/router.ts'
import { words } from './text/index.ts'
import { Top } from './top.tsx'

export function Choose({ games }: { readonly games: readonly Facts[] }) {
  return (
    <div class="rules">
      <Top title={words.value.choose} />
      <main class="rules-choose">
        {games.map(({ id, title, tagline }) => (
          <a key={id} class="card" href={hrefTo('rules', id)}>
            <Icon of={ICONS.rules} />
            <h2>{title}</h2>
            <p class="muted">{tagline}</p>
          </a>
        ))}
      </main>
    </div>
  )
}
