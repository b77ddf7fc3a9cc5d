import type { Outline } from '../icon/icon.tsx'
import './standee.css'

interface Props {
  readonly figure: Outline
  /** From 1. */
  readonly seat: number
  /** The viewer's own: larger where drawn so, with a glow. */
  readonly own?: boolean | undefined
  /** Said instead of the picture; without it a name must stand beside it. */
  readonly label?: string | undefined
}

/** A niche of card on a coloured base that carries the seat's number. */
export function Standee(props: Props) {
  const { label, seat, own } = props
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class={`standee ${own ? 'own' : ''}`} viewBox="0 0 48 66" style={seatColour(seat)} {...spoken}>
      <StandeeShape {...props} />
    </svg>
  )
}

/** The same inside a larger drawing: 48 by 66, feet at 24, 56. Its group needs class="standee" and seatColour. */
export function StandeeShape({ figure, seat }: Pick<Props, 'figure' | 'seat'>) {
  return (
    <>
      <ellipse class="shadow" cx="24" cy="59" rx="21" ry="6" />
      <path class="stock" d="M5 56V22C5 9 13 2 24 2s19 7 19 20v34Z" />
      <path class="niche" d="M9 53V23C9 12 15.5 6 24 6s15 6 15 17v30Z" />
      <path class="figure" d={figure} transform="translate(9.5 13) scale(.0566)" />
      <path class="base" d="M2 50h44l2 8q-24 9-48 0Z" />
      <text x="24" y="60">
        {seat}
      </text>
    </>
  )
}

export const seatColour = (seat: number): Readonly<Record<string, string>> => ({
  '--seat': `var(--seat-${seat})`,
})
