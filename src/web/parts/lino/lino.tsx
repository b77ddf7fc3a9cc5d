import type { Art } from '../../art/art.ts'
import type { Outline } from '../icon/icon.tsx'
import { LinoBlock, type LinoShape } from './lino-block.tsx'
import './lino.css'

interface Props {
  readonly art?: Art | null | undefined
  /** '' when the name stands beside it. */
  readonly alt: string
  readonly shape?: LinoShape | undefined
  /** Where there is no picture: this figure in ink, on this hue, under a vault. */
  readonly outline?: Outline | undefined
  readonly hue?: string | undefined
  /** Below the first screen. */
  readonly lazy?: boolean | undefined
}

/** A linocut. It fills the width it is given and keeps its height from the first moment. */
export function Lino({ art, alt, shape = 'wide', outline, hue = 'var(--level-3)', lazy }: Props) {
  return (
    <span class={`lino ${shape}`} style={{ '--hue': hue }}>
      {!art ? (
        <LinoBlock shape={shape} outline={outline} alt={alt} />
      ) : (
        <img
          src={art.src}
          alt={alt}
          style={{ objectPosition: art.focus }}
          decoding="async"
          loading={lazy ? 'lazy' : 'eager'}
          draggable={false}
        />
      )}
    </span>
  )
}
