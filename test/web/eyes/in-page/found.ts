/** Something that was found on the page, before one looks what lies over it. */
import type { Point } from '../box.ts'
import type { Thing } from '../sight.ts'

export interface Found {
  readonly element: Element
  readonly thing: Omit<Thing, 'under' | 'isAside'>
  /** Where one looks whether something lies over it. */
  readonly points: readonly Point[]
}

/** Where one looks: under a sheet of paper that takes all presses there is nothing to press or to read. */
export function grounds(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
}
