import type { ComponentChildren } from 'preact'

export function Labelled({ as, children }: { readonly as: string; readonly children: ComponentChildren }) {
  return (
    <span class="labelled">
      {children}
      {as}
    </span>
  )
}
