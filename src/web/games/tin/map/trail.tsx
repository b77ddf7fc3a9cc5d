/** Lanterns along the way to the room that a hint is about. */
import { type Cell, TILE } from './fit.ts'
import './trail.css'

interface Props {
  readonly from: Cell
  readonly way: readonly Cell[]
}

export function Trail({ from, way }: Props) {
  if (way.length === 0) return null
  const points = [from, ...way].map(({ x, y }) => `${(x + 0.5) * TILE},${(y + 0.5) * TILE}`).join(' ')
  return (
    <svg class="tin-trail" aria-hidden="true">
      <polyline class="tin-trail-edge" points={points} />
      <polyline points={points} />
    </svg>
  )
}
