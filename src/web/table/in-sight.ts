/** What a lesson or a hint points at comes into sight, where it lies in something that scrolls. */

/** What is pointed at, whatever a game calls it, and the button that leads on in a lesson. */
const POINTED = '.lit, .advised, .hinted, .coach .go'
const MARGIN = 8

/** Now and after every press, until the answer is called: what is in hand may point at something else. */
export function keepInSight(table: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    for (const thing of [...table.querySelectorAll(POINTED)].toReversed()) bring(thing)
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  soon()
  table.addEventListener('click', soon)
  return () => {
    cancelAnimationFrame(frame)
    table.removeEventListener('click', soon)
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

type Span = readonly [from: number, to: number]

/** How far to scroll, so that the inner one lies in the outer one, or where it is larger at least begins there. */
export function shift([from, to]: Span, [start, end]: Span): number {
  const [over, under] = [from - MARGIN - start, to + MARGIN - end]
  if (over < 0) return over
  return under > 0 ? Math.min(under, over) : 0
}
