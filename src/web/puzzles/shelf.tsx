/** The puzzles of today, how many days in a row were right, and all the others. */
import type { PuzzleAnswer } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { dateOf, today } from '../day/today.ts'
import { GAMES } from '../games/index.ts'
import type { PageGame, Puzzles } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { Notice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { goTo, hrefTo, type Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { useListed } from '../shell/use-listed.ts'
import { call } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { markOf, nameOf, placeOn, streakOf } from './of-day.ts'
import './shelf.css'
import { words } from './text/index.ts'

interface Listed {
  readonly games: readonly (readonly [PageGame, Puzzles])[]
  readonly answers: readonly PuzzleAnswer[]
}

async function read(): Promise<Listed> {
  const [{ answers }, games] = await Promise.all([
    call('chronicle', {}),
    Promise.all(GAMES.map(async game => [game, await game.puzzles?.()] as const)),
  ])
  return { answers, games: games.flatMap(([game, puzzles]) => (puzzles ? [[game, puzzles] as const] : [])) }
}

export function Shelf({ route: now }: { readonly route: Route }) {
  const listed = useListed(read, turnBackFrom(now)).value
  const say = words.value
  if (!listed) return <Notice>{text.value.loading}</Notice>
  const { games, answers } = listed
  const day = today()
  const right = answers.filter(answer => answer.right).length
  return (
    <div class="puzzles">
      <PageHead title={say.title} lead={say.lead} />
      <main>
        <p class="puzzles-streak">
          <Chip about={say.streakHelp}>{say.streak(streakOf(answers, day).current)}</Chip>
          {answers.length > 0 && <Chip>{say.solved(right, answers.length)}</Chip>}
        </p>
        <section class="puzzles-games" aria-label={say.today(dateOf(day))}>
          {games.map(([game, { list }]) => (
            <OfGame key={game.cover.game} of={game} list={list} answers={answers} day={day} />
          ))}
        </section>
      </main>
    </div>
  )
}

interface Props {
  readonly of: PageGame
  readonly list: Puzzles['list']
  readonly answers: readonly PuzzleAnswer[]
  readonly day: string
}

function OfGame({ of: { cover }, list, answers, day }: Props) {
  const { game, title, outline, hue } = cover
  const say = words.value
  const place = placeOn(day, list.length)
  const puzzle = list[place]
  const mark = puzzle ? markOf(answers, nameOf(puzzle), day) : 'open'
  const deed = mark === 'open' ? say.solve : say.again
  const scene = { open: 'mark', right: 'won', wrong: 'lost' }[mark]
  return (
    <Card class="puzzles-game" label={title}>
      <div class="puzzles-picture">
        <Lino art={coverArt(`${game}-${scene}`)} alt="" shape="square" outline={outline} hue={hue} />
      </div>
      <div class="puzzles-words">
        <h2>{title}</h2>
        <p>
          <b>{say.number(place + 1)}</b> · {mark === 'open' ? say.open : say[mark]}
        </p>
        <Button
          kind={mark === 'open' ? 'go' : 'plain'}
          icon={ICONS.eye}
          name={say.ofGame(deed, title)}
          onPress={() => goTo('puzzle', game)}
        >
          {deed}
        </Button>
      </div>
      <nav class="puzzles-all" aria-label={say.all(title)}>
        {list.map((each, at) => {
          const found = markOf(answers, nameOf(each))
          return (
            <a
              key={nameOf(each)}
              href={hrefTo('puzzle', `${game}/${at + 1}`)}
              data-mark={found}
              aria-current={at === place ? 'date' : undefined}
              aria-label={`${say.number(at + 1)}: ${say.marks[found]}`}
            >
              {at + 1}
            </a>
          )
        })}
      </nav>
    </Card>
  )
}
