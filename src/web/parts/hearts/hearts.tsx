import './hearts.css'
import { Icon } from '../icon/icon.tsx'
import { heart } from '../icons.ts'
import { words } from '../text/index.ts'

interface Props {
  readonly left: number
  readonly of: number
}

/** Health: filled hearts are left, empty ones are lost. */
export function Hearts({ left, of }: Props) {
  return (
    <span class="hearts" role="img" aria-label={words.value.health(left, of)}>
      {Array.from({ length: of }, (_, place) => (
        <Icon key={place} of={heart} class={place < left ? '' : 'gone'} />
      ))}
    </span>
  )
}
