/** A heart, or what else stands for health, that breaks just now: two halves fall apart over the empty place. */
import { Icon, type Outline } from '../icon/icon.tsx'
import './broken.css'

interface Props {
  readonly of: Outline
  /** Which of those that break, and how many do: one after the other. */
  readonly nth: number
  readonly all: number
}

export function Broken({ of, nth, all }: Props) {
  return (
    <span class="broken" style={{ '--nth': nth / all }}>
      <Icon of={of} class="gone" />
      <Icon of={of} class="left-half" />
      <Icon of={of} class="right-half" />
    </span>
  )
}
