/** Space, arrows, Home and End. Held arrows run on through the match; a held Space does nothing more. */
import { pauseAt, toggle } from './run.ts'
import type { Watching } from './watching.ts'

/** Listens until the answer is called. */
export function listenKeys(watching: Watching): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    const at = watching.aim.peek()
    const { length } = watching.picture.peek()
    const far = event.shiftKey ? 10 : 1
    const commands: Readonly<Record<string, () => void>> = {
      ' ': () => toggle(watching),
      ArrowLeft: () => pauseAt(watching, at - far),
      ArrowRight: () => pauseAt(watching, at + far),
      Home: () => pauseAt(watching, 0),
      End: () => pauseAt(watching, length),
    }
    const command = commands[event.key]
    if (!command) return
    event.preventDefault()
    if (!event.repeat || event.key !== ' ') command()
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

/** Space presses a button that has the focus, and arrows choose among radio buttons. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog[open], input:not([type=range])')) return true
  return key === ' ' && target.closest('button, a') !== null
}
