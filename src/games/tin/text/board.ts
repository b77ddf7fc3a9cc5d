/** The map as text: every room a box of four lines, doorways as gaps, unexplored ones as question marks. */
import type { Paint, Tone } from '../../../engine/types.ts'
import type { SceneRoom, TinScene } from '../view/scene.ts'
import { type Way, wayOn } from './look.ts'
import type { BoardWords } from './speech.ts'
import { statusLines } from './status.ts'

const CELL = 13
const INNER = CELL - 2
const MOST_ROWS = 6

interface Span {
  readonly from: number
  readonly to: number
}

export function drawTable(scene: TinScene, paint: Paint, width: number, words: BoardWords): string {
  return [
    drawMap(scene, paint, width, words),
    '',
    ...statusLines(scene, paint, width, words),
    paint('dim', words.legend),
  ].join('\n')
}

function drawMap(scene: TinScene, paint: Paint, width: number, words: BoardWords): string {
  const hero = scene.rooms[scene.at]
  if (!hero) return ''
  const columns = windowAround(
    hero.x,
    scene.rooms.map(room => room.x),
    Math.max(1, Math.floor(width / CELL)),
  )
  const rows = windowAround(
    hero.y,
    scene.rooms.map(room => room.y),
    MOST_ROWS,
  )
  const lines: string[] = []
  for (let y = rows.from; y <= rows.to; y++) lines.push(...drawRow(scene, y, columns, paint, words))
  return lines.map(line => line.trimEnd()).join('\n')
}

/** All of it when it fits, otherwise as much as fits with the hero near the middle. */
function windowAround(centre: number, values: readonly number[], most: number): Span {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (high - low < most) return { from: low, to: high }
  const from = Math.min(Math.max(low, centre - Math.floor(most / 2)), high - most + 1)
  return { from, to: from + most - 1 }
}

function drawRow(scene: TinScene, y: number, columns: Span, paint: Paint, words: BoardWords): string[] {
  const cells: string[][] = []
  for (let x = columns.from; x <= columns.to; x++) {
    const index = scene.rooms.findIndex(room => room.x === x && room.y === y)
    cells.push(drawCell(scene, index, paint, words))
  }
  return [0, 1, 2, 3].map(line => cells.map(cell => cell[line] ?? '').join(''))
}

function drawCell(scene: TinScene, index: number, paint: Paint, words: BoardWords): string[] {
  const room = scene.rooms[index]
  if (!room) return [0, 1, 2, 3].map(() => ' '.repeat(CELL))
  const wall = (text: string) => paint(index === scene.at ? 'strong' : 'dim', text)
  const gap = (side: number) => doorway(scene, room, side)
  const across = (left: string, side: number, right: string) =>
    wall(`${left}────${gap(side) === '─' ? '───' : ` ${gap(side)} `}────${right}`)
  return [
    across('┌', 0, '┐'),
    wall('│') + paint(toneOf(room), padded(titleOf(room, words))) + wall('│'),
    wall(gap(3) === '─' ? '│' : gap(3)) +
      contents(scene, index, paint, words) +
      wall(gap(1) === '─' ? '│' : gap(1)),
    across('└', 2, '┘'),
  ]
}

const MARKS: Readonly<Record<Way['kind'], string>> = {
  wall: '─',
  open: ' ',
  locked: '#',
  dark: '?',
  blocked: 'x',
}

/** A wall, a way through, a lock, or a doorway into the unknown. */
function doorway(scene: TinScene, room: SceneRoom, side: number): string {
  return MARKS[wayOn(scene, room, side).kind]
}

function titleOf(room: SceneRoom, words: BoardWords): string {
  const name = words.tile(room.tile)
  if (room.tile.kind !== 'chasm') return name
  return room.roped ? `${name} ===` : `${name} ~~~`
}

function toneOf(room: SceneRoom): Tone {
  if (room.tile.kind === 'stairwell') return 'good'
  if (room.tile.kind === 'princess') return 'magic'
  return room.locked ? 'gold' : 'strong'
}

/** Hero, monsters and what lies there, cut where the box ends. */
function contents(scene: TinScene, index: number, paint: Paint, { marks }: BoardWords): string {
  const { helmeted = 0, plain = 0, floor = [] } = scene.rooms[index] ?? {}
  const parts: [Tone, string][] = []
  if (index === scene.at) parts.push(['hero', '@'])
  if (helmeted + plain > 0) parts.push(['danger', 'H'.repeat(helmeted) + 'm'.repeat(plain)])
  for (const token of floor)
    parts.push([
      token === 'princess' ? 'magic' : 'gold',
      typeof token === 'number' ? String(token) : marks[token],
    ])
  let used = 0
  let line = ''
  for (const [tone, text] of parts) {
    const space = used === 0 ? '' : ' '
    const cut = text.slice(0, Math.max(0, INNER - used - space.length))
    if (cut === '') break
    line += space + paint(tone, cut)
    used += space.length + cut.length
  }
  return line + ' '.repeat(INNER - used)
}

function padded(text: string): string {
  return text.slice(0, INNER).padEnd(INNER)
}
