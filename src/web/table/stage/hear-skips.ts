/** A press on the table, or a key, ends the beat that is being shown. */
import type { TableSession } from '../session.ts'

/** Those that lead about the page, and those that belong to others. */
const OTHER_KEYS = new Set(['Tab', 'Escape', '?', 'Shift', 'Control', 'Alt', 'Meta'])
/** What can be pressed at any time, without meaning the table. */
const ASIDE = '.bar, .table-slip, .table-drawers, .log, dialog'

/** Listens until the answer is called. */
export function hearSkips({ stage, past }: TableSession): () => void {
  const skip = ({ target }: Event) => {
    const isAside = target instanceof Element && target.closest(ASIDE) !== null
    if (stage.beat.value !== null && past.value === null && !isAside) stage.skip()
  }
  const skipByKey = (event: KeyboardEvent) => {
    if (!event.repeat && !OTHER_KEYS.has(event.key)) skip(event)
  }
  addEventListener('pointerdown', skip, true)
  addEventListener('keydown', skipByKey, true)
  return () => {
    removeEventListener('pointerdown', skip, true)
    removeEventListener('keydown', skipByKey, true)
  }
}
