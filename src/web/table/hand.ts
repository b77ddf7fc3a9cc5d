/** What the hand does, by mouse, finger or key: the press that is being made. */
import { type Press, pressOf, type Touch } from './press.ts'

export interface Hand {
  /** The present press, once: a press makes one decision. */
  press(): Press | null
  spend(): void
  rest(): void
}

/** Watches until it may rest. Times are those of the events, however late a busy page hears of them. */
export function watchHand(): Hand {
  let last: Touch | null = null
  let press: Press | null = null
  const touch = (next: Touch) => {
    press = pressOf(last, next)
    last = next
  }
  const point = ({ timeStamp, clientX, clientY }: PointerEvent) =>
    touch({ at: timeStamp, on: { x: clientX, y: clientY } })
  const type = ({ timeStamp, key, repeat }: KeyboardEvent) => {
    if (!repeat) touch({ at: timeStamp, on: key })
  }
  // Space presses when it is let go, and a screen reader without any touch.
  const click = ({ timeStamp, detail, isTrusted }: MouseEvent) => {
    if (isTrusted && detail === 0) press = { at: timeStamp, isAgain: press?.isAgain ?? false }
  }
  addEventListener('pointerdown', point, true)
  addEventListener('keydown', type, true)
  addEventListener('click', click, true)
  return {
    press: () => press,
    spend: () => {
      press = null
    },
    rest: () => {
      removeEventListener('pointerdown', point, true)
      removeEventListener('keydown', type, true)
      removeEventListener('click', click, true)
    },
  }
}
