/** The same day at the server that the page came from: one attempt that counts, and who did how well. */
import { useState } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import type { Facts } from '../../engine/types.ts'
import type { Day } from './day.ts'
import { RankedGame } from './ranked-game.tsx'
import './ranked.css'
import { type Ranking, rankedDay, readRanking } from './ranking.ts'
import { words } from './text/index.ts'
import { dateOf } from './today.ts'

interface Props {
  readonly day: Day
  readonly games: readonly Facts[]
}

/** No server is asked before somebody wants to know. */
export function Ranked({ day, games }: Props) {
  const say = words.value
  const [tables, setTables] = useState<readonly Ranking[] | string | null>(null)
  const there = rankedDay(day)
  const read = async () => {
    try {
      setTables(
        await readRanking(
          there,
          games.map(({ id }) => id),
        ),
      )
    } catch (error) {
      setTables(messageOf(error))
    }
  }
  return (
    <details class="ranked" onToggle={event => void (event.currentTarget.open && read())}>
      <summary>{say.ranked}</summary>
      <p class="muted">{say.rankedLead(dateOf(there))}</p>
      {tables === null && <p role="status">{say.asking}</p>}
      {typeof tables === 'string' && (
        <p role="alert">
          {say.noRanking} {tables}
        </p>
      )}
      {Array.isArray(tables) &&
        games.map(facts => {
          const found = tables.find(({ table }) => table.game === facts.id)
          return found && <RankedGame key={facts.id} title={facts.title} {...found} />
        })}
      <p class="muted">{say.honest}</p>
    </details>
  )
}
