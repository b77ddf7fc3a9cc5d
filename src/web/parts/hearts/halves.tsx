/** A heart, or what else stands for health, that breaks or mends just now: two halves over the empty place. */
import { Icon, type Outline } from '../icon/icon.tsx'
import './halves.css'

interface Props {
  readonly of: Outline
  readonly how: 'broken' | 'mended'
  /** Which of those that break or mend, and how many do: one after the other. */
  readonly nth: number
  readonly all: number
}

export function Halves({ of, how, nth, all }: Props) {
  return (
    <span class={`halves ${how}`} style={{ '--nth': nth / all }}>
      <Icon of={of} class="gone" />
      <Icon of={of} class="left-half" />
      <Icon of={of} class="right-half" />
    </span>
  )
}
