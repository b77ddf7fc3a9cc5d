/** A bot for a seat: how well it plays is asked first. */
import { useSignal } from '@preact/signals'
import { BEST, type Level } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { LevelChoice } from './level-choice.tsx'
import { levelWords } from './level-words.ts'

interface Props {
  /** What the button says. */
  readonly children: string
  readonly onPick: (level: Level) => void
}

export function BotForm({ children, onPick }: Props) {
  const level = useSignal<Level>(BEST)
  return (
    <form
      class="bot-form"
      onSubmit={event => {
        event.preventDefault()
        onPick(level.value)
      }}
    >
      <LevelChoice
        label={levelWords.value.howWell}
        level={level.value}
        onChange={next => (level.value = next)}
      />
      <Button icon={ICONS.robot} submit>
        {children}
      </Button>
    </form>
  )
}
