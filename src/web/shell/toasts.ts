/** Short news on paper at the top of the page: what others did, and what was refused. */
import { signal } from '@preact/signals'

export interface Toast {
  readonly id: number
  readonly text: string
}

export const toasts = signal<readonly Toast[]>([])
const SECONDS = 4
let count = 0

export function say(text: string): void {
  const toast = { id: ++count, text }
  toasts.value = [...toasts.value.slice(-2), toast]
  setTimeout(() => dismiss(toast.id), SECONDS * 1000)
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter(toast => toast.id !== id)
}
