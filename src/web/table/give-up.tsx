/** Giving up is for good, so it is asked twice. */
import type { Signal } from '@preact/signals'
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { text } from '../text/index.ts'
import { resign, type TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly picture: Picture
  readonly open: Signal<boolean>
}

export function GiveUp({ session, picture, open }: Props) {
  const words = text.value
  const close = () => (open.value = false)
  const others = picture.seats.filter(({ kind }, seat) => kind === 'person' && seat !== picture.seat)
  return (
    <Dialog
      open={open.value}
      onClose={close}
      title={words.giveUp}
      footer={
        <>
          <Button onPress={close}>{words.playOn}</Button>
          <Button
            icon={ICONS.skull}
            onPress={() => {
              close()
              resign(session)
            }}
          >
            {words.giveUpNow}
          </Button>
        </>
      }
    >
      <p>{others.length === 0 ? words.giveUpAlone : words.giveUpAmong}</p>
    </Dialog>
  )
}
