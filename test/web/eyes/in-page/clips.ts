/** What scrollers and the window leave of an element. */
import { type Box, common } from '../box.ts'

export function windowBox(): Box {
  return { x: 0, y: 0, width: innerWidth, height: innerHeight }
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** The elements that clip this one, the nearest first: what is placed by an ancestor is not clipped by those between. */
export function clippersOf(element: Element): Element[] {
  const clippers: Element[] = []
  let { position } = getComputedStyle(element)
  for (let at = element.parentElement; at && position !== 'fixed'; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.display === 'contents') continue
    const isHolder =
      style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal'
    if (position === 'absolute' && !isHolder) continue
    if (clips(at)) clippers.push(at)
    position = style.position
  }
  return clippers
}

export function clips(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  return overflowX !== 'visible' || overflowY !== 'visible'
}

export function shownOf(box: Box, clippers: readonly Element[]): Box {
  return clippers.map(boxOf).reduce(common, common(box, windowBox()))
}
