/** In the bar: where the party is, and on a phone its health and experience. */
import { Chip } from '../../parts/chip.tsx'
import { Hearts } from '../../parts/hearts.tsx'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'
import type { Props } from './view.ts'

export function Status({ view }: Props) {
  const { dungeon, floor, level, party } = view
  return (
    <div class="deck-status">
      <span class="deck-status-hearts">
        {party.map(hero => (
          <Hearts key={hero.id} left={Math.max(0, hero.health - hero.damage)} of={hero.health} />
        ))}
      </span>
      <span class="deck-status-place">
        <Chip>{words.value.place(dungeon.name, floor)}</Chip>
      </span>
      <span class="deck-status-xp">
        <Chip icon={ICONS.experience} label={words.value.xpOf(level.xp, level.cost)}>
          {words.value.of(level.xp, level.cost)}
        </Chip>
      </span>
    </div>
  )
}
