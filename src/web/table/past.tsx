/** While an earlier moment is shown: which one, and the way back to now. */
import { useLayoutEffect } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'
import type { Fellows } from './fellows.ts'
import { listen } from './keys.ts'
import './past.css'
import { lookBack, type TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly fellows?: Fellows | undefined
}

export function Past({ session, fellows }: Props) {
  const { past, now } = session
  const back = () => void lookBack(session, null)
  useLayoutEffect(() => listen(() => [{ key: 'Escape', run: back }]), [session])
  return (
    <div class="table-past" role="status">
      <span>{text.value.past(past.value?.at ?? 0, now.value?.length ?? 0)}</span>
      {fellows && <fellows.PastButton session={session} />}
      <Button icon={ICONS.last} onPress={back}>
        {text.value.toNow}
      </Button>
    </div>
  )
}
