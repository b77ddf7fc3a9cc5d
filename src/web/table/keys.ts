/** Shortcuts: a letter or number does what the button that shows it does. */

export interface Shortcut {
  readonly key: string
  run(): void
}

/** True while the person writes, or a dialog has the floor. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null
}

/** Listens until the answer is called. */
export function listen(shortcuts: () => readonly Shortcut[]): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button, a')) return
    const pressed = event.key === 'Enter' ? '↵' : event.key.toLowerCase()
    const found = shortcuts().find(({ key }) => key.toLowerCase() === pressed)
    if (!found) return
    event.preventDefault()
    found.run()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}
