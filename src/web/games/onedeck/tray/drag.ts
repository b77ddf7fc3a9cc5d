/** Dragging a die with any pointer: into a box, onto another die, or out of the tray. */

import type { Props } from '../view.ts'
import { diceOf, type TrayDie } from './dice.ts'
import { held, take } from './held.ts'
import { convertOf, discardOf, layOn } from './moves.ts'

const SLACK = 7

/** Follows the pointer until it lets go. A short press is not a drag: the click takes the die up. */
export function grab(down: PointerEvent, props: Props, die: TrayDie): void {
  const source = down.currentTarget
  if (down.button !== 0 || !(source instanceof HTMLElement)) return
  let ghost: HTMLElement | null = null
  const follow = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!ghost && Math.hypot(x, y) < SLACK) return
    if (!ghost) {
      take(die)
      ghost = lift(source)
    }
    ghost.style.transform = `translate(${x}px, ${y}px)`
    event.preventDefault()
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (!ghost) return
    ghost.remove()
    if (event.type === 'pointerup') drop(event, props, die)
    else held.value = null
  }
  addEventListener('pointermove', follow, { passive: false })
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

/** A copy that moves with the pointer; the die itself stays where it is until it is laid. */
function lift(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'od-die-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.append(...[...source.children].map(child => child.cloneNode(true)))
  ghost.classList.add(...[...source.classList].filter(name => name !== 'held' && name !== 'rolling'))
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(ghost)
  return ghost
}

function drop(event: PointerEvent, props: Props, die: TrayDie): void {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const box = under?.closest<HTMLElement>('[data-box]')?.dataset['box']
  const other = under?.closest<HTMLElement>('[data-die]')?.dataset['die']
  held.value = null
  if (box !== undefined) {
    const choice = layOn(props.choices, die, Number(box))
    if (choice) props.choose(choice)
  } else if (other !== undefined && other !== die.key) {
    join(props, die, other)
  } else if (under?.closest('[data-discard]')) {
    const choice = discardOf(props.choices, die)
    if (choice) props.choose(choice)
  }
}

function join(props: Props, die: TrayDie, other: string): void {
  const { fight } = props.view
  const found = fight?.fighters.flatMap((_, slot) => diceOf(fight, slot)).find(({ key }) => key === other)
  const actions = found && convertOf(props.choices, die, found)
  if (actions) props.walk({ name: 'convert', actions })
}
