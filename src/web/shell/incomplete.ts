/** A part of the page that could not be loaded: the connection is gone, or the server has a newer version. */
import { signal } from '@preact/signals'
import { text } from '../text/index.ts'
import { say } from './toasts.ts'

/** True from the first part on that did not come. */
export const isIncomplete = signal(false)

/** A screen that waits for the part says so itself (notice.tsx); anywhere else it is said once on paper. */
export function sayWhatIsMissing(): void {
  addEventListener('vite:preloadError', () => {
    if (isIncomplete.value) return
    isIncomplete.value = true
    if (!document.querySelector('.notice'))
      say(text.value.partMissing, { label: text.value.reload, run: reload })
  })
}

export function reload(): void {
  location.reload()
}
