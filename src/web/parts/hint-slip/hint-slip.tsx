import type { ComponentChildren } from 'preact'
import { Button, IconButton } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import './hint-slip.css'
import { candle, close } from '../icons.ts'
import { Seal } from '../seal/seal.tsx'
import { words } from '../text/index.ts'

interface Props {
  /** One reason. */
  readonly children: ComponentChildren
  readonly onShow?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
}

/** Advice on a slip of paper. "Show it" lights the place; nothing is played. */
export function HintSlip({ children, onShow, onClose }: Props) {
  return (
    <Card class="hint-slip">
      <Seal icon={candle} gold />
      <div class="hint-words">
        <b>{words.value.hint}</b> {children}
      </div>
      {onShow !== undefined && <Button onPress={onShow}>{words.value.showIt}</Button>}
      {onClose !== undefined && <IconButton icon={close} label={words.value.putAway} onPress={onClose} />}
    </Card>
  )
}
