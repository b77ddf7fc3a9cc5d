/** Somebody waits for you at another table than the one in sight: said on paper, with the way there. */
import { goTo, route } from '../shell/router.ts'
import { say } from '../shell/toasts.ts'
import { onPush } from '../shell/wire.ts'
import { words } from './text/index.ts'

/** From the first table of a server on, for as long as the page is open. */
export function sayTurns(): void {
  if (isListening) return
  isListening = true
  onPush(push => {
    if (push.push !== 'turn' || document.hidden || route.peek().subject === push.match) return
    const { turnElsewhere, goThere } = words.value
    say(turnElsewhere, { label: goThere, run: () => goTo('table', push.match) })
  })
}

let isListening = false
