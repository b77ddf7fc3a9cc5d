import type { Outline } from './icon.tsx'
import { LinoBlock, type LinoShape } from './lino-block.tsx'
import './lino.css'
import { picture } from './pictures.ts'

interface Props {
  /** The picture's file without its ending. */
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
  const address = picture(name)
  return (
    <span class={`lino ${shape}`} style={{ '--hue': hue }}>
      {address === undefined ? (
        <LinoBlock shape={shape} outline={outline} alt={alt} />
      ) : (
        <img src={address} alt={alt} decoding="async" loading={lazy ? 'lazy' : 'eager'} draggable={false} />
      )}
    </span>
  )
}
