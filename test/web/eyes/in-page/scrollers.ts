/** Everything that scrolls, each once and by its place in a list. */
import type { Scroller } from '../sight.ts'
import { boxOf, clippersOf, shownOf } from './clips.ts'
import { nameOf } from './names.ts'

export interface Scrollers {
  /** The places in the list of those among these. */
  placesOf(clippers: readonly Element[]): number[]
  all(): Scroller[]
}

export function listScrollers(): Scrollers {
  const found: Element[] = []
  const placeOf = (element: Element): number => {
    const place = found.indexOf(element)
    return place < 0 ? found.push(element) - 1 : place
  }
  return {
    placesOf: clippers => clippers.filter(scrolls).map(placeOf),
    all: () => found.map(scrollerFrom),
  }
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return (
    (canScroll(overflowX) && scrollWidth > clientWidth + 1) ||
    (canScroll(overflowY) && scrollHeight > clientHeight + 1)
  )
}

function scrollerFrom(element: Element): Scroller {
  const box = boxOf(element)
  const says = getComputedStyle(element).maskImage !== 'none'
  return { name: nameOf(element), box, shown: shownOf(box, clippersOf(element)), says }
}
