/** One game under its vault: picture, what it is, and the way in. */
import { coverArt } from '../art/covers.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import type { Cover } from './covers.ts'
import './niche.css'

export function Niche({ cover }: { readonly cover: Cover }) {
  const { game, title, seats, minutes, hue, outline } = cover
  const words = text.value
  return (
    <section class="niche" aria-label={title}>
      <div class="niche-picture">
        <Lino art={coverArt(game)} alt="" shape="tall" outline={outline} hue={hue} />
      </div>
      <Card class="niche-plaque">
        <h2>{title}</h2>
        <p class="niche-mood">{words.moods[game]}</p>
        <p class="niche-chips">
          <Chip>{game === 'onedeck' ? words.heroes : words.seats(seats.min, seats.max)}</Chip>
          <Chip>{words.minutes(minutes)}</Chip>
        </p>
        <div class="niche-buttons">
          <Button kind="go" onPress={() => goTo('setup', game)}>
            {words.play}
          </Button>
          <Button icon={ICONS.rules} onPress={() => goTo('learn', game)}>
            {words.learn}
          </Button>
        </div>
      </Card>
    </section>
  )
}
