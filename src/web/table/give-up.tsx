/** Giving up is for good, so it is asked twice. */
import { type Signal, useSignal } from '@preact/signals'
import type { Seat } from '../../engine/types.ts'
import { BEST, type Level, type Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { LevelChoice } from '../setup/level-choice.tsx'
import { levelWords } from '../setup/level-words.ts'
import { text } from '../text/index.ts'
import { resign } from './commands.ts'
import type { TableSession } from './session.ts'

interface Props {
  readonly session: TableSession
  readonly picture: Picture
  readonly open: Signal<boolean>
}

export function GiveUp({ session, picture, open }: Props) {
  const words = text.value
  const level = useSignal<Level>(BEST)
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
          {picture.plays.map(seat => (
            <Button
              key={seat}
              icon={ICONS.skull}
              onPress={() => {
                close()
                void giveUpAs(session, picture, seat, level.value)
              }}
            >
              {picture.plays.length > 1 ? words.giveUpFor(picture.seats[seat]?.name ?? '') : words.giveUpNow}
            </Button>
          ))}
        </>
      }
    >
      <p>{others.length === 0 ? words.giveUpAlone : words.giveUpAmong}</p>
      {others.length > 0 && (
        <LevelChoice
          label={levelWords.value.howWell}
          level={level.value}
          onChange={next => (level.value = next)}
        />
      )}
    </Dialog>
  )
}

/** Of several at one device one gives up, and looks while that is done. */
async function giveUpAs(session: TableSession, picture: Picture, seat: Seat, level: Level): Promise<void> {
  if (seat !== picture.seat) await session.look(seat)
  resign(session, level)
}
