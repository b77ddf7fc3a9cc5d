/** The table of Dungeon!: the board that one walks on, looks at from near and far, and points at. */
import { useRef } from 'preact/hooks'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { TableProps } from '../../../table/look.ts'
import { type Box, boxOf } from '../box.ts'
import { useGestures } from '../camera/gestures.ts'
import { useLens } from '../camera/lens.ts'
import { KnownDoors, lightOf, SoughtDoors } from '../ground/doors.tsx'
import { Ground } from '../ground/ground.tsx'
import type { Route } from '../journey/routes.ts'
import { useJourney } from '../journey/use-journey.ts'
import { Pieces } from '../pieces/pieces.tsx'
import type { Plan, Point } from '../plan.ts'
import { isPointedAt, type Target } from '../targets.ts'
import { text } from '../text/index.ts'
import { Tray } from '../tray/tray.tsx'
import { EdgeMarks } from './edge-marks.tsx'
import { FarSpots } from './far-spots.tsx'
import { useFollow, useOverview, useSight } from './follow.ts'
import { pressKey } from './keys.ts'
import { countsText, Labels } from './labels.tsx'
import { Legend } from './legend.tsx'
import { Light, Sparks, Trail } from './light.tsx'
import { click, focus, hover, useLit, usePlayArea } from './play-area.ts'
import { pointed } from './pointing.ts'
import type { Asked, Pressable } from './press.ts'
import { roomTips } from './room-tips.ts'
import { Rooms } from './rooms.tsx'
import { Spots } from './spots.tsx'
import { Zoom } from './zoom.tsx'
import './board.css'

type Props = TableProps<DungeonView>

export function Board(props: Props) {
  const { view, still, lit, picture } = props
  const box = boxOf(picture)
  const { plan } = box
  const home = centreOf(plan, view.seats[view.you ?? view.turn]?.at)
  const [frame, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const lens = useLens(frame, sheet, plan, home)
  const gestures = useGestures(lens)
  const board = useLit(props, box)
  const { targets } = board
  const area = usePlayArea(board, sheet)
  const journey = useJourney(props, plan, board.routes)
  const hands = { props, board, area, lens, gestures, journey }
  useFollow(lens, home)
  useOverview(lens, plan, targets, home)
  useSight(lens, centreOf(plan, targets.find(target => isPointedAt(target, lit))?.space))
  const from = view.seats[view.turn]?.at ?? null
  const walksTo = journey.now.value?.to ?? null
  const asked = askedIn(plan, area.asked.value)
  const tips = roomTips(box, view)
  return (
    <div class="dg-board">
      <div
        ref={frame}
        class="dg-window"
        role="application"
        tabIndex={0}
        aria-label={text.value.board}
        aria-description={text.value.boardHelp}
        {...gestures.on}
        onPointerMove={event => hover(hands, event)}
        onPointerLeave={() => (pointed.value = null)}
        onClick={event => click(hands, event)}
        onKeyDown={event => pressKey(hands, event)}
        onFocusIn={event => focus(hands, event)}
      >
        <div ref={sheet} class="dg-sheet" style={{ width: `${plan.width}px`, height: `${plan.height}px` }}>
          <Ground plan={plan} />
          <Drawing
            box={box}
            view={view}
            board={board}
            from={from}
            still={still}
            goal={walksTo}
            hinted={props.goal}
          />
          <Rooms plan={plan} tips={tips} />
          <FarSpots board={board} rover={area.rover.value} tips={tips} />
          <Spots
            box={box}
            view={view}
            targets={targets}
            from={from}
            rover={area.rover.value}
            lit={lit}
            tips={tips}
          />
        </div>
      </div>
      <Legend props={props} board={board} asked={asked} goal={walksTo} lens={lens} />
      <Tray {...props} />
      <EdgeMarks plan={plan} targets={targets} lens={lens} />
      <Zoom plan={plan} view={view} lens={lens} home={home} hinted={props.goal} />
    </div>
  )
}

function centreOf({ byId }: Plan, space: string | null | undefined): Point | null {
  return byId.get(space ?? '')?.centre ?? null
}

/** Where a second tap is asked for. */
function askedIn({ byId }: Plan, { space, door }: Asked) {
  return door ? lightOf(door) : (byId.get(space ?? '') ?? null)
}

interface DrawingProps {
  readonly box: Box
  readonly view: DungeonView
  readonly board: Pressable
  readonly from: string | null
  readonly still: boolean
  /** Where a walk of several turns leads. */
  readonly goal: string | null
  /** What a hint is about. */
  readonly hinted: string | null
}

/** What lies over the printed board. */
function Drawing({ box, view, board, from, still, goal, hinted }: DrawingProps) {
  const { plan, targets, sought } = board
  return (
    <svg class="dg-over" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <KnownDoors box={box} view={view} />
      <Light plan={plan} targets={targets} from={from} />
      <Labels plan={plan} cleared={countsText(view.cleared)} busy={busyIn(view)} />
      <Sparks plan={plan} targets={targets} />
      <PointedTrail board={board} goal={goal} hinted={hinted} />
      <Pieces box={box} view={view} still={still} />
      <SoughtDoors sought={sought} />
    </svg>
  )
}

/** The way to what is pointed at, lit or farther away; else to where the hero is walking, or where a hint leads. */
function PointedTrail({ board, goal, hinted }: Pick<DrawingProps, 'board' | 'goal' | 'hinted'>) {
  const { plan, targets, routes } = board
  const space = pointed.value ?? goal ?? hinted ?? ''
  return (
    <Trail
      plan={plan}
      trail={targets.find(target => target.space === space) ?? farTrail(routes.to(space))}
      isHinted={space === hinted}
    />
  )
}

function farTrail(route: Route | null): Pick<Target, 'space' | 'trail'> | null {
  return route && { space: route.to, trail: route.trail }
}

function busyIn({ seats, lairs, hunter }: DungeonView): string {
  const spaces = [...seats.filter(seat => seat.hero !== null), ...lairs, ...(hunter ? [hunter] : [])]
  return [...new Set(spaces.map(({ at }) => at))].join()
}
