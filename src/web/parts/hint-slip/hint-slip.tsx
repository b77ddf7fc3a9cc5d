import type { ComponentChildren } from 'preact'
import { IconButton } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import './hint-slip.css'
import { candle, close } from '../icons.ts'
import { Seal } from '../seal/seal.tsx'
import { words } from '../text/index.ts'

interface Props {
  readonly children: ComponentChildren
  /** Over the whole width, below it. */
  readonly more?: ComponentChildren
  readonly onClose?: (() => void) | undefined
}

/** Advice on a slip of paper; nothing is played. */
export function HintSlip({ children, more, onClose }: Props) {
  return (
    <Card class="hint-slip">
      <Seal icon={candle} gold />
      <div class="hint-words">
        <b>{words.value.hint}</b> {children}
      </div>
      {onClose !== undefined && <IconButton icon={close} label={words.value.putAway} onPress={onClose} />}
      {more}
    </Card>
  )
}
