import type { ComponentChildren } from 'preact'
import './row.css'

interface Props {
  readonly label: string
  readonly why?: string | undefined
  readonly children?: ComponentChildren
}

/** One thing to choose, and why one might: beside it where there is room, else below. */
export function Row({ label, why, children }: Props) {
  return (
    <div class="setup-row">
      <b>{label}</b>
      <div class="setup-cell">
        {children}
        {why !== undefined && <span class="setup-why">{why}</span>}
      </div>
    </div>
  )
}
