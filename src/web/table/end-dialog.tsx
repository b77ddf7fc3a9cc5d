/** The last sheet of a match: picture, headline, how it ended for each seat, and a few numbers. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { MatchFile } from '../../engine/file.ts'
import type { Line, Picture } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import '../parts/card/card.css'
import '../parts/dialog/dialog.css'
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { Standee } from '../parts/standee/standee.tsx'
import { goTo } from '../shell/router.ts'
import './end-dialog.css'
import { EndDeeds } from './end-deeds.tsx'
import { fairness, hasWon, headline, numbersOf } from './end-facts.ts'
import { useNewDeeds, useStory } from './end-story.ts'
import { EndNumbers, EndTale } from './end-tale.tsx'
import { words } from './end-text/index.ts'
import type { Look } from './look.ts'
import type { TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly look: Look
  readonly picture: Picture
  readonly file: MatchFile | null
  readonly onClose: () => void
  /** What one may want next. */
  readonly children: ComponentChildren
}

export function EndDialog({ session, look, picture, file, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const say = words.value
  useEffect(() => dialog.current?.showModal(), [])
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  const note = file && fairness(file, say)
  const lines = session.lines.value
  const story = useStory(picture).value
  const deeds = useNewDeeds(picture).value
  const isHead = (line: Line) => (look.lineHead?.(line) ?? null) !== null
  return (
    <dialog ref={dialog} class="dialog end-dialog" aria-labelledby={titleId} onCancel={cancel}>
      <article class="card">
        <div class="end-close">
          <IconButton icon={ICONS.close} label={say.look} onPress={onClose} />
        </div>
        <div class="end-scroll">
          <div class="end-column">
            <Scene look={look} picture={picture} />
            <div>
              {/* Focus begins at the headline, so that it is read first. */}
              <h2 id={titleId} class="end-headline" tabIndex={-1} autofocus>
                {headline(picture, say)}
              </h2>
              <p class="end-text">{picture.ending?.text}</p>
            </div>
            <Seats look={look} picture={picture} />
            {story && <EndDeeds look={story.look} deeds={deeds} />}
          </div>
          <div class="end-column">
            {story ? (
              <EndTale story={story} picture={picture} lines={lines} />
            ) : (
              <EndNumbers numbers={numbersOf(picture, lines, isHead, file, say)} />
            )}
            {note && <p class="end-note">{note}</p>}
          </div>
        </div>
        <footer>
          {children}
          <Button icon={ICONS.candle} onPress={() => goTo('home')}>
            {say.home}
          </Button>
        </footer>
      </article>
    </dialog>
  )
}

/** The shape of every scene that ends a story: its place is kept while it loads. */
const [END_WIDTH, END_HEIGHT] = [576, 360] as const

function Scene({ look, picture }: Pick<Props, 'look' | 'picture'>) {
  const isWon = hasWon(picture)
  const scene = look.endPicture(picture.view) ?? coverArt(`${picture.game}-${isWon ? 'won' : 'lost'}`)
  return (
    <div class="end-scene">
      {scene === null ? (
        <Lino
          alt=""
          outline={isWon ? ICONS.trophy : ICONS.skull}
          hue={isWon ? 'var(--level-1)' : 'var(--level-3)'}
        />
      ) : (
        <img
          src={scene.src}
          alt=""
          width={END_WIDTH}
          height={END_HEIGHT}
          style={{ objectPosition: scene.focus }}
          draggable={false}
        />
      )}
    </div>
  )
}

function Seats({ look, picture }: Pick<Props, 'look' | 'picture'>) {
  const say = words.value
  const { seats, view, ending, resigned } = picture
  return (
    <ol class="end-seats" aria-label={say.seats}>
      {seats.map((holder, seat) => {
        const isWinner = ending?.result.winners.includes(seat) ?? false
        return (
          <li key={seat} class={isWinner ? 'winner' : ''}>
            <Standee figure={look.seatIcon(view, seat, picture)} seat={seat + 1} />
            <span>
              <b>{holder.name}</b>
              <span class="end-line">{look.seatLine(view, seat, picture)}</span>
            </span>
            {resigned.includes(seat) && <span class="end-line">{say.gaveUp}</span>}
            {isWinner && (
              <span class="end-crown">
                <Icon of={ICONS.crown} /> {say.winner}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
