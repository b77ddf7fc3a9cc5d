import type { ComponentChildren } from 'preact'
import './chip.css'
import { Icon, type Outline } from '../icon/icon.tsx'
import { tipStop } from '../tip/tip.ts'

interface Props {
  readonly children: ComponentChildren
  readonly icon?: Outline | undefined
  /** For a screen reader, where the words on it are too short. */
  readonly label?: string | undefined
  /** What it is about, told on pointing at it. */
  readonly about?: string | undefined
}

export function Chip({ children, icon, label, about }: Props) {
  return (
    <span class="chip" {...(about !== undefined && tipStop(about))}>
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
