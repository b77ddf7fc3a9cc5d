/** Moving over the map: wheel, pinch and drag. The map follows by itself until somebody takes hold of it. */
import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import {
  type Box,
  type Camera,
  type Cell,
  centred,
  fitted,
  isSeen,
  panned,
  type Size,
  zoomed,
} from './fit.ts'

/** Below this many pixels a press is a press. */
const SLOP = 7
const NARROW = 560
const LEAST = {
  wide: { whole: 72, near: 46, part: 104 },
  narrow: { whole: 72, near: 46, part: 88 },
} as const
/** Where there is room for them, the buttons of a tile in hand lie below it: so much of a tile. */
const BUTTONS = 0.4
/** The stack and the buttons lie on the lower edge of the map, and on a phone whatever needs more room than it has. */
const OVER = '.tin-stack, .tin-zoom, .table-drawers, .table-rail, .tin-cards, .table-ask, .table-slip > *'

export interface View {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly camera: Signal<Camera>
  /** True while fingers hold the map: then nothing glides. */
  readonly held: Signal<boolean>
  fit(): void
  /** Brings a room into sight that keys have reached. */
  show(cell: Cell): void
  zoom(factor: number): void
  pan(dx: number, dy: number): void
}

/** What must be in sight: the hero, where one can go to from there, and where a tile is about to lie. */
export interface Near {
  readonly hero: Cell
  readonly steps: readonly Cell[]
  readonly laying: Cell | null
  /** The room that a hint is about. */
  readonly sought: Cell | null
  /** What a slip over the map tells of, by any name. */
  readonly told: string | null
}

export function useCamera(cells: readonly Cell[], near: Near): View {
  const { hero, sought, told } = near
  const frame = useRef<HTMLDivElement>(null)
  const camera = useSignal<Camera>({ x: 0, y: 0, scale: 1 })
  const held = useSignal(false)
  const isFree = useRef(false)
  const size = useRef<Size>({ width: 0, height: 0 })
  const latest = useRef({ cells, near })
  latest.current = { cells, near }

  const fit = () => {
    isFree.current = false
    const { width, height } = size.current
    if (width === 0 || height === 0 || !frame.current) return
    const room = { width, height, taken: takenOf(frame.current) }
    const kind = width < NARROW ? 'narrow' : 'wide'
    const { hero, steps, laying, sought } = latest.current.near
    const extra = laying && kind === 'wide' ? [{ x: laying.x, y: laying.y + BUTTONS }] : []
    const close = [hero, ...steps, ...(laying ? [laying] : [])]
    camera.value = fitted([...latest.current.cells, ...extra], room, close, LEAST[kind], sought)
  }
  const change = (next: Camera) => {
    isFree.current = true
    camera.value = next
  }
  const middle = (): Cell => ({ x: size.current.width / 2, y: size.current.height / 2 })

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => {
      size.current = { width: element.clientWidth, height: element.clientHeight }
      if (!isFree.current) fit()
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    const letGo = handle(element, camera, held, change)
    return () => {
      watch.disconnect()
      letGo()
    }
  }, [])

  // Their words come later in some languages, and take more room; a hint grows while it is thought about.
  useEffect(() => {
    const watch = new ResizeObserver(() => isFree.current || fit())
    for (const over of document.querySelectorAll(OVER)) watch.observe(over)
    return () => watch.disconnect()
  }, [told])

  const shape = cells.map(({ x, y }) => `${x},${y}`).join(' ')
  useEffect(() => {
    const isAllSeen = [hero, sought].every(cell => !cell || isSeen(camera.peek(), cell, size.current))
    if (!isFree.current || !isAllSeen) fit()
  }, [shape, hero.x, hero.y, sought?.x, sought?.y])

  return {
    frame,
    camera,
    held,
    fit,
    show: cell =>
      isSeen(camera.peek(), cell, size.current) || change(centred(camera.peek(), cell, size.current)),
    zoom: factor => change(zoomed(camera.peek(), factor, middle())),
    pan: (dx, dy) => change(panned(camera.peek(), dx, dy)),
  }
}

function takenOf(frame: HTMLElement): Box[] {
  const { left: x, top: y, right: end, bottom: foot } = frame.getBoundingClientRect()
  return [...document.querySelectorAll(OVER)]
    .map(element => element.getBoundingClientRect())
    .filter(({ left, top, right, bottom }) => left < end && right > x && top < foot && bottom > y)
    .map(({ left, top, right, bottom }) => ({
      left: left - x,
      top: top - y,
      right: right - x,
      bottom: bottom - y,
    }))
}

/** Listens to wheel and fingers until the answer is called. */
function handle(
  element: HTMLElement,
  camera: Signal<Camera>,
  held: Signal<boolean>,
  change: (next: Camera) => void,
): () => void {
  const fingers = new Map<number, Cell>()
  let moved = 0
  const inside = (event: PointerEvent | WheelEvent): Cell => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (fingers.size === 0) moved = 0
    fingers.set(event.pointerId, inside(event))
  }
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const to = inside(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    moved += Math.hypot(to.x - from.x, to.y - from.y)
    if (!other && moved < SLOP) return
    held.value = true
    fingers.set(event.pointerId, to)
    element.setPointerCapture?.(event.pointerId)
    change(
      other ? pinched(camera.peek(), from, to, other) : panned(camera.peek(), to.x - from.x, to.y - from.y),
    )
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) held.value = false
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    change(zoomed(camera.peek(), Math.exp(-event.deltaY / 500), inside(event)))
  }
  /** What ends a drag is not a press on the room below. */
  const click = (event: MouseEvent) => {
    if (moved < SLOP) return
    moved = 0
    event.stopPropagation()
    event.preventDefault()
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('click', click, { capture: true })
  return () => {
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('click', click, { capture: true })
  }
}

function pinched(camera: Camera, from: Cell, to: Cell, other: Cell): Camera {
  const apart = (a: Cell) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
  return panned(zoomed(camera, apart(to) / apart(from), middle), (to.x - from.x) / 2, (to.y - from.y) / 2)
}
