import type { Outline } from '../icon/icon.tsx'
import { LinoBlock, type LinoShape } from './lino-block.tsx'
import './lino.css'
import { picture } from './pictures.ts'

interface Props {
  /** The picture's shelf and name: `dungeon/troll`. */
  readonly name: string
  /** '' when the name stands beside it. */
  readonly alt: string
  readonly shape?: LinoShape | undefined
  /** While the picture is not made: this figure in ink, on this hue, under a vault. */
  readonly outline?: Outline | undefined
  readonly hue?: string | undefined
  /** Below the first screen. */
  readonly lazy?: boolean | undefined
}

/** A linocut. It fills the width it is given and keeps its height from the first moment. */
export function Lino({ name, alt, shape = 'wide', outline, hue = 'var(--level-3)', lazy }: Props) {
  const art = picture(name)
  return (
    <span class={`lino ${shape}`} style={{ '--hue': hue }}>
      {art === undefined ? (
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
