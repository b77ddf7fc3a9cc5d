/** The table of Dungeon!: the board that one walks on, looks at from near and far, and points at. */
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { IconButton } from '../../../parts/button/button.tsx'
import * as ICONS from '../../../parts/icons.generated.ts'
import type { TableProps } from '../../../table/look.ts'
import { boxOf } from '../box.ts'
import { boardPoint, isSeen } from '../camera/camera.ts'
import { pointOf, useGestures } from '../camera/gestures.ts'
import { type Lens, useLens } from '../camera/lens.ts'
import { KnownDoors, lightOf, type Sought, SoughtDoors, soughtAt, soughtOf } from '../ground/doors.tsx'
import { Ground } from '../ground/ground.tsx'
import { MiniMap } from '../mini-map/mini-map.tsx'
import { Pieces } from '../pieces/pieces.tsx'
import { CELL, type Plan, type Point } from '../plan.ts'
import { isPointedAt, neighbour, type Target, targetAt, targetsOf } from '../targets.ts'
import { text } from '../text/index.ts'
import { Tray } from '../tray/tray.tsx'
import { countsText, Labels } from './labels.tsx'
import { Legend } from './legend.tsx'
import { Light, Sparks, Trail } from './light.tsx'
import { pointed } from './pointing.ts'
import { Spots } from './spots.tsx'
import './board.css'

type Props = TableProps<DungeonView>

/** A finger is not a mouse: what is smaller takes the nearest lit space and asks for a second tap. */
const THUMB = 40
const REACH = 22
const DOOR = 15
const STEP = 70

