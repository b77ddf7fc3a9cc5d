import { useSignal } from '@preact/signals'
import type { ChapterWords } from '../games/page-game.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import '../parts/hint-slip/hint-slip.css'
import * as ICONS from '../parts/icons.ts'
import { Seal } from '../parts/seal/seal.tsx'
import { goTo } from '../shell/router.ts'
import { RuleDialog } from '../shell/rule-dialog.tsx'
import './coach.css'
import type { Lesson, Place } from './lesson.ts'
import { LessonEnd } from './lesson-end.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly lesson: Lesson
  /** What is said in the chapters. */
  readonly words: Readonly<Record<string, ChapterWords>>
  /** The chapter that follows. */
  readonly next: Lesson | undefined
  /** True when the match has ended, so that there is nothing to play on. */
  readonly isOver: boolean
  /** Where in the lesson; null when it is over. */
  readonly place: Place | null
  /** Something else was tried just now. */
  readonly hasStrayed: boolean
  readonly onNext: () => void
  readonly onAgain: () => void
  readonly onFree: () => void
}

/** A slip of paper that says what to do now; it lies where the slip of a hint would. */
export function Coach(props: Props) {
  const { lesson, words: chapters, isOver, place, hasStrayed, onNext } = props
  const say = words.value
  const told = chapters[lesson.chapter]?.steps
  const text = place ? (told?.[place.step.say] ?? '') : isOver ? say.won : say.over
  return (
    <Card class="coach hint-slip" label={say.coach}>
      <Seal icon={ICONS.candle} gold />
      <p class="coach-text">
        <span aria-live="polite">
          {hasStrayed && place && <b class="coach-stray">{say.notNow} </b>}
          {text}
        </span>{' '}
        {place?.step.rule !== undefined && <RuleLink game={lesson.game} rule={place.step.rule} />}
      </p>
      {place && <span class="coach-place">{say.place(place.index + 1, lesson.steps.length)}</span>}
      {place?.step.do === undefined && place !== null && (
        <Button kind="go" icon={ICONS.next} onPress={onNext}>
          {say.next}
        </Button>
      )}
      {!place && (
        <>
          <Onward {...props} />
          <LessonEnd game={lesson.game} chapter={chapters[lesson.chapter]?.title ?? ''} text={text}>
            <Onward {...props} />
          </LessonEnd>
        </>
      )}
      <IconButton icon={ICONS.close} label={say.leave} onPress={() => goTo('home')} />
    </Card>
  )
}

/** The rule behind the words, read without leaving the lesson. */
function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const isOpen = useSignal(false)
  return (
    <>
      <button type="button" class="coach-rule" onClick={() => (isOpen.value = true)}>
        {words.value.rule(rule)}
      </button>
      {isOpen.value && <RuleDialog game={game} rule={rule} onClose={() => (isOpen.value = false)} />}
    </>
  )
}

/** Where to go when the chapter is over: the next one, or the game itself. */
function Onward({ lesson, words: chapters, next, isOver, onAgain, onFree }: Props) {
  const say = words.value
  return (
    <>
      {next && (
        <Button
          kind="go"
          icon={ICONS.next}
          onPress={() => goTo('learn', next.game, { chapter: next.chapter })}
        >
          {say.chapter(chapters[next.chapter]?.title ?? '')}
        </Button>
      )}
      <Button kind={next ? 'plain' : 'go'} icon={ICONS.dice} onPress={() => goTo('setup', lesson.game)}>
        {say.real}
      </Button>
      {!isOver && (
        <Button icon={ICONS.fork} onPress={onFree}>
          {say.playOn}
        </Button>
      )}
      <Button icon={ICONS.redo} onPress={onAgain}>
        {say.again}
      </Button>
      <Button icon={ICONS.rules} onPress={() => goTo('rules', lesson.game)}>
        {say.rules}
      </Button>
    </>
  )
}
