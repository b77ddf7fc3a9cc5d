/** What is asked and why: always there, and told when it changes. */
import { useSignal } from '@preact/signals'
import type { Picture } from '../../table/protocol.ts'
import { RuleDialog } from '../shell/rule-dialog.tsx'
import { text } from '../text/index.ts'
import './prompt.css'
import { personToAct } from './handing-over.ts'
import type { Look } from './look.ts'
import type { TableSession } from './session.ts'
import { Teller, useNews } from './teller.tsx'

interface Props {
  readonly session: TableSession
  readonly picture: Picture
  readonly look: Look
  /** That it was closed, in words. */
  readonly closed: string | null
}

export function Prompt({ session, picture, look, closed }: Props) {
  const isOpen = useSignal(false)
  const rule = isOver(session) || closed !== null ? null : picture.rule
  const asked = closed ?? whatIsAsked(session, picture)
  const isRolling = picture.view.actor.kind === 'chance' || isEnding(session, picture)
  const { news, hear } = useNews(session, look, isRolling ? null : asked)
  return (
    <div class="prompt">
      <h2 class="prompt-ask" tabIndex={-1} onFocus={() => hear(asked)}>
        {asked}
      </h2>
      {rule !== null && picture.stopped === null && (
        <button type="button" class="prompt-why" onClick={() => (isOpen.value = true)}>
          {text.value.why} <span class="prompt-rule">{rule}</span>
        </button>
      )}
      {isOpen.value && rule !== null && (
        <RuleDialog game={picture.game} rule={rule} onClose={() => (isOpen.value = false)} />
      )}
      <Teller news={news} />
    </div>
  )
}

function whatIsAsked(session: TableSession, picture: Picture): string {
  const { actor } = picture.view
  if (session.past.value) return text.value.asThen(picture.ask)
  if (isEnding(session, picture)) return text.value.rolling
  if (picture.ending) return picture.ending.text
  if (picture.stopped) return text.value.stopped
  if (actor.kind === 'chance') return text.value.rolling
  if (isOver(session)) return text.value.turnOver
  if (personToAct(picture) !== null) return picture.ask
  const [bot = 0] = actor.kind === 'seats' ? actor.seats : []
  return text.value.waitingFor(picture.seats[bot]?.name ?? '')
}

/** It is over, and still to be seen. */
function isEnding({ stage }: TableSession, { ending }: Picture): boolean {
  return ending !== null && stage.beat.value !== null
}

/** Somebody else is asked now, and whoever looks has only to say when done. */
function isOver({ past, next }: TableSession): boolean {
  return past.value === null && next.value !== null
}
