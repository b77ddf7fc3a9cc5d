/** What the others did since one's own last step, in a line: pressed, it is shown once more. */
import type { Picture } from '../../../table/protocol.ts'
import { Button } from '../../parts/button/button.tsx'
import * as ICONS from '../../parts/icons.ts'
import { text } from '../../text/index.ts'
import { useFold } from '../fold.ts'
import { personToAct } from '../handing-over.ts'
import type { Look } from '../look.ts'
import type { TableSession } from '../session.ts'
import { watchAgain } from './encore.ts'
import { addSince, NOTHING_YET } from './since.ts'
import './recap.css'

interface Props {
  readonly session: TableSession
  readonly look: Look
}

/** An earlier moment that is looked at changes nothing of it. */
export function Recap({ session, look }: Props) {
  const picture = session.now.value
  return picture && <RecapOf session={session} look={look} picture={picture} />
}

function RecapOf({ session, look, picture }: Props & { readonly picture: Picture }) {
  const isAsked = picture.seat !== null && personToAct(picture) === picture.seat
  const since = useFold(picture, NOTHING_YET, (before, events, at) => addSince(before, events, at, isAsked))
  const told = isAsked && since.events.length > 0 ? (look.recap?.(since.events, picture) ?? '') : ''
  if (told === '' || session.past.value !== null) return null
  return (
    <aside class="table-recap" aria-label={text.value.othersDid}>
      <Button
        icon={ICONS.replay}
        sub={text.value.seeAgain}
        onPress={() => void watchAgain(session, since.from)}
      >
        {told}
      </Button>
    </aside>
  )
}
