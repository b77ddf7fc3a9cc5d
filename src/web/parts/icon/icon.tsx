import './icon.css'

/** Path data on a field of 512 by 512; the lists of icons are full of them. */
export type Outline = string

interface Props {
  readonly of: Outline
  /** Said instead of the picture; without it the icon is decoration. */
  readonly label?: string | undefined
  readonly class?: string | undefined
}

export function Icon({ of, label, class: more = '' }: Props) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class={`icon ${more}`} viewBox="0 0 512 512" {...spoken}>
      <path d={of} />
    </svg>
  )
}
