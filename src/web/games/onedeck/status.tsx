/** In the bar: where the party is, and on a phone its health and experience. */
import { Chip } from '../../parts/chip/chip.tsx'
import { Hearts } from '../../parts/hearts/hearts.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { heartsBreaking, heartsMending } from './beats.ts'
import { figureOf } from './figures.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'
import { nameOf } from './text/printed.ts'
import type { Props } from './view.ts'

export function Status({ view, beat }: Props) {
  const { dungeon, floor, level, party } = view
  return (
    <div class="od-status">
      <h2 class="visually-hidden">{words.value.place(nameOf(dungeon), floor)}</h2>
      <span class="od-status-hearts">
        {party.map(hero => (
          <span key={hero.id} class="od-status-hero" data-many={hero.health > 9}>
            {party.length > 1 && <Icon of={figureOf(hero)} label={nameOf(hero)} />}
            {party.length > 2 ? (
              words.value.of(Math.max(0, hero.health - hero.damage), hero.health)
            ) : (
              <Hearts
                left={Math.max(0, hero.health - hero.damage)}
                of={hero.health}
                breaking={heartsBreaking(beat, hero.id)}
                mending={heartsMending(beat, hero.id)}
                about={words.value.about.health}
              />
            )}
          </span>
        ))}
      </span>
      <span class="od-status-place">
        <Chip>{words.value.place(nameOf(dungeon), floor)}</Chip>
      </span>
      <span class="od-status-xp">
        <Chip
          icon={ICONS.experience}
          label={words.value.xpOf(level.xp, level.cost)}
          about={words.value.about.xp}
        >
          {words.value.of(level.xp, level.cost)}
        </Chip>
      </span>
    </div>
  )
}
