/** In the bar: where the party is, and on a phone its health and experience. */
import { Chip } from '../../parts/chip/chip.tsx'
import { Hearts } from '../../parts/hearts/hearts.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { figureOf } from './figures.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'
import { say } from './text/printed.ts'
import type { Props } from './view.ts'

export function Status({ view }: Props) {
  const { dungeon, floor, level, party } = view
  return (
    <div class="deck-status">
      <h1 class="visually-hidden">{words.value.place(say(dungeon.name), floor)}</h1>
      <span class="deck-status-hearts">
        {party.map(({ id, name, health, damage }) => (
          <span key={id} class="deck-status-hero" data-many={health > 9}>
            {party.length > 1 && <Icon of={figureOf(name)} label={say(name)} />}
            {party.length > 2 ? (
              words.value.of(Math.max(0, health - damage), health)
            ) : (
              <Hearts left={Math.max(0, health - damage)} of={health} />
            )}
          </span>
        ))}
      </span>
      <span class="deck-status-place">
        <Chip>{words.value.place(say(dungeon.name), floor)}</Chip>
      </span>
      <span class="deck-status-xp">
        <Chip icon={ICONS.experience} label={words.value.xpOf(level.xp, level.cost)}>
          {words.value.of(level.xp, level.cost)}
        </Chip>
      </span>
    </div>
  )
}
