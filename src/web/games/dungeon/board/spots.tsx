/** Every lit space as a real button with a name. One of them is in the tab order; arrow keys lead to the others. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import { lairAt } from '../buttons/buttons.ts'
import { hunterOdds, placeName } from '../names.ts'
import { contentOf, isPassage, type Plan } from '../plan.ts'
import { deedOf, isPointedAt, type Target, windTo } from '../targets.ts'
import { text } from '../text/index.ts'
import { say } from '../text/printed.ts'
import './spots.css'

interface Props {
  readonly plan: Plan
  readonly view: DungeonView
  readonly targets: readonly Target[]
  readonly from: number
  /** The one that Tab reaches. */
  readonly rover: number | null
  /** The one that a hint points at. */
  readonly lit: string | null
}

export function Spots({ plan, view, targets, from, rover, lit }: Props) {
  const first = targets.some(({ space }) => space === rover) ? rover : targets[0]?.space
  return (
    <div role="group" aria-label={text.value.onBoard}>
      {targets.map(target => {
        const place = plan.places[target.space]
        if (!place) return null
        const { x, y, w, h } = place
        return (
          <button
            key={target.space}
            type="button"
            class={isPointedAt(target, lit) ? 'dg-spot hinted' : 'dg-spot'}
            data-space={target.space}
            tabIndex={target.space === first ? 0 : -1}
            aria-label={nameOf(plan, view, target, from)}
            style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
          />
        )
      })}
    </div>
  )
}

/** `Room 3-2, 4 steps, Troll 42 %`. */
function nameOf({ places }: Plan, view: DungeonView, { space, trail, choice }: Target, from: number): string {
  const words = text.value
  const [here, there] = [places[from], places[space]]
  if (!there) return ''
  const wind = here && isPassage(there) ? windTo(here.centre, there.centre) : null
  const deed = choice && deedOf(choice.action)
  const parts = [
    deed?.kind === 'ball' ? words.level(deed.level) : '',
    placeName(there),
    trail.length > 1 ? words.steps(trail.length - 1) : '',
    wind === null ? '' : (words.winds[wind] ?? ''),
    monsterIn(view, space),
    view.hunter?.at === space ? `${words.hunter} ${hunterOdds(view)}`.trimEnd() : '',
  ]
  return parts.filter(part => part !== '').join(', ')
}

function monsterIn(view: DungeonView, space: number): string {
  const lair = lairAt(view, space)
  const name = lair ? contentOf(view).monsters[lair.card]?.name : undefined
  if (name === undefined) return ''
  return lair?.odds ? `${say(name)} ${percent(lair.odds.hit, 1)} %` : say(name)
}
