/** A seat whose turn has come before anybody sat down. */
import { useSignal } from '@preact/signals'
import type { Seat } from '../../engine/types.ts'
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Standee } from '../parts/standee/standee.tsx'
import { BotForm } from '../setup/bot-form.tsx'
import { hrefTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import { takeSeat } from './device.ts'
import type { TableSession } from './session.ts'

export function OpenSeat({ session, seat }: { readonly session: TableSession; readonly seat: Seat }) {
  const said = text.value
  const called = session.now.value?.seats[seat]?.name ?? ''
  const name = useSignal('')
  const take = (kind: 'person' | 'bot', level?: string) =>
    void takeSeat(session, seat, {
      kind,
      name: name.value.trim() || called,
      ...(level === undefined ? {} : { level }),
    })
  return (
    <main class="cover">
      <Card class="cover-card">
        <Standee figure={ICONS.hero} seat={seat + 1} />
        <h1>{said.openSeat(seat + 1)}</h1>
        <p>{said.openSeatHelp}</p>
        <form
          class="cover-form"
          onSubmit={event => {
            event.preventDefault()
            take('person')
          }}
        >
          <NameField
            label={said.sitterName}
            placeholder={called}
            value={name.value}
            onInput={next => (name.value = next)}
          />
          <Button kind="go" large submit>
            {said.sitDown}
          </Button>
        </form>
        <BotForm onPick={level => take('bot', level)}>{said.letBotPlay}</BotForm>
        <a href={hrefTo('home')}>{said.home}</a>
      </Card>
    </main>
  )
}
