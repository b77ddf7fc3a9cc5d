import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Facts } from '../../engine/types.ts'
import { Button } from '../parts/button.tsx'
import '../parts/card.css'
import { Icon } from '../parts/icon.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import './coach.css'
import { chaptersOf, words } from './text/index.ts'

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
      <header>
        <Button icon={ICONS.previous} onPress={() => goTo('home')}>
          {text.value.home}
        </Button>
        <h1>{words.value.choose}</h1>
        <p class="muted">{words.value.minutes}</p>
      </header>
      {games.value.map(({ id, title }) => (
        <section key={id} class="card">
          <Icon of={ICONS.candle} />
          <h2>{title}</h2>
          <Chapters game={id} />
        </section>
      ))}
    </main>
  )
}

function Chapters({ game }: { readonly game: string }) {
  return (
    <ol class="learn-chapters">
      {Object.entries(chaptersOf(words.value, game)).map(([chapter, { title }]) => (
        <li key={chapter}>
          <a href={hrefTo('learn', game, { chapter })}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
