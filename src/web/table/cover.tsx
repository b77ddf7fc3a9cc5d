/** Between two people who share a device and have secrets: nothing of the table is on the screen. */
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Standee } from '../parts/standee/standee.tsx'
import { text } from '../text/index.ts'
import { uncover } from './device.ts'
import { OpenSeat } from './open-seat.tsx'
import type { TableSession } from './session.ts'

export function Cover({ session }: { readonly session: TableSession }) {
  const seat = session.cover.value ?? 0
  const holder = session.now.value?.seats[seat]
  if (holder?.kind === 'open') return <OpenSeat session={session} seat={seat} />
  const name = holder?.name ?? ''
  return (
    <main class="cover" data-ready={session.ready}>
      <Card class="cover-card">
        <Standee figure={ICONS.hero} seat={seat + 1} />
        <h1>{text.value.pass(name)}</h1>
        <p>{text.value.passHelp}</p>
        <Button kind="go" large onPress={() => uncover(session)}>
          {text.value.passReady(name)}
        </Button>
      </Card>
    </main>
  )
}
