/** A press on the table, or a key, ends the beat that is being shown. */
import type { TableSession } from '../session.ts'

/** Those that lead about the page, and those that belong to others. */
const OTHER_KEYS = new Set(['Tab', 'Escape', '?', 'Shift', 'Control', 'Alt', 'Meta'])
/** What can be pressed at any time, without meaning the table. */
const ASIDE = '.bar, .table-slip, .table-drawers, .log, dialog'
/** What keys mean there: the headline, where the focus begins, is in the bar and takes none. */
const ASIDE_KEYS = `dialog, :is(${ASIDE}) :is(a, button, input, [tabindex="0"])`

/** Listens until the answer is called. */
export function hearSkips({ stage, past }: TableSession): () => void {
  const skip = ({ target }: Event, aside: string) => {
    const isAside = target instanceof Element && target.closest(aside) !== null
    if (stage.beat.value !== null && past.value === null && !isAside) stage.skip()
  }
  const skipByPress = (event: PointerEvent) => skip(event, ASIDE)
  const skipByKey = (event: KeyboardEvent) => {
    if (!event.repeat && !OTHER_KEYS.has(event.key)) skip(event, ASIDE_KEYS)
  }
  addEventListener('pointerdown', skipByPress, true)
  addEventListener('keydown', skipByKey, true)
  return () => {
    removeEventListener('pointerdown', skipByPress, true)
    removeEventListener('keydown', skipByKey, true)
  }
}
