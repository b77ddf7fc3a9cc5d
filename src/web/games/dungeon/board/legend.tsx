/** What the light means now: in the corner of the board, and what a finger is asked above the finger. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { TableProps } from '../../../table/look.ts'
import type { Lens } from '../camera/lens.ts'
import { hunterOdds } from '../names.ts'
import type { Place } from '../plan.ts'
import { actionOf, aimOf, type Target } from '../targets.ts'
import { text } from '../text/index.ts'
import { pointed } from './pointing.ts'

type Box = Pick<Place, 'centre' | 'y' | 'h'>

interface Props {
  readonly props: TableProps<DungeonView>
  readonly targets: readonly Target[]
  /** Where a second tap is asked for. */
  readonly asked: Box | null
  readonly lens: Lens
}

export function Legend({ props, targets, asked, lens }: Props) {
  const said = asked ? text.value.tapAgain : saying(props, targets)
  if (said === null) return null
  return (
    <p
      class={asked ? 'dg-legend asks' : `dg-legend ${kindOf(props)}`}
      style={asked ? above(asked, lens) : undefined}
      role="status"
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path class="dg-spark" d="M0 -6l6 6-6 6-6-6Z" />
      </svg>
      {said}
    </p>
  )
}

/** Half as wide as the words are at most, and as high as they are; the finger itself is in between. */
const [HALF, HIGH, AIR] = [90, 44, 22]

function above({ centre, y, h }: Box, { camera, room }: Lens): { left: string; top: string } {
  const { x: dx, y: dy, scale } = camera.value
  const left = Math.max(HALF, Math.min(room.value.width - HALF, dx + centre.x * scale))
  const over = dy + y * scale - AIR
  return { left: `${left}px`, top: `${over >= HIGH ? over : dy + (y + h) * scale + HIGH}px` }
}

/** A place that is chosen is asked for in the dock: here the words are for those who hear them. */
function kindOf({ aim, choices }: TableProps<DungeonView>): string {
  return aim === null && choices.some(({ action }) => action.kind === 'step') ? 'plain' : 'visually-hidden'
}

function saying(
  { view, aim, choices, showOdds }: TableProps<DungeonView>,
  targets: readonly Target[],
): string | null {
  const words = text.value
  const [first] = targets
  if (!first) return null
  const aimed = first.choice && aim !== null ? aimOf(first.choice.action) : null
  if (aimed !== null) return words.aims[aimed]
  const kind = first.choice ? actionOf(first.choice.action).kind : 'step'
  if (kind === 'gaze' || kind === 'slide' || kind === 'haunt') return words.picks[kind]
  if (view.hunter && view.hunter.at === pointed.value && targets.some(({ space }) => space === pointed.value))
    return [words.hunterThere, showOdds ? hunterOdds(view) : ''].filter(part => part !== '').join(', ')
  return choices.length > 0 && view.left > 0 ? words.within(view.left) : null
}
