/** What the light means now: in the corner of the board, and what a finger is asked above the finger. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { TableProps } from '../../../table/look.ts'
import { type Box, boxOf } from '../box.ts'
import type { Lens } from '../camera/lens.ts'
import { hunterOdds, placeName } from '../names.ts'
import type { Place } from '../plan.ts'
import { actionOf, aimOf, type Target } from '../targets.ts'
import { text } from '../text/index.ts'
import { throughWords } from './far-words.ts'
import { pointed } from './pointing.ts'
import type { Pressable } from './press.ts'

type Spot = Pick<Place, 'centre' | 'y' | 'h'>

interface Props {
  readonly props: TableProps<DungeonView>
  readonly board: Pressable
  /** Where a second tap is asked for. */
  readonly asked: Spot | null
  /** Where a walk of several turns leads. */
  readonly goal: string | null
  readonly lens: Lens
}

export function Legend({ props, board, asked, goal, lens }: Props) {
  const far = farText(boxOf(props.picture), board, asked !== null, goal)
  const said = far ?? (asked ? text.value.tapAgain : saying(props, board.targets))
  if (said === null) return null
  const kind = asked ? 'asks' : far === null ? kindOf(props) : 'far'
  return (
    <p
      class={`dg-legend ${kind}`}
      style={asked ? above(asked, lens, far === null ? NARROW : WIDE) : undefined}
      role="status"
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path class="dg-spark" d="M0 -6l6 6-6 6-6-6Z" />
      </svg>
      {said}
    </p>
  )
}

/** How far it is to what is pointed at beyond this turn, or still to go; null where that is not the question. */
function farText(
  { hero }: Box,
  { plan, targets, routes }: Pressable,
  isAsked: boolean,
  goal: string | null,
): string | null {
  const words = text.value
  const space = pointed.value ?? goal
  const place = plan.byId.get(space ?? '')
  if (!place || targets.some(target => target.space === space) || !routes.asks(place.id)) return null
  const route = routes.to(place.id)
  if (!route) return words.noWay(placeName(place))
  if (route.taken !== null) return words.taken(placeName(place), hero(route.taken)?.name ?? '')
  const [steps, turns] = [words.steps(route.steps), words.turns(route.turns)]
  if (space === goal) return words.underWay(placeName(place), steps, turns)
  const told = [words.far(placeName(place), steps, turns), ...throughWords(plan, route)]
  return [...told, ...(isAsked ? [words.walkThere] : [])].join('. ')
}

/** Half as wide as the words are at most, and as high as they are; the finger itself is in between. */
const [NARROW, WIDE] = [90, 140]
const [HIGH, AIR] = [64, 22]

function above({ centre, y, h }: Spot, { camera, room }: Lens, half: number): { left: string; top: string } {
  const { x: dx, y: dy, scale } = camera.value
  const left = Math.max(half, Math.min(room.value.width - half, dx + centre.x * scale))
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
