/** A drawing between two axes. It stretches with the page and its words do not, so they stand beside it. */
import { type Html, html } from './html.ts'
import { part } from './numbers.ts'

export interface Tick {
  /** From 0 to 1, from the left or from below. */
  readonly at: number
  readonly text: string
}

export interface Chart {
  /** Drawn on a square of 100 by 100, from the upper left. */
  readonly drawing: Html
  readonly across: readonly Tick[]
  readonly up: readonly Tick[]
  readonly isSquare?: boolean
}

export function chartOf({ drawing, across, up, isSquare }: Chart): Html {
  return html`<div class="chart${isSquare ? ' square' : ''}" aria-hidden="true">
<div class="up">${up.map(({ at, text }) => html`<span style="bottom:${part(at)}">${text}</span>`)}</div>
<svg viewBox="0 0 100 100" preserveAspectRatio="none">${up.map(lineAt)}${drawing}</svg>
<div class="across">${across.map(({ at, text }) => html`<span style="left:${part(at)}">${text}</span>`)}</div>
</div>`
}

function lineAt({ at }: Tick): Html {
  const y = 100 - at * 100
  return html`<path class="grid" d="M0 ${y}H100"/>`
}

/** A round number of the size of this one or a little more: 1, 2 or 5 and noughts. */
export function roundUp(value: number): number {
  if (value <= 1) return 1
  const size = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find(digit => digit * size >= value) ?? 10) * size
}

/** Round numbers from one to the other, about five. */
export function roundsBetween(from: number, to: number): number[] {
  const step = roundUp((to - from) / 5)
  const first = Math.ceil(from / step) * step
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  )
}
