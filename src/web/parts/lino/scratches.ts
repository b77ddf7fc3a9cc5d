const FIELD = 120
const CLUSTERS = 74
const STROKES = [
  { from: -7, to: 6, y: -3.5 },
  { from: -8, to: 8, y: 0 },
  { from: -6, to: 8, y: 3.5 },
] as const
const REACH = 9

let drawn: string | null = null

/** Clusters of three short strokes that fill a field of 120 by 120 and meet at its edges. The same every time. */
export function scratches(): string {
  drawn ??= draw()
  return drawn
}

function draw(): string {
  const next = numbers(42)
  let path = ''
  for (let i = 0; i < CLUSTERS; i++) {
    const [x, y, turn] = [next() * FIELD, next() * FIELD, next() * Math.PI]
    for (const dx of around(x)) for (const dy of around(y)) path += cluster(x + dx, y + dy, turn)
  }
  return path
}

/** What crosses an edge is drawn again on the other side. */
function around(at: number): readonly number[] {
  if (at < REACH) return [0, FIELD]
  return at > FIELD - REACH ? [0, -FIELD] : [0]
}

function cluster(x: number, y: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const point = (px: number, py: number) =>
    `${tidy(x + px * cos - py * sin)} ${tidy(y + px * sin + py * cos)}`
  return STROKES.map(({ from, to, y: py }) => `M${point(from, py)}L${point(to, py)}`).join('')
}

/** A small fixed sequence: pictures must not change from one visit to the next. */
export function numbers(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return (at & 0xffff) / 0xffff
  }
}

const tidy = (n: number): number => Math.round(n * 10) / 10
