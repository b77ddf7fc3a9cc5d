/** One match among one's tables, on this device or on a server. */
import type { OnlineSummary, Summary } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf } from '../games/index.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { agoIn } from '../shell/ago.ts'
import { hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { text } from '../text/index.ts'
import { isWaitingForYou, othersAt, standingOf, waitedFor } from './standing.ts'

interface Props {
  readonly table: Summary | OnlineSummary
  readonly number: number
}

export function TableEntry({ table, number }: Props) {
  const cover = gameOf(table.game)?.cover
  const others = othersAt(table)
  const isYourTurn = isWaitingForYou(table)
  const { language } = settings.value
  const now = Date.now()
  return (
    <a class="entry" data-waits={isYourTurn} href={hrefTo('table', table.match)}>
      <span class="entry-picture">
        <Lino
          art={coverArt(`${table.game}-mark`)}
          alt=""
          shape="square"
          outline={cover?.outline}
          hue={cover?.hue}
        />
      </span>
      <span class="entry-words">
        <span class="visually-hidden">{text.value.tableNumber(number)}</span>
        <b>{cover?.title ?? table.game}</b>
        {table.standing !== '' && <span>{table.standing}</span>}
        <span>
          {others.length > 0 && `${text.value.withOthers(others)} · `}
          {standingOf(table, text.value)}
        </span>
        <span class="entry-when">
          {waitedFor(table, text.value, now) ?? agoIn(language, table.touched, now)}
        </span>
      </span>
      {isYourTurn && <em>{text.value.yourTurn}</em>}
    </a>
  )
}
