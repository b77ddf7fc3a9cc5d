/** A pack that a link has brought: it is opened when one wants it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import type { Json } from '../../engine/types.ts'
import { titleOf } from '../games/index.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { say } from '../shell/toasts.ts'
import { text } from '../text/index.ts'
import { nameOfPack } from './about.tsx'
import { layOn } from './acts.ts'
import { changesIn } from './changes.ts'
import { unpackedChanges } from './link.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'

interface Props {
  readonly work: Work
  readonly packed: string
  /** It was opened or put away. */
  readonly onDone: () => void
}

export function SentPack({ work, packed, onDone }: Props) {
  const sent = useSignal<Json | null>(null)
  useEffect(() => {
    unpackedChanges(work.standard, packed).then(
      pack => (pack === null ? say(words.value.otherSet) : (sent.value = pack)),
      error => say(messageOf(error)),
    )
  }, [packed])
  const pack = sent.value
  if (pack === null) return null
  const name = nameOfPack(pack) || titleOf(work.game)
  const put = () => {
    sent.value = null
    onDone()
  }
  return (
    <Card class="ws-sent" label={words.value.sent}>
      <div>
        <h2>{words.value.sent}</h2>
        <p>
          <b>{name}</b> · {words.value.houseMade} · {words.value.count(changesIn(work.standard, pack).length)}
        </p>
        <p class="muted">{words.value.sentWhy}</p>
      </div>
      <Button
        kind="go"
        onPress={() => {
          layOn(work, pack, name)
          put()
        }}
      >
        {words.value.take}
      </Button>
      <IconButton icon={ICONS.close} label={text.value.close} onPress={put} />
    </Card>
  )
}
