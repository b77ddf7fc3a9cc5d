/** Every lit space as a real button with a name. One of them is in the tab order; arrow keys lead to the others. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import type { Box } from '../box.ts'
import { lairAt } from '../buttons/buttons.ts'
import { hunterOdds, placeName } from '../names.ts'
import { isPassage } from '../plan.ts'
import { actionOf, isPointedAt, type Target, windTo } from '../targets.ts'
import { text } from '../text/index.ts'
import './spots.css'

interface Props {
  readonly box: Box
  readonly view: DungeonView
  readonly targets: readonly Target[]
  readonly from: string | null
  /** The one that Tab reaches. */
  readonly rover: string | null
  /** The one that a hint points at. */
  readonly lit: string | null
}

export function Spots({ box, view, targets, from, rover, lit }: Props) {
  const first = targets.some(({ space }) => space === rover) ? rover : targets[0]?.space
  return (
    <div role="group" aria-label={text.value.onBoard}>
      {targets.map(target => {
        const place = box.plan.byId.get(target.space)
        if (!place) return null
        const { x, y, w, h } = place
        return (
          <button
            key={target.space}
            type="button"
            class={isPointedAt(target, lit) ? 'dg-spot hinted' : 'dg-spot'}
            data-space={target.space}
            tabIndex={target.space === first ? 0 : -1}
            aria-label={nameOf(box, view, target, from)}
            style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
          />
        )
      })}
    </div>
  )
}

/** `Room 3-2, 4 steps, Troll 42 %`. */
function nameOf(box: Box, view: DungeonView, target: Target, from: string | null): string {
  const { space, trail, choice } = target
  const words = text.value
  const { byId } = box.plan
  const [here, there] = [byId.get(from ?? ''), byId.get(space)]
  if (!there) return ''
  const wind = here && isPassage(there) ? windTo(here.centre, there.centre) : null
  const act = choice && actionOf(choice.action)
  const parts = [
    act?.kind === 'ball' ? words.level(act.level) : '',
    placeName(there),
    trail.length > 1 ? words.steps(trail.length - 1) : '',
    wind === null ? '' : (words.winds[wind] ?? ''),
    monsterIn(box, view, space),
    view.hunter?.at === space ? `${words.hunter} ${hunterOdds(view)}`.trimEnd() : '',
  ]
  return parts.filter(part => part !== '').join(', ')
}

function monsterIn({ monster }: Box, view: DungeonView, space: string): string {
  const lair = lairAt(view, space)
  const card = monster(lair?.card ?? null)
  if (!card) return ''
  const name = text.value.called(card)
  return lair?.odds ? `${name} ${percent(lair.odds.hit, 1)} %` : name
}
