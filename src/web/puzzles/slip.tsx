/** The question on a slip of paper, and after the answer what there is to say of it. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Picture } from '../../table/protocol.ts'
import { Button, IconButton } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import '../parts/hint-slip/hint-slip.css'
import * as ICONS from '../parts/icons.ts'
import { Seal } from '../parts/seal/seal.tsx'
import { goTo } from '../shell/router.ts'
import { sound } from '../sound/sound.ts'
import { Answer } from './answer.tsx'
import type { Answered } from './answered.ts'
import type { Begun } from './begin.ts'
import './slip.css'
import { words } from './text/index.ts'
import { verdictOn } from './verdict.ts'

interface Props {
  readonly begun: Begun
  /** The table as it is asked about. */
  readonly picture: Picture
  /** That of the table as it is now. */
  readonly version: number
  readonly answered: Answered | null
  readonly reasons: readonly string[]
}

export function Slip(props: Props) {
  const { begun, picture, answered } = props
  const isOpen = useSignal(false)
  const say = words.value
  useEffect(() => {
    if (!answered) return
    isOpen.value = true
    if (answered.right) sound('victory')
  }, [answered])
  return (
    <Card class="coach puzzle-slip hint-slip" label={say.slip}>
      <Seal icon={answered?.right ? ICONS.tick : ICONS.candle} gold />
      <p class="coach-text" aria-live="polite">
        <b>{say.title}</b> {answered ? verdictOn(begun, picture, answered) : askOf(begun)}
      </p>
      <span class="coach-place">{say.place(begun.place + 1, begun.of)}</span>
      {answered && (
        <Button kind="go" icon={ICONS.eye} onPress={() => (isOpen.value = true)}>
          {say.why}
        </Button>
      )}
      <IconButton icon={ICONS.close} label={say.leave} onPress={() => goTo('puzzle')} />
      {answered && <Answer {...props} answered={answered} isOpen={isOpen} />}
    </Card>
  )
}

function askOf({ puzzle, laying }: Begun): string {
  return puzzle.kind === 'laying' ? (laying?.words.value.ask ?? '') : words.value.ask
}
