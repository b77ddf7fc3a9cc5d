/** The result that came with a link, once it has been checked; or why it is not shown. */
import { useEffect, useState } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import type { Facts } from '../../engine/types.ts'
import type { Day } from './day.ts'
import { type Sent, sentWith } from './sent.ts'
import { words } from './text/index.ts'

interface Props {
  readonly packed: string
  readonly day: Day
  readonly facts: Facts
}

export function SentResult({ packed, day, facts }: Props) {
  const [sent, setSent] = useState<Sent | string | null>(null)
  useEffect(() => {
    sentWith(packed, day, facts).then(setSent, error => setSent(messageOf(error)))
  }, [packed, day, facts])
  const say = words.value
  return (
    <div class="deal-sent" role="status">
      {sent === null && <p>{say.checking}</p>}
      {typeof sent === 'string' && <p>{sent}</p>}
      {sent !== null && typeof sent === 'object' && (
        <>
          <p>
            <b>{say.sentBy}:</b> {say.sent(sent.name, sent.steps)}
          </p>
          <p>
            <b>{sent.won ? say.won : say.lost}</b> · {sent.text} {say.beatIt}
          </p>
        </>
      )}
    </div>
  )
}
