/** Drag, pinch and wheel on the board; what was a drag is no click. */
import { useMemo } from 'preact/hooks'
import type { Point } from '../plan.ts'
import type { Lens } from './lens.ts'

const SLACK = 7
const WHEEL = 0.0016

export interface Gestures {
  /** True once after a drag: the click that ends it means nothing. */
  tookClick(): boolean
  /** How the latest press was made. */
  isTouch(): boolean
  readonly on: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
    onWheel(event: WheelEvent): void
  }
}

export function useGestures(lens: Lens): Gestures {
  return useMemo(() => gesturesOf(lens), [lens])
}

function gesturesOf(lens: Lens): Gestures {
  const fingers = new Map<number, Point>()
  let start: Point | null = null
  let isDrag = false
  let touch = false
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    start = null
  }
  return {
    tookClick: () => {
      const was = isDrag
      isDrag = false
      return was
    },
    isTouch: () => touch,
    on: {
      onPointerDown(event) {
        touch = event.pointerType !== 'mouse'
        fingers.set(event.pointerId, pointOf(event))
        start = pointOf(event)
        if (fingers.size === 1) isDrag = false
      },
      onPointerMove(event) {
        const last = fingers.get(event.pointerId)
        if (!last) return
        const now = pointOf(event)
        const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
        fingers.set(event.pointerId, now)
        const [other] = others
        if (other) {
          isDrag = true
          lens.pan((now.x - last.x) / 2, (now.y - last.y) / 2)
          const factor = distance(now, other) / Math.max(1, distance(last, other))
          lens.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
        } else if (isDrag || (start && distance(start, now) > SLACK)) {
          if (!isDrag) capture(event)
          isDrag = true
          lens.pan(now.x - last.x, now.y - last.y)
        } else fingers.set(event.pointerId, last)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onWheel(event) {
        event.preventDefault()
        lens.zoom(Math.exp(-event.deltaY * WHEEL), pointOf(event))
      },
    },
  }
}

function capture(event: PointerEvent): void {
  if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
}

/** In the window of the board. */
export function pointOf(event: MouseEvent): Point {
  const box =
    event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : { left: 0, top: 0 }
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
