/** Short news on paper at the top of the page: what others did, and what was refused. */
import { signal } from '@preact/signals'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly remedy?: Remedy | undefined
}

/** Something to do about it, on a button. */
export interface Remedy {
  readonly label: string
  run(this: void): void
}

export const toasts = signal<readonly Toast[]>([])
const SECONDS = 4
let count = 0

/** What something can be done about stays until it is done or closed; what is said again is said once. */
export function say(text: string, remedy?: Remedy): void {
  const toast = { id: ++count, text, remedy }
  const others = toasts.value.filter(each => each.text !== text)
  const latest = others.slice(-2)
  toasts.value = [...others.filter(each => each.remedy || latest.includes(each)), toast]
  if (!remedy) setTimeout(() => dismiss(toast.id), SECONDS * 1000)
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter(toast => toast.id !== id)
}
