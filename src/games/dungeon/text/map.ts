/** The board in characters: a cell is two columns and one line, walls stand between cells. */
import type { Paint, Tone } from '../../../engine/types.ts'
import { type Book, bookOf, spaceFact } from '../book.ts'
import { num } from '../lists.ts'
import { className } from '../names.ts'
import { isClearedIn, knowsDoorIn, type Path, pathsFrom } from '../paths.ts'
import { NONE, type OpeningFact, type SpaceFact } from '../types.ts'
import type { DungeonView } from '../view.ts'
import { blank, type Canvas, linesOf, write } from './canvas.ts'

const CELL = 3
const LINE = 2
/** By which of up 1, right 2, down 4, left 8 a wall leaves a corner. */
const CORNERS = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼']

/** A part of the board, in cells. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Sheet {
  readonly book: Book
  readonly view: DungeonView
  readonly window: Window
  readonly canvas: Canvas
  /** By cell: the space that covers it, or NONE. */
  readonly owner: (x: number, y: number) => number
  readonly openings: ReadonlyMap<string, OpeningFact & { readonly door: number }>
  readonly paths: ReadonlyMap<number, Path>
}

/** How many cells fit into this many columns. */
export function cellsIn(columns: number): number {
  return Math.floor((columns - 1) / CELL)
}

export function drawWindow(view: DungeonView, window: Window, paint: Paint): string[] {
  const sheet = layOut(view, window)
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
export function levelWindow(view: DungeonView, level: number, cells: number): Window {
  const { board } = bookOf(view.content).content
  const rooms = board.spaces.filter(space => space.level === level)
  const x = Math.min(...rooms.map(space => space.cells[0]))
  const y = Math.min(...rooms.map(space => space.cells[1]))
  const right = Math.max(...rooms.map(space => space.cells[0] + space.cells[2]))
  const bottom = Math.max(...rooms.map(space => space.cells[1] + space.cells[3]))
  return { x, y, w: Math.min(cells, right - x), h: bottom - y }
}

/** A window of this size with the space in its middle, kept on the board. */
export function windowAround(view: DungeonView, space: number, w: number, h: number): Window {
  const book = bookOf(view.content)
  const { width, height } = book.content.board
  const [left, up, wide, high] = spaceFact(book, Math.max(0, space)).cells
  const clamp = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(Math.round(middle - size / 2), whole - size))
  return {
    x: clamp(left + wide / 2, w, width),
    y: clamp(up + high / 2, h, height),
    w: Math.min(w, width),
    h: Math.min(h, height),
  }
}

function layOut(view: DungeonView, window: Window): Sheet {
  const book = bookOf(view.content)
  const { board } = book.content
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
    book,
    view,
    window,
    canvas: blank(window.w * CELL + 1, window.h * LINE + 1),
    owner: (x, y) => cells.get(`${x},${y}`) ?? NONE,
    openings: new Map(openings.map(way => [way.wall.join(), way])),
    paths: new Map((view.you === view.turn ? pathsFrom(view) : []).map(path => [path.to, path])),
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
  const { view, book, canvas } = sheet
  const mine = view.seats[view.you ?? view.turn]
  const isKnown = mine !== undefined && knowsDoorIn(book, mine, wall.door)
  write(canvas, column, row, isFlat ? 'ss' : 's', isKnown ? 'good' : 'magic')
}

function drawSpace(sheet: Sheet, space: number): void {
  const fact = spaceFact(sheet.book, space)
  if (fact.kind === 'corridor' || fact.kind === 'stair') drawCorridor(sheet, space)
  else drawLair(sheet, space)
}

function drawCorridor(sheet: Sheet, space: number): void {
  const { canvas, window, book } = sheet
  const { cells, kind } = spaceFact(book, space)
  const [x, y] = cells
  const column = (x - window.x) * CELL + 1
  const row = (y - window.y) * LINE + 1
  const [first] = markers(sheet, space)
  const path = sheet.paths.get(space)
  if (first) write(canvas, column, row, first.text, first.tone)
  else if (path) write(canvas, column, row, `${path.steps.length}${kind === 'stair' ? '≡' : ' '}`, 'good')
  else write(canvas, column, row, kind === 'stair' ? '≡≡' : '· ', 'dim')
}

interface Mark {
  readonly text: string
  readonly tone: Tone
}

