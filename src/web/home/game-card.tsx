/** One game under its vault: picture, what it is, and the way in. */
import { coverArt } from '../art/covers.ts'
import type { Cover } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import * as ICONS from '../parts/home-icons.generated.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import './game-card.css'

export function GameCard({ cover }: { readonly cover: Cover }) {
  const { game, title, seats, minutes, hue, outline } = cover
  const { mood, players } = cover.words.value
  const words = text.value
  return (
    <section class="game-card" aria-label={title}>
      <div class="game-card-picture">
        <Lino art={coverArt(game)} alt="" shape="tall" outline={outline} hue={hue} />
      </div>
      <Card class="game-card-plaque">
        <h2>{title}</h2>
        <p class="game-card-mood">{mood}</p>
        <p class="game-card-chips">
          <Chip>{players ?? words.seats(seats.min, seats.max)}</Chip>
          <Chip>{words.minutes(minutes)}</Chip>
        </p>
        <div class="game-card-buttons">
          <Button kind="go" name={words.playGame(title)} onPress={() => goTo('setup', game)}>
            {words.play}
          </Button>
          <Button icon={ICONS.rules} name={words.learnGame(title)} onPress={() => goTo('learn', game)}>
            {words.learn}
          </Button>
        </div>
      </Card>
    </section>
  )
}
