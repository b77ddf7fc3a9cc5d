/** A button that lets a bot play: pressed, it first asks how well. */
import { useSignal } from '@preact/signals'
import type { Level } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import type { Outline } from '../parts/icon/icon.tsx'
import { BotForm } from '../setup/bot-form.tsx'

interface Props {
  readonly icon: Outline
  /** What it is called where its words alone would not tell it from another. */
  readonly name: string
  readonly children: string
  readonly onPick: (level: Level) => void
}

export function BotButton({ icon, name, children, onPick }: Props) {
  const isAsking = useSignal(false)
  const pick = (level: Level) => {
    isAsking.value = false
    onPick(level)
  }
  return isAsking.value ? (
    <BotForm onPick={pick}>{children}</BotForm>
  ) : (
    <Button icon={icon} name={name} onPress={() => (isAsking.value = true)}>
      {children}
    </Button>
  )
}
