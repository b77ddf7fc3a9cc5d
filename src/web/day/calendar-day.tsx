/** One day of the calendar: its number, and what became of each game. */
import type { Played } from './book.ts'
import type { Day } from './day.ts'
import { words } from './text/index.ts'
import { dateOf } from './today.ts'

interface Props {
  readonly day: Day
  readonly page: ReadonlyMap<string, Played> | undefined
  readonly games: readonly string[]
  /** Where the Tab key stops. */
  readonly isHeld: boolean
  readonly when: 'past' | 'today' | 'later'
  readonly onChoose: (day: Day) => void
}

export function CalendarDay({ day, page, games, isHeld, when, onChoose }: Props) {
  const number = Number(day.slice(-2))
  if (when === 'later') return <span class="calendar-later">{number}</span>
  const marks = games.map(game => markOf(page?.get(game)))
  return (
    <button
      type="button"
      class="calendar-day"
      tabIndex={isHeld ? 0 : -1}
      aria-current={when === 'today' ? 'date' : undefined}
      aria-label={`${dateOf(day)}: ${toldOf(marks)}`}
      onClick={() => onChoose(day)}
    >
      {number}
      <span class="calendar-marks">
        {marks.map((mark, at) => (
          <i key={at} data-mark={mark} />
        ))}
      </span>
    </button>
  )
}

type Mark = 'none' | 'begun' | 'lost' | 'won'

function markOf(played: Played | undefined): Mark {
  if (!played) return 'none'
  if (played.best === null) return 'begun'
  return played.best.won ? 'won' : 'lost'
}

function toldOf(marks: readonly Mark[]): string {
  const won = marks.filter(mark => mark === 'won').length
  const played = won + marks.filter(mark => mark === 'lost').length
  return played === 0 ? words.value.nothing : words.value.gamesPlayed(played, won)
}
