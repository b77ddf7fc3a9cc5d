/** The way to the deal of the day: a leaf of the calendar. */
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
  return (
    <a class="today" href={hrefTo('day')}>
      <span class="today-leaf" aria-hidden="true">
        {now.getDate()}
      </span>
      <span class="today-words">
        <b>{text.value.dealOfTheDay}</b>
        <span>{date.format(now)}</span>
        <span>{text.value.dealForAll}</span>
      </span>
    </a>
  )
}