export function Board(props: Props) {
  const { view, choices, ways, aim, still, lit, picture } = props
  const box = boxOf(picture)
  const { plan } = box
  const from = view.seats[view.turn]?.at ?? null
  const own = view.seats[view.you ?? view.turn]?.at ?? ''
  const home = plan.byId.get(own)?.centre ?? null
  const [frame, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const lens = useLens(frame, sheet, plan, home)
  const gestures = useGestures(lens)
  const targets = useMemo(
    () => targetsOf({ choices, ways, aim, cleared: view.cleared }, from, plan),
    [choices, ways, aim, from, plan],
  )
  const sought = useMemo(
    () => (aim === null ? soughtOf(choices, plan, from) : []),
    [choices, aim, plan, from],
  )
  const rover = useSignal<string | null>(null)
  const picked = useSignal<string | null>(null)
  const knocked = useSignal<Sought | null>(null)
  const byKey = useRef(false)
  useFollow(lens, home)
  useOverview(lens, plan, targets, home)
  const hinted = targets.find(target => isPointedAt(target, lit))?.space
  useSight(lens, hinted === undefined ? null : (plan.byId.get(hinted)?.centre ?? null))
  useEffect(() => {
    picked.value = null
    knocked.value = null
    pointed.value = null
    if (!byKey.current || targets.length === 0) return
    byKey.current = false
    sheet.current?.querySelector<HTMLElement>('.dg-spot[tabindex="0"]')?.focus({ preventScroll: true })
  }, [targets])

  const go = ({ way, choice }: Target) => {
    if (way) props.walk(way)
    else if (choice) props.choose(choice)
  }
  const under = (event: MouseEvent, reach: number): [Point, Target | null] => {
    const point = boardPoint(lens.camera.value, pointOf(event))
    return [point, targetAt(targets, plan, point, reach / lens.camera.value.scale)]
  }
  const click = (event: MouseEvent) => {
    if (event.detail === 0) {
      const target = spotOf(event, targets)
      byKey.current = target !== null
      if (target) go(target)
      return
    }
    if (gestures.tookClick()) return
    const isSmall = gestures.isTouch() && lens.camera.value.scale * CELL < THUMB - 0.5
    const [point, target] = under(event, gestures.isTouch() ? REACH : 3)
    const door = soughtAt(sought, point, isSmall ? DOOR / lens.camera.value.scale : 0)
    const isDoorAsked = door !== null && isSmall && knocked.value !== door
    knocked.value = isDoorAsked ? door : null
    if (isDoorAsked) picked.value = null
    else if (door) props.choose(door.choice)
    if (door) return
    const isAsked = target !== null && isSmall && picked.value !== target.space
    picked.value = isAsked ? target.space : null
    pointed.value = target ? target.space : spaceAt(plan, point)
    if (target && !isAsked) go(target)
  }
  const hover = (event: PointerEvent) => {
    gestures.on.onPointerMove(event)
    if (event.pointerType !== 'mouse' || event.buttons > 0) return
    const [point, target] = under(event, 0)
    pointed.value = target?.space ?? spaceAt(plan, point)
  }
  const press = (event: KeyboardEvent) => {
    const spot = spotOf(event, targets)
    const isHandled = zoomByKey(lens, event.key) || (spot ? rove(spot, event.key) : panByKey(lens, event.key))
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const rove = (spot: Target, key: string): boolean => {
    const next = neighbour(targets, plan, spot.space, key)
    if (next) {
      rover.value = next.space
      const spots = sheet.current?.querySelectorAll<HTMLElement>('[data-space]') ?? []
      const spotThere = [...spots].find(({ dataset }) => dataset['space'] === next.space)
      spotThere?.focus({ preventScroll: true })
    }
    return key.startsWith('Arrow')
  }
  const focus = (event: FocusEvent) => {
    const spot = spotOf(event, targets)
    const centre = spot && plan.byId.get(spot.space)?.centre
    if (!spot || !centre) return
    rover.value = spot.space
    // A finger focuses before it clicks: a card that opened in between would move the board from under it.
    if (!isByKeyboard(event)) return
    pointed.value = spot.space
    if (!isSeen(lens.camera.value, centre, lens.room.value)) lens.centre(centre)
  }
  const asked = knocked.value ? lightOf(knocked.value) : (plan.byId.get(picked.value ?? '') ?? null)
  const toggle = () => (lens.isWhole.value && home ? lens.approach(home) : lens.showAll())

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
        onPointerMove={hover}
        onPointerLeave={() => (pointed.value = null)}
        onClick={click}
        onKeyDown={press}
        onFocusIn={focus}
      >
        <div ref={sheet} class="dg-sheet" style={{ width: `${plan.width}px`, height: `${plan.height}px` }}>
          <Ground plan={plan} />
          <svg class="dg-over" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
            <KnownDoors box={box} view={view} />
            <Light plan={plan} targets={targets} from={from} />
            <Labels plan={plan} cleared={countsText(view.cleared)} busy={busyIn(view)} />
            <Sparks plan={plan} targets={targets} />
            <PointedTrail plan={plan} targets={targets} />
            <Pieces box={box} view={view} still={still} />
            <SoughtDoors sought={sought} />
          </svg>
          <Spots box={box} view={view} targets={targets} from={from} rover={rover.value} lit={lit} />
        </div>
      </div>
      <Legend props={props} targets={targets} asked={asked} lens={lens} />
      <Tray picture={picture} view={view} still={still} lens={lens} home={home} />
      <div class="dg-zoom">
        <IconButton icon={ICONS.plus} label={text.value.closer} onPress={() => lens.zoom(1.4)} />
        <IconButton icon={ICONS.minus} label={text.value.farther} onPress={() => lens.zoom(1 / 1.4)} />
        <IconButton icon={ICONS.map} label={text.value.wholeBoard} onPress={() => lens.showAll()} />
        <MiniMap plan={plan} view={view} lens={lens} onPress={toggle} />
      </div>
    </div>
  )
}

/** The own hero is kept in sight when it moves. */
function useFollow(lens: Lens, home: Point | null): void {
  const before = useRef(home)
  useEffect(() => {
    const isNew = before.current === null && home !== null
    before.current = home
    if (isNew) return lens.open(home)
    const isNear = lens.camera.value.scale > 0 && !lens.isWhole.value
    if (home && isNear && !isSeen(lens.camera.value, home, lens.room.value)) lens.centre(home)
  }, [home?.x, home?.y])
}

/** Places to choose that are not beside the hero are brought into sight, and afterwards the hero again. */
function useOverview(lens: Lens, plan: Plan, targets: readonly Target[], home: Point | null): void {
  const before = useRef<number | null>(null)
  const isOpen = lens.room.value.width > 0
  useEffect(() => {
    if (!isOpen) return
    const afar = targets.flatMap(({ space, trail }) =>
      trail.length === 0 ? (plan.byId.get(space) ?? []) : [],
    )
    const { camera, room } = lens
    if (afar.some(({ centre }) => !isSeen(camera.value, centre, room.value))) {
      before.current ??= camera.value.scale
      lens.fit(afar)
    } else if (afar.length === 0 && before.current !== null && home) {
      lens.centre(home, before.current)
      before.current = null
    }
  }, [targets, isOpen])
}

/** What a hint points at is brought into sight. */
function useSight(lens: Lens, point: Point | null): void {
  useEffect(() => {
    if (point && !lens.isWhole.value && !isSeen(lens.camera.value, point, lens.room.value)) lens.centre(point)
  }, [point?.x, point?.y])
}

function PointedTrail({ plan, targets }: { readonly plan: Plan; readonly targets: readonly Target[] }) {
  const space = pointed.value
  return <Trail plan={plan} target={targets.find(target => target.space === space) ?? null} />
}

function busyIn({ seats, lairs, hunter }: DungeonView): string {
  const spaces = [...seats.filter(seat => seat.hero !== null), ...lairs, ...(hunter ? [hunter] : [])]
  return [...new Set(spaces.map(({ at }) => at))].join()
}

function isByKeyboard({ target }: FocusEvent): boolean {
  return target instanceof HTMLElement && target.matches(':focus-visible')
}

function spotOf(event: Event, targets: readonly Target[]): Target | null {
  const node = event.target instanceof HTMLElement ? event.target.dataset['space'] : undefined
  return node === undefined ? null : (targets.find(({ space }) => space === node) ?? null)
}

function spaceAt({ places }: Plan, { x, y }: Point): string | null {
  const place = places.find(at => x >= at.x && x < at.x + at.w && y >= at.y && y < at.y + at.h)
  return place?.id ?? null
}

function zoomByKey(lens: Lens, key: string): boolean {
  if (key === '+' || key === '=') lens.zoom(1.25)
  else if (key === '-') lens.zoom(0.8)
  else if (key === '0') lens.showAll()
  else return false
  return true
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

function panByKey(lens: Lens, key: string): boolean {
  const pan = PANS[key]
  if (pan) lens.pan(...pan, true)
  return pan !== undefined
}
