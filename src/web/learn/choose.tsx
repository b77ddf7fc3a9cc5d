import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Facts } from '../../engine/types.ts'
import '../parts/card.css'
import { Icon } from '../parts/icon.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { hrefTo } from '../shell/router.ts'
import { call } from '../shell/wire.ts'
import './coach.css'
import { words } from './text/index.ts'

export function Choose() {
  const games = useSignal<readonly Facts[]>([])
  useEffect(() => {
    const ask = async () => {
      games.value = await call('games', {})
    }
    void ask()
  }, [])
  return (
    <main class="learn-choose">
      <h1>{words.value.choose}</h1>
      {games.value.map(({ id, title }) => (
        <a key={id} class="card" href={hrefTo('learn', id)}>
          <Icon of={ICONS.candle} />
          <h2>{title}</h2>
          <p class="muted">{words.value.minutes}</p>
        </a>
      ))}
    </main>
  )
}
