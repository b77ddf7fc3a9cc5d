/** The camera of a board on the page: kept in a signal and put on the sheet without drawing anything anew. */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Place, Plan, Point } from '../plan.ts'
import type { Camera, Size } from './camera.ts'
import * as CAMERA from './camera.ts'

const PHONE = 700

export interface Lens {
  readonly camera: ReadonlySignal<Camera>
  readonly room: ReadonlySignal<Size>
  /** The whole board is in sight, and stays so when the window changes. */
  readonly isWhole: ReadonlySignal<boolean>
  showAll(): void
  centre(point: Point, scale?: number): void
  /** Shows all of these places. */
  fit(places: readonly Place[]): void
  /** As the board opens: whole, or on a phone close to the hero. */
  open(home: Point): void
  /** The hero at the size that suits a thumb. */
  approach(point: Point): void
  zoom(factor: number, at?: Point): void
  pan(dx: number, dy: number, isSmooth?: boolean): void
}

interface Inside {
  readonly camera: Signal<Camera>
  readonly room: Signal<Size>
  readonly isWhole: Signal<boolean>
  glide: boolean
}

export function useLens(
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  plan: Plan,
  home: Point | null,
): Lens {
  const inside = useMemo(
    (): Inside => ({
      camera: signal({ x: 0, y: 0, scale: 0 }),
      room: signal({ width: 0, height: 0 }),
      isWhole: signal(true),
      glide: false,
    }),
    [],
  )
  const lens = useMemo(() => lensOf(inside, plan), [inside, plan])
  const start = useRef(home)
  start.current = home
  useEffect(() => watchSize(window.current, inside, lens, () => start.current), [lens])
  useEffect(
    () =>
      effect(() => {
        const { x, y, scale } = inside.camera.value
        const node = sheet.current
        if (!node) return
        node.dataset['glide'] = String(inside.glide)
        node.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      }),
    [inside],
  )
  return lens
}

function lensOf(inside: Inside, plan: Plan): Lens {
  const { camera, room, isWhole } = inside
  const put = (next: Camera, glide: boolean) => {
    inside.glide = glide
    isWhole.value = next.scale <= CAMERA.widest(plan, room.value) * 1.01
    camera.value = next
  }
  const showAll = () => put(CAMERA.whole(plan, room.value), true)
  const approach = (point: Point) => put(CAMERA.centredOn(point, CAMERA.OPENING, plan, room.value), true)
  return {
    camera,
    room,
    isWhole,
    showAll,
    approach,
    open: point => (room.value.width <= PHONE ? approach(point) : showAll()),
    centre: (point, scale = camera.value.scale) =>
      put(CAMERA.centredOn(point, scale, plan, room.value), true),
    fit: places => put(CAMERA.containing(places, plan, room.value), true),
    zoom: (factor, at) => {
      const { width, height } = room.value
      const middle = { x: width / 2, y: height / 2 }
      put(CAMERA.zoomed(camera.value, factor, at ?? middle, plan, room.value), at === undefined)
    },
    pan: (dx, dy, isSmooth = false) => put(CAMERA.moved(camera.value, dx, dy, plan, room.value), isSmooth),
  }
}

/** Opens whole, or on a phone close to the hero; later only what must change does. */
function watchSize(
  node: HTMLElement | null,
  { camera, room, isWhole }: Inside,
  lens: Lens,
  home: () => Point | null,
): (() => void) | undefined {
  if (!node) return undefined
  let isOpen = false
  const watch = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = node
    if (width === 0 || height === 0) return
    const hero = home()
    const wasSeen = hero !== null && CAMERA.isSeen(camera.value, hero, room.value)
    room.value = { width, height }
    if (!isOpen && hero) lens.open(hero)
    else if (!isOpen || isWhole.value) lens.showAll()
    else lens.zoom(1, { x: width / 2, y: height / 2 })
    // More buttons in the dock must not hide the hero, nor where it may go next.
    if (hero && wasSeen && !CAMERA.isSeen(camera.value, hero, room.value)) lens.centre(hero)
    isOpen = isOpen || hero !== null || camera.value.scale > 0
  })
  watch.observe(node)
  return () => watch.disconnect()
}
