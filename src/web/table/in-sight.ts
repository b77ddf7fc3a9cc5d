/** What a lesson or a hint points at is in sight: what scrolls is scrolled to it, and the slip makes way for it. */
import { wayFor } from './make-way.ts'

/** What is pointed at, whatever a game calls it. */
const POINTED = '.lit, .advised, .hinted'
const SLIP = '.table-slip > *'
const MARGIN = 8

/** Now and whenever the table changes, until the answer is called: then the slip lies as it did. */
export function keepInSight(table: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    const things = [...table.querySelectorAll(POINTED)]
    for (const thing of things.toReversed()) bring(thing)
    for (const next of table.querySelectorAll(`${SLIP} .go`)) bring(next)
    makeWay(table, things)
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const changes = new MutationObserver(soon)
  changes.observe(table, { subtree: true, childList: true, attributeFilter: ['class'] })
  table.addEventListener('transitionend', soon)
  addEventListener('resize', soon)
  soon()
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    table.removeEventListener('transitionend', soon)
    removeEventListener('resize', soon)
    table.querySelector<HTMLElement>(SLIP)?.style.removeProperty('translate')
  }
}

/** Moves only what a person can move back: a map, or a frame that hides what sticks out, stays as it is. */
function bring(thing: Element): void {
  for (let box = thing.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const [inner, outer] = [thing.getBoundingClientRect(), box.getBoundingClientRect()]
    box.scrollBy({
      left: doesScroll(overflowX) ? shift([inner.left, inner.right], [outer.left, outer.right]) : 0,
      top: doesScroll(overflowY) ? shift([inner.top, inner.bottom], [outer.top, outer.bottom]) : 0,
    })
  }
}

function doesScroll(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll'
}

function makeWay(table: HTMLElement, things: readonly Element[]): void {
  const slip = table.querySelector<HTMLElement>(SLIP)
  if (!slip) return
  slip.style.removeProperty('translate')
  const room = {
    top: table.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0,
    bottom: table.getBoundingClientRect().bottom,
  }
  const boxes = things.filter(thing => !slip.contains(thing)).map(thing => thing.getBoundingClientRect())
  const way = wayFor(slip.getBoundingClientRect(), boxes, room)
  if (way !== 0) slip.style.setProperty('translate', `0 ${way}px`)
}

type Span = readonly [from: number, to: number]

/** How far to scroll, so that the inner one lies in the outer one, or where it is larger at least begins there. */
export function shift([from, to]: Span, [start, end]: Span): number {
  const [over, under] = [from - MARGIN - start, to + MARGIN - end]
  if (over < 0) return over
  return under > 0 ? Math.min(under, over) : 0
}
