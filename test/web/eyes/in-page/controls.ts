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
  const { moves, small, ways } = notice
  const among = (matches: (way: Notice['ways'][number]) => boolean) =>
    ways.flatMap((way, place) => (matches(way) ? [place] : []))
  const at = middle(shown)
  return {
    isMove: element.matches(moves),
    isFree: !isEmpty(shown) && isHit(element, at),
    target: isEmpty(shown) || element.matches(small) ? null : targetOf(element, at, notice),
    lies: among(({ to }) => element.closest(to) !== null),
    opens: among(({ by }) => element.matches(by)),
  }
}

/** The shorter side of what a finger can hit. */
function targetOf(element: Element, at: Point, { intended }: Notice): number {
  const { width, height } = boxOf(element)
  const counts = (point: Point) => isHit(element, point) || isUnderMeant(element, point, intended)
  const across = width >= ENOUGH ? width : reach(counts, at, { x: 1, y: 0 })
  const down = height >= ENOUGH ? height : reach(counts, at, { x: 0, y: 1 })
  return Math.min(across, down)
}

/** Nobody needs more. */
const ENOUGH = 48

/** How far along a line presses count as made on it, both ways from its middle. */
function reach(counts: (point: Point) => boolean, { x, y }: Point, step: Point): number {
  const far = (sign: 1 | -1) => {
    let steps = 0
    const next = () => ({ x: x + sign * step.x * steps, y: y + sign * step.y * steps })
    while (steps < ENOUGH && counts(next())) steps++
    return steps
  }
  return Math.max(0, far(1) + far(-1) - 1)
}

function isHit(element: Element, { x, y }: Point): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && element.contains(hit)
}

/** Within the element, under what lies there on purpose: a page scrolls under its foot. */
function isUnderMeant(element: Element, point: Point, intended: readonly Intended[]): boolean {
  const hit = document.elementFromPoint(point.x, point.y)
  return hit !== null && holds(boxOf(element), point) && isMeant(hit, element, intended)
}
