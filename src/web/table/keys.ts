/** Shortcuts: a letter or number does what the button that shows it does, once, however long it is held. */

export interface Shortcut {
  readonly key: string
  /** In words, where "?" should list it. */
  readonly does?: string
  run(): void
}

/** True while the person writes, or a dialog has the floor. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null
}

function pressable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a') : null
}

/** Listens until the answer is called. */
export function listen(shortcuts: () => readonly Shortcut[]): () => void {
  // What was pressed by mouse or finger keeps the focus, but Enter is not meant for it.
  let pointed: Element | null = null
  const point = ({ target, detail }: MouseEvent) => {
    pointed = detail > 0 ? pressable(target) : null
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Tab') pointed = null
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const held = pressable(event.target)
    if (event.key === 'Enter' && held !== null && held !== pointed) return
    const pressed = event.key === 'Enter' ? '↵' : event.key.toLowerCase()
    const found = shortcuts().find(({ key }) => key.toLowerCase() === pressed)
    if (!found) return
    event.preventDefault()
    if (!event.repeat) found.run()
  }
  addEventListener('keydown', hear)
  addEventListener('click', point)
  return () => {
    removeEventListener('keydown', hear)
    removeEventListener('click', point)
  }
}
