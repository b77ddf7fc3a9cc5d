/** The board between the page and its plain answers: what is lit, what was pressed, what the keys lead to. */
import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { TableProps } from '../../../table/look.ts'
import type { Box } from '../box.ts'
import { boardPoint, isSeen } from '../camera/camera.ts'
import { type Gestures, pointOf } from '../camera/gestures.ts'
import type { Lens } from '../camera/lens.ts'
import { soughtOf } from '../ground/doors.tsx'
import { NO_ROUTES, routesOf } from '../journey/routes.ts'
import type { JourneyUnderWay } from '../journey/use-journey.ts'
import { type Target, targetsOf } from '../targets.ts'
import { pointed } from './pointing.ts'
import { type Asked, NOTHING_ASKED, type Pressable, pointedAt, pressAt, walkTo } from './press.ts'

type Props = TableProps<DungeonView>

export function useLit({ view, choices, ways, aim }: Props, box: Box): Pressable {
  const { plan } = box
  const from = view.seats[view.turn]?.at ?? null
  const targets = useMemo(
    () => targetsOf({ choices, ways, aim, cleared: view.cleared }, from, plan),
    [choices, ways, aim, from, plan],
  )
  const sought = useMemo(
    () => (aim === null ? soughtOf(choices, plan, from) : []),
    [choices, aim, plan, from],
  )
  const routes = useMemo(() => (aim === null ? routesOf(box, view) : NO_ROUTES), [box, view, aim])
  const canSetOut = view.due?.step === 'move' && choices.length > 0 && view.espAt === null
  return { plan, targets, sought, routes, canSetOut }
}

export interface PlayArea {
  readonly asked: Signal<Asked>
  /** The lit space that Tab reaches. */
  readonly rover: Signal<string | null>
  /** True after a space was chosen by key: then the next one to choose is focused. */
  readonly byKey: { current: boolean }
}

export function usePlayArea({ targets }: Pressable, sheet: RefObject<HTMLElement | null>): PlayArea {
  const asked = useSignal(NOTHING_ASKED)
  const rover = useSignal<string | null>(null)
  const byKey = useRef(false)
  useEffect(() => {
    asked.value = NOTHING_ASKED
    pointed.value = null
    if (!byKey.current || targets.length === 0) return
    byKey.current = false
    sheet.current?.querySelector<HTMLElement>('.dg-spot[tabindex="0"]')?.focus({ preventScroll: true })
  }, [targets])
  return { asked, rover, byKey }
}

export interface Hands {
  readonly props: Props
  readonly board: Pressable
  readonly area: PlayArea
  readonly lens: Lens
  readonly gestures: Gestures
  readonly journey: JourneyUnderWay
}

export function click(hands: Hands, event: MouseEvent): void {
  const { props, board, area, lens, gestures, journey } = hands
  if (event.detail === 0) return clickByKey(hands, event)
  if (gestures.tookClick()) return
  const { scale } = lens.camera.value
  const point = boardPoint(lens.camera.value, pointOf(event))
  const pressed = pressAt(board, { point, scale, isTouch: gestures.isTouch() }, area.asked.value)
  area.asked.value = pressed.asked
  if (pressed.pointed !== undefined) pointed.value = pressed.pointed
  if (pressed.chooses) props.choose(pressed.chooses)
  if (pressed.goes) go(props, pressed.goes)
  if (pressed.setsOut) journey.setOut(pressed.setsOut)
}

/** The way was shown when the space got the focus. */
function clickByKey({ props, board, area, journey }: Hands, event: MouseEvent): void {
  const target = spotOf(event, board.targets)
  area.byKey.current = target !== null
  if (target) return go(props, target)
  const route = walkTo(board.routes, spaceOf(event) ?? '')
  if (route && board.canSetOut) journey.setOut(route)
}

function go(props: Props, { way, choice }: Target): void {
  if (way) props.walk(way)
  else if (choice) props.choose(choice)
}

export function hover({ board, lens, gestures }: Hands, event: PointerEvent): void {
  gestures.on.onPointerMove(event)
  if (event.pointerType !== 'mouse' || event.buttons > 0) return
  pointed.value = pointedAt(board, boardPoint(lens.camera.value, pointOf(event)))
}

export function focus({ board, area, lens }: Hands, event: FocusEvent): void {
  const spot = spaceOf(event)
  const centre = board.plan.byId.get(spot ?? '')?.centre
  if (spot === null || !centre) return
  area.rover.value = spot
  // A finger focuses before it clicks: a card that opened in between would move the board from under it.
  if (!isByKeyboard(event)) return
  pointed.value = spot
  if (!isSeen(lens.camera.value, centre, lens.room.value)) lens.centre(centre)
}

function isByKeyboard({ target }: FocusEvent): boolean {
  return target instanceof HTMLElement && target.matches(':focus-visible')
}

function spotOf(event: Event, targets: readonly Target[]): Target | null {
  const id = spaceOf(event)
  return targets.find(({ space }) => space === id) ?? null
}

/** The space whose button this happened to. */
export function spaceOf({ target }: Event): string | null {
  return (target instanceof HTMLElement ? target.dataset['space'] : undefined) ?? null
}
