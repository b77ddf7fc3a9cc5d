/** A month with a mark for every game of a day: one stop for the Tab key, and arrows from day to day. */
import { useEffect, useRef, useState } from 'preact/hooks'
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
  const [held, setHeld] = useState(chosen)
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isByKey.current = false
  }, [held])
  const hear = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, held)
    if (next === null) return
    event.preventDefault()
    isByKey.current = true
    setHeld(next > today ? today : next)
  }
  const choose = (day: Day) => {
    setHeld(day)
    onChoose(day)
  }
  return (
    <section class="calendar" aria-label={words.value.calendar}>
      <Head month={held} today={today} onTurn={setHeld} />
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
              {week.map((day, column) => (
                <td key={column} aria-selected={day === chosen}>
                  {day !== null && (
                    <CalendarDay
                      day={day}
                      page={book.get(day)}
                      games={games}
                      isHeld={day === held}
                      when={day > today ? 'later' : day === today ? 'today' : 'past'}
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
  const next = monthsFrom(month, 1)
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
        onPress={() => onTurn(next > today ? today : next)}
      />
    </div>
  )
}

function monthName(day: Day): string {
  return dateOf(day, { month: 'long', year: 'numeric' })
}
