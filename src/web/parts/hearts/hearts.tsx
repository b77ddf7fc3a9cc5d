import './hearts.css'
import { Icon } from '../icon/icon.tsx'
import { heart } from '../icons.ts'
import { words } from '../text/index.ts'
import { tipStop } from '../tip/tip.ts'

interface Props {
  readonly left: number
  readonly of: number
  /** What they stand for, told on pointing at them. */
  readonly about?: string | undefined
}

/** Health: filled hearts are left, empty ones are lost. */
export function Hearts({ left, of, about }: Props) {
  const name = words.value.health(left, of)
  return (
    <span class="hearts" role="img" aria-label={name} {...(about !== undefined && tipStop(name, about))}>
      {Array.from({ length: of }, (_, place) => (
        <Icon key={place} of={heart} class={place < left ? '' : 'gone'} />
      ))}
    </span>
  )
}
