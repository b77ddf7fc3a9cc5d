/** The boss: its boxes, its health, and what it does. */
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Halves } from '../../../parts/hearts/halves.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { Cut } from '../art.tsx'
import { shownAs } from '../beats.ts'
import { Boxes } from './encounter.tsx'
import './encounter.css'
import * as ICONS from '../icons.generated.ts'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import type { Props } from '../view.ts'

export function Boss({ props }: { readonly props: Props }) {
  const { boss, fight } = props.view
  const left = boss.health - boss.damage
  const struck = shownAs(props.beat, 'struck')?.damage ?? 0
  const challenge = fight?.challenge ?? boss.challenge
  return (
    <Card class="od-encounter od-encounter-boss" scrolls>
      <div class="od-encounter-picture">
        <Cut id={boss.id} of={boss} shape="tall" />
      </div>
      <header class="od-encounter-head">
        <h2>{nameOf(boss)}</h2>
        <Chip icon={ICONS.boss}>{words.value.sceneName.boss}</Chip>
      </header>
      <p class="od-boss-health" role="img" aria-label={words.value.bossHealth(left, boss.health)}>
        {Array.from({ length: boss.health }, (_, place) =>
          place >= left && place < left + struck ? (
            <Halves key={place} of={PLAY.skull} how="broken" nth={left + struck - 1 - place} all={struck} />
          ) : (
            <Icon key={place} of={PLAY.skull} class={place < left ? '' : 'gone'} />
          ),
        )}
        <b aria-hidden="true">{words.value.bossHealth(left, boss.health)}</b>
      </p>
      <p class="od-encounter-rule">
        <b>{nameOf(boss.trait)}.</b> {effectOf(boss.trait)}
      </p>
      {challenge && (
        <Boxes props={props} challenge={challenge} live={fight?.challenge !== null && fight !== null} />
      )}
    </Card>
  )
}
