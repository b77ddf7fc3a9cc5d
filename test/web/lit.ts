/** What a lesson asks to be pressed, and whether it can be. */
import type { Page } from 'playwright-core'

/** What is lit while a lesson waits, in the order of pressing: a die before its box, a turn before laying. */
const LIT = [
  '.coach:has(.coach-place) .button.go',
  '.tin-lie.lit[aria-pressed="false"]',
  '.dg-spot.hinted',
  '.actions .button.lit',
  '.tin-step.lit',
  '.tin-card.lit',
  '.od-ability.advised',
  '.od-loot-place.advised',
  '.table:has(.die.held) .od-box .box.lit',
  '.od-tray-die.advised button',
]

export interface Lit {
  /** Its middle, where it is pressed. */
  readonly point: readonly [x: number, y: number]
  /** What would take the press instead, or what of the slip lies over a part of it; null when nothing is in the way. */
  readonly hidden: string | null
}

/** Looks at nine places of the first that is lit: its middle must be free, and the slip lies over none of them. */
const LOOK = `(selectors => {
  const PLACES = [0.5, 0.1, 0.9]
  const isSeen = thing => thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 0
  const thing = selectors.flatMap(selector => [...document.querySelectorAll(selector)]).find(isSeen)
  if (!thing) return null
  const { x, y, width, height } = thing.getBoundingClientRect()
  const points = PLACES.flatMap(down => PLACES.map(right => [x + width * right, y + height * down]))
  const [middle, ...others] = points.map(point => document.elementFromPoint(...point))
  const slip = others.find(other => other?.closest('.coach') && !thing.contains(other))
  const over = thing.contains(middle) ? slip : (middle ?? document.documentElement)
  return { point: points[0], hidden: over ? over.outerHTML.slice(0, 120) : null }
})(${JSON.stringify(LIT)})`

export function litIn(page: Page): Promise<Lit | null> {
  return page.evaluate(LOOK)
}
