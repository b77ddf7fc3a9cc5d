/** What is painted over a point of an element. */
import { holds, lettersOf, type Point } from '../box.ts'
import type { Intended } from '../intended.ts'
import type { Thing } from '../sight.ts'
import { linesOf } from './lines.ts'
import { nameOf, shortened } from './names.ts'

/**
 * Everything answers to a point, also what lets presses through; undone by what it gives back. Only that is told to:
 * a rule for all would have the whole page styled anew, twice for each look.
 */
export function allAnswer(): () => void {
  const deaf = [...document.querySelectorAll<HTMLElement | SVGElement>('*')].filter(isDeaf)
  const before = deaf.map(element => element.getAttribute('style'))
  for (const { style } of deaf) style.setProperty('pointer-events', 'auto', 'important')
  return () => {
    for (const [place, element] of deaf.entries()) restoreStyle(element, before[place] ?? null)
  }
}

function isDeaf(element: Element): boolean {
  return getComputedStyle(element).pointerEvents !== 'auto'
}

function restoreStyle(element: Element, style: string | null): void {
  if (style === null) element.removeAttribute('style')
  else element.setAttribute('style', style)
}

/** What is painted over an element at these points: by their names, each once, and whether some of it is meant to be. */
export function coverOf(
  element: Element,
  points: readonly Point[],
  intended: readonly Intended[],
): Pick<Thing, 'under' | 'isAside'> {
  const over = [...new Set(points.flatMap(point => overAt(element, point)))]
  const amiss = over.filter(each => !isMeant(each, element, intended))
  return { under: [...new Set(amiss.map(ownerName))], isAside: amiss.length < over.length }
}

function overAt(element: Element, at: Point): Element[] {
  const { x, y } = at
  const top = document.elementFromPoint(x, y)
  if (top === null || element.contains(top)) return []
  const pile = document.elementsFromPoint(x, y)
  const place = pile.findIndex(each => element.contains(each))
  // Where it is not in the pile at all it is cut away: nothing of it is covered.
  return pile.slice(0, Math.max(0, place)).filter(each => !each.contains(element) && paintsAt(each, at))
}

export function isMeant(over: Element, under: Element, intended: readonly Intended[]): boolean {
  return intended.some(
    each =>
      over.closest(each.over) !== null && (each.under === undefined || under.closest(each.under) !== null),
  )
}

function ownerName(element: Element): string {
  const owner = element.closest('[class]:not(svg, svg *)') ?? element
  return nameOf(owner, shortened(owner.getAttribute('aria-label') ?? owner.textContent ?? ''))
}

const PICTURES = 'img, canvas, path, rect, circle, ellipse, polygon, polyline, line, use, text, tspan, image'

function paintsAt(element: Element, at: Point): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  if (element.matches(PICTURES)) return true
  return (isWithin(element, at) && hasGround(element)) || hasTextAt(element, at)
}

/** What answers outside its own box is room for a finger, or a small decoration. */
function isWithin(element: Element, at: Point): boolean {
  return [...element.getClientRects()].some(box => holds(box, at))
}

function hasGround(element: Element): boolean {
  return [null, '::before', '::after'].some(part => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part)
    if (part !== null && (content === 'none' || content === 'normal')) return false
    return backgroundImage !== 'none' || !isClear(backgroundColor)
  })
}

/** `transparent` is computed to black without opacity. */
function isClear(color: string): boolean {
  return color === 'transparent' || /(?:,|\/) ?0(?:\.0\d*)?\)$/.test(color)
}

function hasTextAt(element: Element, at: Point): boolean {
  const texts = [...element.childNodes].filter(node => node instanceof Text)
  return texts.some(text => linesOf(text).some(line => holds(lettersOf(line), at)))
}
