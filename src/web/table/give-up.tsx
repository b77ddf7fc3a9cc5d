/** Giving up is for good, so it is asked twice. */
import type { Signal } from '@preact/signals'
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { Sheet } from '../parts/sheet/sheet.tsx'
import { text } from '../text/index.ts'
import { resign, type Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly picture: Picture
  readonly open: Signal<boolean>
}

export function GiveUp({ sitting, picture, open }: Props) {
  const words = text.value
  const close = () => (open.value = false)
  const others = picture.seats.filter(({ kind }, seat) => kind === 'person' && seat !== picture.seat)
  return (
    <Sheet
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
              resign(sitting)
            }}
          >
            {words.giveUpNow}
          </Button>
        </>
      }
    >
      <p>{others.length === 0 ? words.giveUpAlone : words.giveUpAmong}</p>
    </Sheet>
  )
}
