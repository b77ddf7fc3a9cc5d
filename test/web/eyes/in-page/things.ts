/** Finds what a person reads and presses: lines of text, and controls. */
import { type Box, isEmpty, lettersOf, middle, type Point, spreadOver } from '../box.ts'
import type { Notice } from '../notice.ts'
import type { Control, Thing } from '../sight.ts'
import { boxOf, clippersOf, shownOf } from './clips.ts'
import { linesOf } from './lines.ts'
import { nameOf, shortened, wordsOf } from './names.ts'
import type { Scrollers } from './scrollers.ts'

export interface Found {
  readonly element: Element
  readonly thing: Omit<Thing, 'under'>
  /** Where one looks whether something lies over it. */
  readonly points: readonly Point[]
}

const CONTROLS = 'button, a[href], summary, select, textarea, input:not([type=file]), label:has(input)'
/** So narrow are only words for a reader. */
const HAIR = 2

/** Over a sheet of paper that takes all presses, only what is on it. */
function grounds(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
}

export function controlsIn(notice: Notice, scrollers: Scrollers): Found[] {
  const controls = [...grounds().querySelectorAll(CONTROLS)]
  return controls.filter(isPressed).map(element => {
    const [box, clippers] = [boxOf(element), clippersOf(element)]
    const shown = shownOf(box, clippers)
    const control = controlOf(element, shown, notice)
    const words = wordsOf(element)
    const thing = {
      name: nameOf(element, words),
      words,
      box,
      shown,
      scrollers: scrollers.placesOf(clippers),
      control,
    }
    return { element, thing, points: isEmpty(shown) ? [] : spreadOver(shown, 4, 3) }
  })
}

/** A field that its label stands for is no thing of its own. */
function isPressed(element: Element): boolean {
  if (element.matches('[aria-disabled=true], :disabled')) return false
  return !element.matches('label input')
}

function controlOf(element: Element, shown: Box, { moves, small, ways }: Notice): Control {
  const among = (matches: (way: Notice['ways'][number]) => boolean) =>
    ways.flatMap((way, place) => (matches(way) ? [place] : []))
  const at = middle(shown)
  return {
    isMove: element.matches(moves),
    isFree: !isEmpty(shown) && isHit(element, at.x, at.y),
    target:
      isEmpty(shown) || element.matches(small)
        ? Number.MAX_SAFE_INTEGER
        : Math.min(reach(element, at, 1, 0), reach(element, at, 0, 1)),
    lies: among(({ to }) => element.closest(to) !== null),
    opens: among(({ by }) => element.matches(by)),
  }
}

function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && element.contains(hit)
}

/** Nobody needs more. */
const FAR = 24

/** How far along an axis presses count as made on it, both ways from its middle. */
function reach(element: Element, { x, y }: Point, dx: number, dy: number): number {
  const { width, height } = boxOf(element)
  const own = dx === 0 ? height : width
  if (own >= 2 * FAR) return own
  const far = (sign: 1 | -1) => {
    let steps = 0
    while (steps < FAR && isHit(element, x + sign * dx * steps, y + sign * dy * steps)) steps++
    return steps
  }
  return Math.max(0, far(1) + far(-1) - 1)
}

export function textsIn({ maps }: Notice, scrollers: Scrollers): Found[] {
  const walker = document.createTreeWalker(grounds(), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
    node instanceof Element && node.matches(maps) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const found: Found[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement && node.data.trim() !== '')
      found.push(...linesIn(node, node.parentElement, scrollers))
  return found
}

function linesIn(text: Text, element: Element, scrollers: Scrollers): Found[] {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  const clippers = [element, ...clippersOf(element)].filter(each => each !== element || clips(each))
  const places = scrollers.placesOf(clippers)
  const words = shortened(text.data)
  return linesOf(text).flatMap(box => {
    const shown = shownOf(box, clippers)
    if (shown.width < HAIR || shown.height < HAIR) return []
    const thing = { name: nameOf(element, words), words, box, shown, scrollers: places, control: null }
    return [{ element, thing, points: spreadOver(lettersOf(shown), 5, 2) }]
  })
}

function clips(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  return overflowX !== 'visible' || overflowY !== 'visible'
}
