import type { Layer } from '../scene.ts'

/** The princess, standing: dress, arms, head, hair and crown. `y` is the middle of her; she is 110 high at 1. */
export function princess(x: number, y: number, size: number): readonly Layer[] {
  const to = (dx: number, dy: number): readonly [number, number] => [x + dx * size, y + dy * size]
  const arm = (side: number): Layer => [
    'limb',
    [to(side * 7, -24), to(side * 17, -12), to(side * 12, 2)],
    6 * size,
    4 * size,
    { rim: 1.6 },
  ]
  const [hx, hy] = to(0, -40)
  const hair = `M${hx - 9 * size} ${hy}q${-5 * size} ${16 * size} ${-6 * size} ${28 * size}h${30 * size}q${-1 * size} ${-12 * size} ${-6 * size} ${-28 * size}q${-9 * size} ${-10 * size} ${-18 * size} 0Z`
  return [
    ['shape', hair, 'ink', 2],
    arm(-1),
    arm(1),
    ['fig', 'ample-dress', x, y + 14 * size, 80 * size, { rim: 2.4, wide: 0.94 }],
    ['halo', hx, hy, 8.4 * size, 10 * size, 'light'],
    [
      'shape',
      `M${hx - 9.5 * size} ${hy + 2 * size}q0 ${-14 * size} ${9.5 * size} ${-13 * size}q${9.5 * size} ${-1 * size} ${9.5 * size} ${13 * size}q${-6 * size} ${-2 * size} ${-9.5 * size} ${-8 * size}q${-3 * size} ${6 * size} ${-9.5 * size} ${8 * size}Z`,
      'ink',
      0,
    ],
    ['fig', 'queen-crown', hx, hy - 15 * size, 20 * size, { tone: 'light' }],
  ]
}
