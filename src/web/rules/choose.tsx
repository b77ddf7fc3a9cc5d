import type { Facts } from '../../engine/types.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf } from '../games/index.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { hrefTo } from '../shell/router.ts'
import { words } from './text/index.ts'

export function Choose({ games }: { readonly games: readonly Facts[] }) {
  return (
    <div class="rules">
      <PageHead class="rules-top" title={words.value.choose} />
      <main class="rules-choose">
        {games.map(({ id, title }) => (
          <a key={id} class="card" href={hrefTo('rules', id)}>
            <Lino art={coverArt(id)} alt="" shape="square" />
            <h2>{title}</h2>
            <p class="muted">{gameOf(id)?.cover.words.value.mood}</p>
          </a>
        ))}
      </main>
    </div>
  )
}
