/** A month with a mark for every game of a day: one stop for the Tab key, and arrows from day to day. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import type { Book } from './book.ts'
import './calendar.css'
import { CalendarDay } from './calendar-day.tsx'
import { dayByKey } from './calendar-keys.ts'
import type { Day } from './day.ts'
import { daysFrom, isSameMonth, monthsFrom, weeksOf } from './months.ts'
import { words } from './text/index.ts'
import { dateOf } from './today.ts'

interface Props {
  readonly book: Book
  readonly games: readonly string[]
  readonly chosen: Day
  /** Nothing lies after it. */
  readonly today: Day
  readonly onChoose: (day: Day) => void
}

/** Any Monday will do. */
const MONDAY = '2026-11-16'
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => daysFrom(MONDAY, at))

export function Calendar({ book, games, chosen, today, onChoose }: Props) {
  const day = useSignal(chosen)
  const grid = useRef<HTMLTableElement>(null)
  // The day that keys have led to: it has the focus as soon as it is drawn, and none that is drawn on the way there.
  const meant = useRef<Day | null>(null)
  const held = day.value
  useEffect(() => {
    if (meant.current === held) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [held])
  const turn = (to: Day) => {
    meant.current = null
    day.value = to > today ? today : to
  }
  const choose = (to: Day) => {
    turn(to)
    onChoose(to)
  }
  // Keys may come faster than days are drawn: they count from the day that is meant, not from the one that has the focus.
  const hear = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day.peek())
    if (next === null && event.key !== 'Enter') return
    event.preventDefault()
    if (next === null) choose(day.peek())
    else turn(next)
    meant.current = day.peek()
  }
  return (
    <section class="calendar" aria-label={words.value.calendar}>
      <Head month={held} today={today} onTurn={turn} />
      <table ref={grid} role="grid" aria-label={monthName(held)} onKeyDown={hear}>
        <thead>
          <tr>
            {WEEKDAYS.map(day => (
              <th key={day} scope="col" abbr={dateOf(day, { weekday: 'long' })}>
                {dateOf(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(held).map((week, row) => (
            <tr key={row}>
              {week.map((each, column) => (
                <td key={column} aria-selected={each === chosen}>
                  {each !== null && (
                    <CalendarDay
                      day={each}
                      page={book.get(each)}
                      games={games}
                      isHeld={each === held}
                      when={each > today ? 'later' : each === today ? 'today' : 'past'}
                      onChoose={choose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="calendar-key">{words.value.key}</p>
    </section>
  )
}

interface HeadProps {
  readonly month: Day
  readonly today: Day
  readonly onTurn: (day: Day) => void
}

function Head({ month, today, onTurn }: HeadProps) {
  const say = words.value
  return (
    <div class="calendar-head">
      <IconButton
        icon={ICONS.previous}
        label={say.previousMonth}
        onPress={() => onTurn(monthsFrom(month, -1))}
      />
      <h2 aria-live="polite">{monthName(month)}</h2>
      <IconButton
        icon={ICONS.next}
        label={say.nextMonth}
        why={isSameMonth(month, today) ? say.notYet : undefined}
        onPress={() => onTurn(monthsFrom(month, 1))}
      />
    </div>
  )
}

function monthName(day: Day): string {
  return dateOf(day, { month: 'long', year: 'numeric' })
}
