/** The ways to the deal and to the puzzles of the day: two leaves of the calendar. */
import { hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { text } from '../text/index.ts'
import './today.css'

export function Today() {
  const now = new Date()
  const date = new Intl.DateTimeFormat(settings.value.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const words = text.value
  return (
    <>
      <a class="today" href={hrefTo('day')}>
        <span class="today-leaf" aria-hidden="true">
          {now.getDate()}
        </span>
        <span class="today-words">
          <b>{words.dealOfTheDay}</b>
          <span>{date.format(now)}</span>
          <span>{words.dealForAll}</span>
        </span>
      </a>
      <a class="today" href={hrefTo('puzzle')}>
        <span class="today-leaf" aria-hidden="true">
          ?
        </span>
        <span class="today-words">
          <b>{words.puzzles}</b>
          <span>{words.puzzlesHelp}</span>
        </span>
      </a>
    </>
  )
}
