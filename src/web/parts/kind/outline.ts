/** The silhouettes: a die and the box it goes into have the same one, so that kind is told without colour. */
export const KINDS = ['A', 'S', 'M', 'H'] as const
export type Kind = (typeof KINDS)[number]

/** X: a box that takes any die. plain: a die without a kind. */
export type Shape = Kind | 'X' | 'plain'

export const KIND_NAMES: Readonly<Record<Shape, string>> = {
  A: 'agility',
  S: 'strength',
  M: 'magic',
  H: 'heroic',
  X: 'any',
  plain: 'plain',
}

export function silhouette(shape: Shape, width: number, height: number, corner?: number): string {
  switch (shape) {
    case 'A':
      return pebble(width, height, Math.min(width, height) * 0.42)
    case 'M':
      return octagon(width, height, corner ?? height * 0.24)
    case 'H':
      return plaque(width, height, corner ?? height * 0.17)
    default:
      return pebble(width, height, 4)
  }
}

function pebble(w: number, h: number, r: number): string {
  const [right, low] = [tidy(w - r), tidy(h - r)]
  const c = tidy(r)
  return (
    `M${c} 0H${right}Q${w} 0 ${w} ${c}V${low}Q${w} ${h} ${right} ${h}` +
    `H${c}Q0 ${h} 0 ${low}V${c}Q0 0 ${c} 0Z`
  )
}

function octagon(w: number, h: number, cut: number): string {
  const [c, right, low] = [tidy(cut), tidy(w - cut), tidy(h - cut)]
  return `M${c} 0H${right}L${w} ${c}V${low}L${right} ${h}H${c}L0 ${low}V${c}Z`
}

/** Corners scooped inwards. */
function plaque(w: number, h: number, scoop: number): string {
  const [c, right, low] = [tidy(scoop), tidy(w - scoop), tidy(h - scoop)]
  const arc = `A${c} ${c} 0 0 0 `
  const [upper, lower] = [`H${right}${arc}${w} ${c}V${low}`, `H${c}${arc}0 ${low}V${c}`]
  return `M${c} 0${upper}${arc}${right} ${h}${lower}${arc}${c} 0Z`
}

const tidy = (n: number): number => Math.round(n * 100) / 100
