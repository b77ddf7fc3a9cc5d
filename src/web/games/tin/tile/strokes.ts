/** Small shapes that furniture is made of, as path data. */

export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`

export const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r} ${r} 0 1 1 ${x} ${y - r}Z`

/** A column on its plinth. */
export const pillar = (x: number, y: number, r = 6): string =>
  rect(x - r, y - r, 2 * r, 2 * r) + disc(x, y, r * 0.72)

/** A barrel from above: staves and a hoop. */
export const barrel = (x: number, y: number, r: number): string =>
  disc(x, y, r) +
  disc(x, y, r * 0.68) +
  `M${x - r * 0.6} ${y - 2}h${r * 1.2}M${x - r * 0.6} ${y + 2}h${r * 1.2}`

export const crate = (x: number, y: number, side: number): string =>
  rect(x, y, side, side) + `M${x} ${y}l${side} ${side}M${x + side} ${y}l${-side} ${side}`

/** A bed with its pillow at the wall. */
export const bunk = (x: number, y: number): string =>
  rect(x, y, 27, 14) + rect(x + 2, y + 3, 6, 8) + `M${x + 12} ${y}v14M${x + 14} ${y}v14`

export const web = (x: number, y: number, dx: number, dy: number): string => {
  const at = (along: number, across: number) => `${x + dx * along} ${y + dy * across}`
  return (
    `M${at(0, 0)}L${at(26, 0)}M${at(0, 0)}L${at(22, 12)}M${at(0, 0)}L${at(12, 22)}M${at(0, 0)}L${at(0, 26)}` +
    `M${at(9, 0)}Q${at(8, 3)} ${at(8, 4)}Q${at(6, 6)} ${at(4, 8)}Q${at(2, 8)} ${at(0, 9)}` +
    `M${at(17, 0)}Q${at(14, 4)} ${at(15, 8)}Q${at(10, 10)} ${at(8, 15)}Q${at(4, 14)} ${at(0, 17)}` +
    `M${at(24, 0)}Q${at(20, 6)} ${at(20, 11)}Q${at(14, 14)} ${at(11, 20)}Q${at(6, 20)} ${at(0, 24)}`
  )
}

/** A bowl of fire: rim, legs, flame. */
export const brazier = (x: number, y: number): string =>
  disc(x, y, 6.5) + disc(x, y, 4.6) + `M${x - 5} ${y - 5}l-3-3M${x + 5} ${y - 5}l3-3M${x} ${y + 6.5}v4`

export const flame = (x: number, y: number): string =>
  `M${x} ${y - 4.6}c1 2.4 3.4 3.6 3.4 6a3.4 3.4 0 0 1-6.8 0c0-1.6 1.2-2 1.4-3.4c.8.4 1.2 1 1.2 1.6c.8-1.2 1-2.6.8-4.2Z`

export const bone = (x: number, y: number, turn: number): string => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number) => `${tidy(x + u * c - v * s)} ${tidy(y + u * s + v * c)}`
  return (
    `M${at(-6, -1.2)}L${at(6, -1.2)}Q${at(7, -4)} ${at(9, -2.6)}Q${at(10, -1)} ${at(8.6, 0)}` +
    `Q${at(10, 1)} ${at(9, 2.6)}Q${at(7, 4)} ${at(6, 1.2)}L${at(-6, 1.2)}Q${at(-7, 4)} ${at(-9, 2.6)}` +
    `Q${at(-10, 1)} ${at(-8.6, 0)}Q${at(-10, -1)} ${at(-9, -2.6)}Q${at(-7, -4)} ${at(-6, -1.2)}Z`
  )
}

export const shield = (x: number, y: number): string =>
  `M${x - 7} ${y - 8}h14v8q0 7-7 10q-7-3-7-10ZM${x} ${y - 8}v18M${x - 7} ${y - 1}h14`

export const sword = (x: number, y: number, lean: number): string =>
  `M${x} ${y}l${lean * 15} -20l${lean * 3.4} -.6l-1 3.4l${-lean * 15} 20ZM${x - lean * 1} ${y - 6}l${lean * 6} 5M${x} ${y}l${-lean * 3} 4`

export const crack = (x: number, y: number): string =>
  `M${x} ${y}l5 4l-1 5l6 3l0 6l5 4M${x + 4} ${y + 9}l-5 3l-1 5M${x + 10} ${y + 12}l5-2`

export const coins = (x: number, y: number): string =>
  [
    [0, 0],
    [6, 2],
    [-6, 3],
    [1, 6],
    [8, 8],
    [-4, 9],
    [3, -5],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 3.4))
    .join('')

const tidy = (n: number): number => Math.round(n * 10) / 10
