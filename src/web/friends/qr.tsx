/** A link as a code that a camera reads: always dark on light, whatever the theme. */
import { encode } from 'uqr'
import './qr.css'

/** Modules of light around it that readers need. */
const BORDER = 3

export function QrCode({ of, label }: { readonly of: string; readonly label: string }) {
  const { data, size } = encode(of, { border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect class="qr-light" width={size} height={size} />
      <path class="qr-dark" d={dark.join('')} />
    </svg>
  )
}
