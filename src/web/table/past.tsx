/** While an earlier moment is shown: which one, and the way back to now. */
import { useEffect } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { text } from '../text/index.ts'
import { listen } from './keys.ts'
import './past.css'
import { lookBack, type TableSession } from './session.ts'

export function Past({ session }: { readonly session: TableSession }) {
  const { past, now } = session
  const back = () => void lookBack(session, null)
  useEffect(() => listen(() => [{ key: 'Escape', run: back }]), [session])
  return (
    <div class="table-past" role="status">
      <span>{text.value.past(past.value?.at ?? 0, now.value?.length ?? 0)}</span>
      <Button icon={ICONS.last} onPress={back}>
        {text.value.toNow}
      </Button>
    </div>
  )
}
