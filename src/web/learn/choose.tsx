import { coverArt } from '../art/covers.ts'
import { COVERS, type Cover } from '../home/covers.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import './coach.css'
import { chaptersOf, words } from './text/index.ts'

export function Choose() {
  return (
    <main class="learn-choose">
      <header>
        <div>
          <h1>{words.value.choose}</h1>
          <p class="muted">{words.value.minutes}</p>
        </div>
        <Button icon={ICONS.previous} onPress={() => goTo('home')}>
          {text.value.home}
        </Button>
      </header>
      {COVERS.map(cover => (
        <Game key={cover.game} cover={cover} />
      ))}
    </main>
  )
}

function Game({ cover: { game, title, hue, outline } }: { readonly cover: Cover }) {
  return (
    <Card class="learn-game">
      <Lino art={coverArt(game)} alt="" shape="square" outline={outline} hue={hue} />
      <h2>{title}</h2>
      <ol class="learn-chapters">
        {Object.entries(chaptersOf(words.value, game)).map(([chapter, { title: name }], place) => (
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
