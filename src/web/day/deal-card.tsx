/** A day's deal of one game: what became of it so far, and what to do next. */
import type { Facts } from '../../engine/types.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { goTo } from '../shell/router.ts'
import { type Played, playedOn } from './book.ts'
import type { Day } from './day.ts'
import { beginDeal, shareDeal } from './deals.ts'
import { SentResult } from './sent-result.tsx'
import type { Shelf } from './shelf.ts'
import { words } from './text/index.ts'

interface Props {
  readonly day: Day
  readonly facts: Facts
  readonly shelf: Shelf
  /** The result that somebody sent along, as the link carries it. */
  readonly sent: string | null
}

export function DealCard({ day, facts, shelf, sent }: Props) {
  const played = playedOn(shelf.book, day, facts.id)
  const { best } = played
  const cover = gameOf(facts.id)?.cover
  const scene = best === null ? 'mark' : best.won ? 'won' : 'lost'
  return (
    <Card class="deal" label={facts.title}>
      <div class="deal-picture">
        <Lino
          art={coverArt(`${facts.id}-${scene}`)}
          alt=""
          shape="square"
          outline={cover?.outline}
          hue={cover?.hue}
        />
      </div>
      <div class="deal-words">
        <h3>{facts.title}</h3>
        <Result played={played} shelf={shelf} />
      </div>
      <div class="deal-buttons">
        <Ways day={day} facts={facts} played={played} shelf={shelf} />
      </div>
      {sent !== null && <SentResult packed={sent} day={day} facts={facts} />}
    </Card>
  )
}

/** The best in its own words while the match is here; without it, what the chronicle keeps. */
function Result({
  played: { best, tries, running },
  shelf,
}: Pick<Props, 'shelf'> & { readonly played: Played }) {
  const say = words.value
  const text = shelf.tables.find(({ match }) => match === best?.match)?.text
  return (
    <>
      {best === null && running === null && <p class="muted">{say.unplayed}</p>}
      {best !== null && (
        <p>
          <b>{best.won ? say.won : say.lost}</b> · {say.best}, {say.tries(tries)}. {text}
        </p>
      )}
      {running !== null && (
        <p>
          <b>{say.running}</b> · {running.standing}
        </p>
      )}
    </>
  )
}

function Ways({ day, facts, played, shelf }: Omit<Props, 'sent'> & { readonly played: Played }) {
  const say = words.value
  const { id, title } = facts
  const { best, running } = played
  const isHere = shelf.tables.some(({ match }) => match === best?.match)
  const begin = () => void beginDeal(day, facts)
  const named = (deed: string) => say.ofGame(deed, title)
  return (
    <>
      {running !== null ? (
        <Button
          kind="go"
          icon={ICONS.dice}
          name={named(say.goOn)}
          onPress={() => goTo('table', running.match)}
        >
          {say.goOn}
        </Button>
      ) : best === null ? (
        <Button kind="go" icon={ICONS.dice} name={named(say.play)} onPress={begin}>
          {say.play}
        </Button>
      ) : (
        <Button icon={ICONS.redo} name={named(say.tryAgain)} onPress={begin}>
          {say.tryAgain}
        </Button>
      )}
      {best !== null && isHere && (
        <Button icon={ICONS.replay} name={named(say.watch)} onPress={() => goTo('replay', best.match)}>
          {say.watch}
        </Button>
      )}
      <Button
        icon={ICONS.link}
        name={named(say.share)}
        onPress={() => void shareDeal(day, id, isHere ? (best?.match ?? null) : null)}
      >
        {say.share}
      </Button>
    </>
  )
}
