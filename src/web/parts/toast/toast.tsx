import type { ComponentChildren } from 'preact'
import { IconButton } from '../button/button.tsx'
import { close } from '../home-icons.generated.ts'
import { Icon, type Outline } from '../icon/icon.tsx'
import { Seal } from '../seal/seal.tsx'
import '../card/card.css'
import './toast.css'
import { words } from '../text/index.ts'

interface Props {
  readonly icon: Outline
  readonly children: ComponentChildren
  /** Others' news carry a seal; refusals do not. */
  readonly seal?: boolean | undefined
  readonly onClose?: (() => void) | undefined
}

/** How a toast looks; where it stands, how long, and the live region are the page's. */
export function Toast({ icon, children, seal, onClose }: Props) {
  return (
    <div class="toast card">
      {seal ? <Seal icon={icon} /> : <Icon of={icon} />}
      <span>{children}</span>
      {onClose !== undefined && <IconButton icon={close} label={words.value.closeNews} onPress={onClose} />}
    </div>
  )
}
