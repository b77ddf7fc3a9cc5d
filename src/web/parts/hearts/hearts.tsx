import './hearts.css'
import { Icon } from '../icon/icon.tsx'
import { heart } from '../icons.ts'
import { words } from '../text/index.ts'
import { tipStop } from '../tip/tip.ts'
import { Halves } from './halves.tsx'

interface Props {
  readonly left: number
  readonly of: number
  /** So many of the lost ones break just now, the last first. */
  readonly breaking?: number
  /** So many of those that are left mend just now, the first first. */
  readonly mending?: number
  /** What they stand for, told on pointing at them. */
  readonly about?: string | undefined
}

/** Health: filled hearts are left, empty ones are lost. */
export function Hearts({ left, of, breaking = 0, mending = 0, about }: Props) {
  const name = words.value.health(left, of)
  return (
    <span class="hearts" role="img" aria-label={name} {...(about !== undefined && tipStop(name, about))}>
      {Array.from({ length: of }, (_, place) => (
        <Heart key={place} place={place} left={left} breaking={breaking} mending={mending} />
      ))}
    </span>
  )
}

interface HeartProps {
  readonly place: number
  readonly left: number
  readonly breaking: number
  readonly mending: number
}

function Heart({ place, left, breaking, mending }: HeartProps) {
  const [lost, back] = [left + breaking, left - mending]
  if (place >= left && place < lost)
    return <Halves of={heart} how="broken" nth={lost - 1 - place} all={breaking} />
  if (place < left && place >= back)
    return <Halves of={heart} how="mended" nth={place - back} all={mending} />
  return <Icon of={heart} class={place < left ? '' : 'gone'} />
}
