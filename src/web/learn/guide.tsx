/** The one who leads through a lesson. */
import { signal } from '@preact/signals'
import type { Picture } from '../../table/protocol.ts'
import type { Lessons } from '../games/page-game.ts'
import type { Guide } from '../table/look.ts'
import { Coach } from './coach.tsx'
import { isNext, type Lesson, type Place, placeOf, pointedAt } from './lesson.ts'

/** Leads through one of these lessons; `again` begins it anew. */
export function guideOf({ chapters, words }: Lessons, lesson: Lesson, again: () => void): Guide {
  const next = chapters[chapters.indexOf(lesson) + 1]
  /** How many texts have been read at this moment of the match. */
  const read = signal({ at: -1, count: 0 })
  /** The moment at which something else was tried. */
  const strayed = signal(-1)
  /** The lesson is over and the learner plays on. */
  const free = signal(false)
  const place = ({ at, length }: Picture): Place | null => {
    const count = read.value.at === length ? read.value.count : 0
    return placeOf(lesson, at, at === length ? count : Number.MAX_SAFE_INTEGER)
  }
  const goOn = ({ length }: Picture) => {
    const count = read.peek().at === length ? read.peek().count : 0
    read.value = { at: length, count: count + 1 }
  }
  return {
    Slip: ({ picture }) =>
      free.value ? null : (
        <Coach
          lesson={lesson}
          words={words.value}
          next={next}
          isOver={picture.ending !== null}
          place={place(picture)}
          hasStrayed={strayed.value === picture.at}
          onNext={() => goOn(picture)}
          onAgain={again}
          onFree={() => (free.value = true)}
        />
      ),
    lit: picture => {
      const here = place(picture)
      return here && pointedAt(here, picture.ways)
    },
    holds: picture => {
      const here = place(picture)
      return here ? here.step.do === undefined : !free.value
    },
    allows: (picture, actions) => {
      const here = place(picture)
      const isDue = here === null || isNext(here, actions)
      strayed.value = isDue ? -1 : picture.at
      return isDue
    },
  }
}