/** Who stands here: `@` is you, others by class and seat; the Hunter as `H!`. */
function markers({ book, view }: Sheet, space: number): Mark[] {
  const heroes = view.seats.flatMap((seat, index): Mark[] => {
    if (seat.at !== space || seat.class === null) return []
    const isMine = index === (view.you ?? view.turn)
    return [{ text: isMine ? '@' : heroTag(view, index), tone: isMine ? 'hero' : 'strong' }]
  })
  const hunter: Mark[] = view.hunter?.at === space ? [{ text: 'H!', tone: 'danger' }] : []
  return num(book.lair, space) === NONE && heroes.length > 1 && book.shares[space] !== true
    ? heroes.slice(0, 1)
    : [...hunter, ...heroes]
}

/** Two characters for a hero on the map: class and seat, as the list of heroes names them. */
export function heroTag(view: DungeonView, seat: number): string {
  const name = view.seats[seat]?.class
  return `${name ? className(name).charAt(0) : '?'}${seat + 1}`
}

/** A room or chamber: its name, what is in it, who is in it, line under line in the middle. */
function drawLair(sheet: Sheet, space: number): void {
  const { canvas, window, book } = sheet
  const { x, y, w, h } = seenPart(window, spaceFact(book, space).cells)
  const wide = w * CELL - 1
  const high = h * LINE - 1
  const lines = lairLines(sheet, space, wide).slice(0, high)
  const top = (y - window.y) * LINE + 1 + Math.floor((high - lines.length) / 2)
  for (const [index, marks] of lines.entries()) {
    const length = marks.reduce((sum, mark) => sum + mark.text.length + 1, -1)
    let column = (x - window.x) * CELL + 1 + Math.max(0, Math.floor((wide - length) / 2))
    for (const { text, tone } of marks) {
      write(canvas, column, top + index, text.slice(0, wide), tone)
      column += text.length + 1
    }
  }
}

/** The part of a space that the window shows: its label stands in the middle of that. */
function seenPart(window: Window, [x, y, w, h]: SpaceFact['cells']): Window {
  const left = Math.max(x, window.x)
  const up = Math.max(y, window.y)
  return {
    x: left,
    y: up,
    w: Math.min(x + w, window.x + window.w) - left,
    h: Math.min(y + h, window.y + window.h) - up,
  }
}

function lairLines(sheet: Sheet, space: number, wide: number): Mark[][] {
  const { book, view, paths } = sheet
  const fact = spaceFact(book, space)
  const path = paths.get(space)
  const isDone = fact.kind === 'hall' || isClearedIn(book, view, space)
  const names = (fact.name ?? fact.id.replace(/^room-/, '')).split(wide < 14 ? ' ' : '\n')
  const titles = names.map((text): Mark[] => [{ text, tone: isDone ? 'dim' : 'strong' }])
  const last = titles.at(-1)
  const reach: Mark[] = path ? [{ text: `›${path.steps.length}`, tone: 'good' }] : []
  const fits = last !== undefined && (last[0]?.text.length ?? 0) + 3 <= wide
  if (fits) last.push(...reach)
  const contents = lairContents(sheet, space)
  const who = markers(sheet, space)
  const lines = [...titles, fits ? [] : reach, contents, ...rows(who, wide)]
  return lines.filter(marks => marks.length > 0 && marks.every(mark => mark.text.length <= wide))
}

function lairContents({ book, view }: Sheet, space: number): Mark[] {
  const marks: Mark[] = []
  const lair = view.lairs.find(candidate => candidate.at === space)
  if (lair && (lair.isUp || lair.number > 0))
    marks.push({ text: `#${lair.number}${lair.isUp || lair.card !== NONE ? '' : '?'}`, tone: 'danger' })
  if (lair && (lair.drops.length > 0 || lair.hasLaid)) marks.push({ text: '$', tone: 'gold' })
  const need = num(book.need, space)
  const tokens = num(book.lair, space) === NONE ? 0 : num(view.cleared, num(book.lair, space))
  if (tokens > 0) marks.push({ text: need === 1 || tokens >= need ? '✝' : `✝${tokens}/${need}`, tone: 'dim' })
  return marks
}

/** Markers in rows that fit. */
function rows(marks: readonly Mark[], wide: number): Mark[][] {
  const each = Math.max(1, Math.floor((wide + 1) / CELL))
  return Array.from({ length: Math.ceil(marks.length / each) }, (_, row) =>
    marks.slice(row * each, (row + 1) * each),
  )
}
