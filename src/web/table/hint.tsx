/** What a good player would do, on a slip of paper. It never plays. */
import type { Signal } from '@preact/signals'
import { HintSlip } from '../parts/hint-slip/hint-slip.tsx'
import { text } from '../text/index.ts'
import { Ahead } from './ahead.tsx'
import { withoutError } from './plain-odds.ts'
import type { TableSession } from './session.ts'

export function Hint({
  session,
  lit,
}: {
  readonly session: TableSession
  readonly lit: Signal<string | null>
}) {
  const hint = session.hint.value
  if (!hint) return null
  const { choice, weighed } = hint
  const [, second] = weighed
  const close = () => {
    session.hint.value = null
    lit.value = null
  }
  return (
    <HintSlip onShow={() => (lit.value = choice.key)} onClose={close}>
      <b>{choice.text}.</b> {choice.odds !== null && `${sentence(choice.odds)} `}
      {second && text.value.hintNext(second.text)}
      {second && <Ahead session={session} hint={hint} />}
    </HintSlip>
  )
}

function sentence(odds: string): string {
  return `${odds.charAt(0).toUpperCase()}${withoutError(odds.slice(1))}.`
}
