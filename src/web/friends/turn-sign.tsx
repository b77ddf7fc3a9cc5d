/** Title and icon of the tab say whose turn it is while one looks elsewhere. */
import { useEffect } from 'preact/hooks'
import { titleOf } from '../games/index.ts'
import { markTurn } from '../shell/waiting.ts'
import { personToAct } from '../table/handing-over.ts'
import type { TableSession } from '../table/session.ts'
import { text } from '../text/index.ts'
import { words } from './text/index.ts'

interface Props {
  readonly session: TableSession
  readonly isClosed: boolean
}

export function TurnSign({ session, isClosed }: Props) {
  const { match } = session
  const picture = session.now.value
  const isOpen = picture !== null && picture.ending === null && !isClosed
  const isYours = isOpen && personToAct(picture) !== null
  const title = isYours ? words.value.yourTurnAt(titleOf(picture.game)) : text.value.appName
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  useEffect(() => markTurn(match, isYours), [match, isYours])
  return null
}
