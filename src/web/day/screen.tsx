/** The deals of a day: what became of each, and the days before in a calendar. */
import { useState } from 'preact/hooks'
import { GAMES } from '../games/index.ts'
import { Notice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { hrefTo, type Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { useListed } from '../shell/use-listed.ts'
import { text } from '../text/index.ts'
import { askedFor } from './asked.ts'
import { Calendar } from './calendar.tsx'
import type { Day } from './day.ts'
import { DealCard } from './deal-card.tsx'
import './day.css'
import { Ranked } from './ranked.tsx'
import { readShelf } from './shelf.ts'
import { words } from './text/index.ts'
import { dateOf, today } from './today.ts'

export function DayScreen({ route: now }: { readonly route: Route }) {
  const shelf = useListed(readShelf, turnBackFrom(now)).value
  const games = GAMES.map(({ cover }) => cover.game)
  const asked = askedFor(now.subject, games, today())
  const [day, setDay] = useState(asked.day)
  const say = words.value
  if (!shelf) return <Notice>{text.value.loading}</Notice>
  const sentTo = (game: string) => (game === asked.game && day === asked.day ? now.query.get('m') : null)
  return (
    <div class="days">
      <PageHead title={say.title} lead={say.lead} />
      {asked.fault !== null && (
        <p class="days-fault" role="alert">
          {asked.fault(say, dateOf)}
        </p>
      )}
      <main class="days-body">
        <section class="days-deals" aria-label={say.deals(dateOf(day))}>
          <h2>{dateOf(day, { dateStyle: 'full' })}</h2>
          {shelf.games.map(facts => (
            <DealCard
              key={`${day} ${facts.id}`}
              day={day}
              facts={facts}
              shelf={shelf}
              sent={sentTo(facts.id)}
            />
          ))}
          {shelf.missing > 0 && <p class="muted">{say.reading(shelf.missing)}</p>}
          <Ranked key={day} day={day} games={shelf.games} />
        </section>
        <Calendar
          book={shelf.book}
          games={games}
          chosen={day}
          today={today()}
          onChoose={chosen => {
            setDay(chosen)
            nameInAddress(chosen)
          }}
        />
      </main>
    </div>
  )
}

/** Loading again leads to the same day; the focus stays where it is. */
function nameInAddress(day: Day): void {
  history.replaceState(history.state, '', hrefTo('day', day))
}
