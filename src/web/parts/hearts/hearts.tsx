import './hearts.css'
import { Icon } from '../icon/icon.tsx'
import { heart } from '../icons.ts'
import { words } from '../text/index.ts'
import { tipStop } from '../tip/tip.ts'
import { Broken } from './broken.tsx'

interface Props {
  readonly left: number
  readonly of: number
  /** So many of the lost ones break just now, the last first. */
  readonly breaking?: number
  /** What they stand for, told on pointing at them. */
  readonly about?: string | undefined
}

/** Health: filled hearts are left, empty ones are lost. */
export function Hearts({ left, of, breaking = 0, about }: Props) {
  const name = words.value.health(left, of)
  const before = Math.min(of, left + breaking)
  return (
    <span class="hearts" role="img" aria-label={name} {...(about !== undefined && tipStop(name, about))}>
      {Array.from({ length: of }, (_, place) =>
        place >= left && place < before ? (
          <Broken key={place} of={heart} nth={before - 1 - place} all={before - left} />
        ) : (
          <Icon key={place} of={heart} class={place < left ? '' : 'gone'} />
        ),
      )}
    </span>
  )
}
