/** Finds what a person presses. */
import { type Box, holds, isEmpty, middle, type Point, spreadOver } from '../box.ts'
import type { Intended } from '../intended.ts'
import type { Notice } from '../notice.ts'
import type { Control } from '../sight.ts'
import { boxOf, clippersOf, shownOf } from './clips.ts'
import { type Found, grounds } from './found.ts'
import { nameOf, wordsOf } from './names.ts'
import { isMeant } from './paint.ts'
import type { Scrollers } from './scrollers.ts'

const CONTROLS = 'button, a[href], summary, select, textarea, input:not([type=file]), label:has(input)'

/** What cannot be pressed now, and a field that its label stands for. */
const NONE = '[aria-disabled=true], :disabled, label input'

export function controlsIn(notice: Notice, scrollers: Scrollers): Found[] {
  const controls = [...grounds().querySelectorAll(CONTROLS)].filter(element => !element.matches(NONE))
  return controls.map(element => {
    const [box, clippers, words] = [boxOf(element), clippersOf(element), wordsOf(element)]
    const shown = shownOf(box, clippers)
    const control = controlOf(element, shown, notice)
    const places = scrollers.placesOf(clippers)
    const thing = { name: nameOf(element, words), words, box, shown, scrollers: places, control }
    return { element, thing, points: isEmpty(shown) ? [] : spreadOver(shown, 4, 3) }
  })
}

function controlOf(element: Element, shown: Box, notice: Notice): Control {
  const { moves, small, ways, isTouch } = notice
  const among = (matches: (way: Notice['ways'][number]) => boolean) =>
    ways.flatMap((way, place) => (matches(way) ? [place] : []))
  const at = middle(shown)
  return {
    isMove: element.matches(moves),
    isFree: !isEmpty(shown) && isHit(element, at),
    target: !isTouch || isEmpty(shown) || element.matches(small) ? null : targetOf(element, at, notice),
    lies: among(({ to }) => element.closest(to) !== null),
    opens: among(({ by }) => element.matches(by)),
  }
}

/** The shorter side of what a finger can hit. */
function targetOf(element: Element, at: Point, { intended }: Notice): number {
  const { width, height } = boxOf(element)
  const counts = (point: Point) => isHit(element, point, intended)
  const across = width >= ENOUGH ? width : reach(counts, at, { x: 1, y: 0 })
  const down = height >= ENOUGH ? height : reach(counts, at, { x: 0, y: 1 })
  return Math.min(across, down)
}

/** Nobody needs more. */
const ENOUGH = 48

/** How far along a line presses count as made on it, both ways from its middle. */
function reach(counts: (point: Point) => boolean, { x, y }: Point, step: Point): number {
  const far = (sign: 1 | -1, most: number) => {
    let steps = 0
    const next = () => ({ x: x + sign * step.x * steps, y: y + sign * step.y * steps })
    while (steps < most && counts(next())) steps++
    return steps
  }
  const ahead = far(1, ENOUGH)
  return Math.max(0, ahead + far(-1, ENOUGH + 1 - ahead) - 1)
}

/** On the element; or within it, under what lies there on purpose: a page scrolls under its foot. */
function isHit(element: Element, point: Point, intended: readonly Intended[] = []): boolean {
  const hit = document.elementFromPoint(point.x, point.y)
  if (hit === null || element.contains(hit)) return hit !== null
  return isMeant(hit, element, intended) && holds(boxOf(element), point)
}
