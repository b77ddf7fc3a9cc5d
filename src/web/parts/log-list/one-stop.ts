/** One stop for Tab among many lines: arrows, Home and End lead from one to the next. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: at => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

interface OneStop {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocusIn: () => void
  readonly onFocusOut: () => void
}

/** Whoever comes into the box comes to the line of now, or else to the newest. */
export function useOneStop(box: RefObject<HTMLElement | null>): OneStop {
  const settle = () => settleIn(box.current)
  useLayoutEffect(settle)
  return { onKeyDown: event => walk(box.current, event), onFocusIn: settle, onFocusOut: settle }
}

function linesIn(box: HTMLElement | null): HTMLElement[] {
  return box ? [...box.querySelectorAll<HTMLElement>('button')] : []
}

function settleIn(box: HTMLElement | null): void {
  const lines = linesIn(box)
  const stop =
    lines.find(line => line === document.activeElement) ??
    lines.findLast(line => line.closest('[aria-current]') !== null) ??
    lines.at(-1)
  for (const line of lines) line.tabIndex = line === stop ? 0 : -1
}

/** The keys of the table behind it do not hear what leads through the lines. */
function walk(box: HTMLElement | null, event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const lines = linesIn(box)
  const at = lines.findIndex(line => line === event.target)
  if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  lines[step(at, lines.length - 1)]?.focus()
}
