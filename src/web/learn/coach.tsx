import { Button, IconButton } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import '../parts/hint-slip.css'
import * as ICONS from '../parts/icons.generated.ts'
import { Seal } from '../parts/seal.tsx'
import { goTo } from '../shell/router.ts'
import './coach.css'
import type { Lesson, Place } from './lesson.ts'
import { words } from './text/index.ts'

interface Props {
  readonly lesson: Lesson
  /** Where in the lesson; null when it is over. */
  readonly place: Place | null
  /** Something else was tried just now. */
  readonly hasStrayed: boolean
  readonly onNext: () => void
  readonly onAgain: () => void
  readonly onFree: () => void
}

/** A slip of paper that says what to do now; it lies where the slip of a hint would. */
export function Coach({ lesson, place, hasStrayed, onNext, onAgain, onFree }: Props) {
  const say = words.value
  const told = new Map<string, Readonly<Record<string, string>>>(Object.entries(say.lessons)).get(lesson.game)
  const text = place ? (told?.[place.step.say] ?? '') : say.over
  return (
    <Card class="coach hint-slip" label={say.coach}>
      <Seal icon={ICONS.candle} gold />
      <p class="coach-text" aria-live="polite">
        {hasStrayed && place && <b class="coach-stray">{say.notNow} </b>}
        {text}
      </p>
      {place && <span class="coach-place">{say.place(place.index + 1, lesson.steps.length)}</span>}
      {place?.step.do === undefined && place !== null && (
        <Button kind="go" icon={ICONS.next} onPress={onNext}>
          {say.next}
        </Button>
      )}
      {!place && (
        <>
          <Button kind="go" icon={ICONS.dice} onPress={() => goTo('setup', lesson.game)}>
            {say.real}
          </Button>
          <Button icon={ICONS.fork} onPress={onFree}>
            {say.playOn}
          </Button>
          <Button icon={ICONS.undo} onPress={onAgain}>
            {say.again}
          </Button>
          <Button icon={ICONS.rules} onPress={() => goTo('rules', lesson.game)}>
            {say.rules}
          </Button>
        </>
      )}
      <IconButton icon={ICONS.close} label={say.leave} onPress={() => goTo('home')} />
    </Card>
  )
}
