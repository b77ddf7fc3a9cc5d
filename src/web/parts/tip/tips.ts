/**
 * Shows the tip of what a pointer rests on, keys reach or a finger is held on. One listener for the whole page: boards
 * have hundreds of things to tell of.
 */
import { arrowOf, beside } from './beside.ts'
import { hide, isLeftBehind, isSlip, show, shown } from './slip.ts'

const REST_MS = 400
/** From one thing to the next, and across the gap to the slip itself. */
const NEXT_MS = 120
const HOLD_MS = 500
/** A finger never lies quite still. */
const STILL_PX = 10

/** What a press does something else with. */
const PRESSED = 'button, a, label, input, select, textarea, summary, [role="button"]'

/** What is told of and not pressed. */
const TOLD = '[data-tip][tabindex]'

let isListening = false
let timer = 0
/** What the pointer rests on, told of or not: a press on it says that it is known. */
let under: Element | null = null
/** What keys have reached last; a pointer that is pressed has other plans. */
let reached: Element | null = null
let finger: { readonly x: number; readonly y: number } | null = null
/** A long press has told something; the click at its end is part of it. */
let wasHeld = false

export function listenForTips(): void {
  if (isListening) return
  isListening = true
  addEventListener('pointermove', move)
  addEventListener('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release)
  addEventListener('click', click, { capture: true })
  addEventListener('contextmenu', event => wasHeld && event.preventDefault())
  addEventListener('focusin', reach)
  addEventListener('focusout', ({ target }) => tipped(target) === shown() && forget())
  addEventListener('keydown', escape, { capture: true })
  addEventListener('keydown', leadOn, { capture: true })
  // Told of late, a scroll may be over before the slip was laid: only what has moved since has left it behind.
  addEventListener('scroll', () => isLeftBehind() && forget(), { capture: true, passive: true })
}

const tipped = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tip]') : null

function later(run: () => unknown, ms: number): void {
  clearTimeout(timer)
  timer = window.setTimeout(run, ms)
}

function forget(): void {
  clearTimeout(timer)
  under = null
  hide()
}

function move({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void {
  if (pointerType === 'touch') {
    if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > STILL_PX) release()
    return
  }
  if (buttons > 0) return forget()
  if (isSlip(target)) return clearTimeout(timer)
  const found = tipped(target)
  if (found === under) return
  under = found
  if (found) later(() => found.matches(':hover') && show(found), shown() ? NEXT_MS : REST_MS)
  else later(hide, NEXT_MS)
}

function press({ target, pointerType, clientX, clientY }: PointerEvent): void {
  clearTimeout(timer)
  reached = null
  if (!isSlip(target)) hide()
  wasHeld = false
  const found = tipped(target)
  if (pointerType !== 'touch' || !found) return
  finger = { x: clientX, y: clientY }
  const told = () => {
    wasHeld = true
    show(found)
  }
  later(told, HOLD_MS)
}

function release(): void {
  if (finger && !wasHeld) clearTimeout(timer)
  finger = null
}

/** What does nothing else when it is pressed tells of itself. */
function click(event: MouseEvent): void {
  const found = tipped(event.target)
  if (wasHeld && event.detail > 0) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else if (found && event.target instanceof Element && !event.target.closest(PRESSED)) show(found)
  wasHeld = false
}

/** A mere name is not shown to those who came by keys: a sheet that opens begins with the button that closes it. */
function reach({ target }: FocusEvent): void {
  const found = tipped(target)
  const isNamed = found?.getAttribute('aria-label') === found?.getAttribute('data-tip')
  if (!found || isNamed || !(target instanceof Element && target.matches(':focus-visible'))) return
  reached = found
  show(found)
}

/** Only while keys read there: with Escape, or elsewhere, arrows are what the table makes of them. */
function leadOn(event: KeyboardEvent): void {
  const arrow = arrowOf(event.key)
  const group = reached === shown() ? reached?.closest('[data-tips]') : null
  if (!arrow || !reached || !group || hasModifier(event)) return
  const others = [...group.querySelectorAll<HTMLElement>(TOLD)].filter(each => each !== reached)
  event.preventDefault()
  event.stopPropagation()
  const boxes = others.map(each => [each, each.getBoundingClientRect()] as const)
  beside(reached.getBoundingClientRect(), boxes, arrow)?.focus()
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

/** The slip goes, and nothing that Escape would leave with it. */
function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !shown()) return
  event.preventDefault()
  forget()
}
