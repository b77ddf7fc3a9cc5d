/** The board in characters: a cell is two columns and one line, walls stand between cells. */
import type { Paint } from '../../../engine/types.ts'
import { type ContentIndex, spaceFact } from '../content/content-index.ts'
import { knowsDoor } from '../rules/index.ts'
import { NONE, type OpeningFact } from '../types.ts'
import { pathsFrom } from '../view/paths.ts'
import type { DungeonScene } from '../view/scene.ts'
import { blank, linesOf, write } from './canvas.ts'
import { CELL, LINE, type Sheet, type Window } from './sheet.ts'
import { drawSpace } from './spaces.ts'
import type { Names } from './speech.ts'

/** By which of up 1, right 2, down 4, left 8 a wall leaves a corner. */
const CORNERS = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼']

/** How many cells fit into this many columns. */
export function cellsIn(columns: number): number {
  return Math.floor((columns - 1) / CELL)
}

export function drawWindow(reading: DungeonScene, window: Window, paint: Paint, names: Names): string[] {
  const sheet = layOut(reading, window, names)
  for (let y = window.y; y <= window.y + window.h; y++)
    for (let x = window.x; x <= window.x + window.w; x++) drawCell(sheet, x, y)
  for (const space of spacesIn(sheet)) drawSpace(sheet, space)
  return trimmed(linesOf(sheet.canvas, paint))
}

function trimmed(lines: readonly string[]): string[] {
  const from = lines.findIndex(line => line !== '')
  return lines.slice(from, lines.findLastIndex(line => line !== '') + 1)
}

/** The smallest window that shows a whole level, at most this many cells wide. */
export function levelWindow({ pack: { board } }: ContentIndex, level: number, cells: number): Window {
  const rooms = board.spaces.filter(space => space.level === level)
  const x = Math.min(...rooms.map(space => space.cells[0]))
  const y = Math.min(...rooms.map(space => space.cells[1]))
  const right = Math.max(...rooms.map(space => space.cells[0] + space.cells[2]))
  const bottom = Math.max(...rooms.map(space => space.cells[1] + space.cells[3]))
  return { x, y, w: Math.min(cells, right - x), h: bottom - y }
}

/** A window of this size with the space in its middle, kept on the board. */
export function windowAround(content: ContentIndex, space: number, w: number, h: number): Window {
  const { width, height } = content.pack.board
  const [left, up, wide, high] = spaceFact(content, Math.max(0, space)).cells
  const clamp = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(Math.round(middle - size / 2), whole - size))
  return {
    x: clamp(left + wide / 2, w, width),
    y: clamp(up + high / 2, h, height),
    w: Math.min(w, width),
    h: Math.min(h, height),
  }
}

function layOut(reading: DungeonScene, window: Window, names: Names): Sheet {
  const { view } = reading
  const { board } = reading.content.pack
  const cells = new Map<string, number>()
  for (const [
    space,
    {
      cells: [x, y, w, h],
    },
  ] of board.spaces.entries())
    for (let dy = 0; dy < h; dy++) for (let dx = 0; dx < w; dx++) cells.set(`${x + dx},${y + dy}`, space)
  let doors = 0
  const openings = board.openings.map(way => ({ ...way, door: way.kind === 'secret' ? doors++ : NONE }))
  return {
    reading,
    names,
    window,
    canvas: blank(window.w * CELL + 1, window.h * LINE + 1),
    owner: (x, y) => cells.get(`${x},${y}`) ?? NONE,
    openings: new Map(openings.map(way => [way.wall.join(), way])),
    paths: new Map((view.you === view.turn ? pathsFrom(reading) : []).map(path => [path.to, path])),
  }
}

function spacesIn({ window, owner }: Sheet): Set<number> {
  const spaces = new Set<number>()
  for (let y = window.y; y < window.y + window.h; y++)
    for (let x = window.x; x < window.x + window.w; x++) spaces.add(owner(x, y))
  spaces.delete(NONE)
  return spaces
}

/** Which wall stands on this edge: none, a plain one, or one with a door in it. */
function wallAt(
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): 'none' | 'wall' | (OpeningFact & { door: number }) {
  const before = x1 === x2 ? sheet.owner(x1 - 1, y1) : sheet.owner(x1, y1 - 1)
  const after = sheet.owner(x1, y1)
  if (before === after) return 'none'
  const way = sheet.openings.get([x1, y1, x2, y2].join())
  if (!way) return 'wall'
  return way.kind === 'open' ? 'none' : way
}

/** The corner up and left of a cell, and the walls above it and to its left. */
function drawCell(sheet: Sheet, x: number, y: number): void {
  const { canvas, window } = sheet
  const column = (x - window.x) * CELL
  const row = (y - window.y) * LINE
  const above = wallAt(sheet, x, y, x + 1, y)
  const left = wallAt(sheet, x, y, x, y + 1)
  const mask =
    (wallAt(sheet, x, y - 1, x, y) === 'none' ? 0 : 1) +
    (above === 'none' ? 0 : 2) +
    (left === 'none' ? 0 : 4) +
    (wallAt(sheet, x - 1, y, x, y) === 'none' ? 0 : 8)
  write(canvas, column, row, CORNERS[mask] ?? ' ', 'dim')
  if (above !== 'none' && x < window.x + window.w) writeWall(sheet, column + 1, row, above, '──')
  if (left !== 'none' && y < window.y + window.h) writeWall(sheet, column, row + 1, left, '│')
}

function writeWall(
  sheet: Sheet,
  column: number,
  row: number,
  wall: 'wall' | (OpeningFact & { door: number }),
  plain: string,
): void {
  if (wall === 'wall') return write(sheet.canvas, column, row, plain, 'dim')
  const isFlat = plain.length === 2
  if (wall.kind === 'door') return write(sheet.canvas, column, row, isFlat ? '▒▒' : '▒', 'strong')
  const { content, view, heroes } = sheet.reading
  const mine = heroes[view.you ?? view.turn]
  const isKnown = mine !== undefined && knowsDoor(content, mine, wall.door)
  write(sheet.canvas, column, row, isFlat ? 'ss' : 's', isKnown ? 'good' : 'magic')
}
