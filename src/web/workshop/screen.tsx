/** The workshop: the content of a game as tables, to be changed and played with. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { coverArt } from '../art/covers.ts'
import { GAMES, gameOf } from '../games/index.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { Notice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { hrefTo, type Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { text } from '../text/index.ts'
import './choose.css'
import { BenchPage } from './page.tsx'
import { words } from './text/index.ts'
import { openWork, type Work } from './work.ts'

export function WorkshopScreen({ route: now }: { readonly route: Route }) {
  return now.subject === '' ? <Choose /> : <Opened route={now} />
}

function Opened({ route: now }: { readonly route: Route }) {
  const work = useSignal<Work | null>(null)
  useEffect(() => {
    const opened = openGame(now.subject)
    opened.then(found => (work.value = found), turnBackFrom(now))
    return () => void opened.then(found => found.close()).catch(() => null)
  }, [])
  return work.value ? (
    <BenchPage work={work.value} query={now.query} />
  ) : (
    <Notice>{text.value.loading}</Notice>
  )
}

async function openGame(game: string): Promise<Work> {
  if (!gameOf(game)) throw new Error(text.value.noGame)
  const work = await openWork(game)
  if (!work) throw new Error(words.value.nothing)
  return work
}

function Choose() {
  return (
    <div class="workshop">
      <PageHead title={words.value.title} lead={words.value.lead} />
      <main class="ws-choose" aria-label={words.value.choose}>
        {GAMES.map(({ cover: { game, title, words: said } }) => (
          <a key={game} class="card" href={hrefTo('workshop', game)}>
            <Lino art={coverArt(game)} alt="" shape="square" />
            <h2>{title}</h2>
            <p class="muted">{said.value.mood}</p>
          </a>
        ))}
      </main>
    </div>
  )
}
