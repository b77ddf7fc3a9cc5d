/** What the browser does not keep is said once, and a match is offered as a file. */
import { text } from '../text/index.ts'
import { saveMatch } from './files.ts'
import { say } from './toasts.ts'
import { onPush } from './wire.ts'

export function sayWhatIsUnkept(): void {
  onPush(push => {
    if (push.push === 'unkept') sayUnkept(push.refusal.reason, push.match)
  })
}

function sayUnkept(sentence: string, match: string | null): void {
  if (match === null) say(sentence)
  else say(sentence, { label: text.value.save, run: () => void saveMatch(match) })
}
