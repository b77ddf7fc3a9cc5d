import type { ComponentChildren } from 'preact'
import './chip.css'
import { Icon, type Outline } from '../icon/icon.tsx'

interface Props {
  readonly children: ComponentChildren
  readonly icon?: Outline | undefined
  /** For a screen reader, where the words on it are too short. */
  readonly label?: string | undefined
}

export function Chip({ children, icon, label }: Props) {
  return (
    <span class="chip">
      {icon !== undefined && <Icon of={icon} />}
      {label === undefined ? children : <Said as={label}>{children}</Said>}
    </span>
  )
}

function Said({ as, children }: { readonly as: string; readonly children: ComponentChildren }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span class="visually-hidden">{as}</span>
    </>
  )
}
