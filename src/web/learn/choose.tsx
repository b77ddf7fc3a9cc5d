import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { coverArt } from '../art/covers.ts'
import { GAMES } from '../games/index.ts'
import type { Lessons, PageGame } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { goTo } from '../shell/router.ts'
import './coach.css'
import { words } from './text/index.ts'

export function Choose() {
  return (
    <main class="learn-choose">
      <PageHead title={words.value.choose} lead={words.value.minutes} />
      {GAMES.map(game => (
        <Game key={game.cover.game} of={game} />
      ))}
    </main>
  )
}

function Game({ of }: { readonly of: PageGame }) {
  const { game, title, hue, outline } = of.cover
  const lessons = useSignal<Lessons | null>(null)
  useEffect(() => void of.lessons().then(found => (lessons.value = found)), [of])
  return (
    <Card class="learn-game">
      <Lino art={coverArt(game)} alt="" shape="square" outline={outline} hue={hue} />
      <h2>{title}</h2>
      <ol class="learn-chapters">
        {Object.entries(lessons.value?.words.value ?? {}).map(([chapter, { title: name }], place) => (
          <li key={chapter}>
            <Button
              kind={place === 0 ? 'go' : 'plain'}
              icon={ICONS.candle}
              onPress={() => goTo('learn', game, { chapter })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
