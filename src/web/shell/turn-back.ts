/** An address that leads nowhere leads home, with a sentence. */
import { messageOf } from '../../engine/error-message.ts'
import { isIncomplete } from './incomplete.ts'
import { hrefTo, type Route, route } from './router.ts'
import { say } from './toasts.ts'

/** For what a screen could not load. A part that is missing is said where it is missing. */
export function turnBackFrom({ screen, subject }: Route): (error: unknown) => void {
  return error => {
    const { screen: nowScreen, subject: nowSubject } = route.peek()
    const isElsewhere = nowScreen !== screen || nowSubject !== subject
    if (isIncomplete.value || isElsewhere) return
    say(messageOf(error))
    // Instead of the address, so that going back does not lead there once more.
    location.replace(hrefTo('home'))
  }
}
