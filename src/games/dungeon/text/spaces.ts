/** What stands in the spaces of the map: corridors, rooms, heroes, monsters, tokens. */
import type { Tone } from '../../../engine/types.ts'
import { num, spaceFact } from '../content/content-index.ts'
import { isCleared } from '../rules/index.ts'
import { NONE, type SpaceFact } from '../types.ts'
import type { DungeonScene } from '../view/scene.ts'
import { write } from './canvas.ts'
import { CELL, LINE, type Sheet, type Window } from './sheet.ts'
import { roomNumber } from './small.ts'
import type { Names } from './speech.ts'

export function drawSpace(sheet: Sheet, space: number): void {
  const fact = spaceFact(sheet.reading.content, space)
  if (fact.kind === 'corridor' || fact.kind === 'stair') drawCorridor(sheet, space)
  else drawLair(sheet, space)
}

function drawCorridor(sheet: Sheet, space: number): void {
  const { canvas, window, reading } = sheet
  const { cells, kind } = spaceFact(reading.content, space)
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
function markers({ reading, names }: Sheet, space: number): Mark[] {
  const { content, view, hunterAt } = reading
  const heroes = reading.heroes.flatMap((hero, index): Mark[] => {
    if (hero.at !== space || hero.class === null) return []
    const isMine = index === (view.you ?? view.turn)
    return [{ text: isMine ? '@' : heroTag(reading, index, names), tone: isMine ? 'hero' : 'strong' }]
  })
  const hunter: Mark[] = hunterAt === space ? [{ text: 'H!', tone: 'danger' }] : []
  return num(content.lair, space) === NONE && heroes.length > 1 && content.shares[space] !== true
    ? heroes.slice(0, 1)
    : [...hunter, ...heroes]
}

/** Two characters for a hero on the map: class and seat, as the list of heroes names them. */
export function heroTag({ heroes }: DungeonScene, seat: number, names: Names): string {
  const name = heroes[seat]?.class
  return `${name ? names.letter(name) : '?'}${seat + 1}`
}

/** A room or chamber: its name, what is in it, who is in it, line under line in the middle. */
function drawLair(sheet: Sheet, space: number): void {
  const { canvas, window, reading } = sheet
  const { x, y, w, h } = seenPart(window, spaceFact(reading.content, space).cells)
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
  const { reading, names, paths } = sheet
  const fact = spaceFact(reading.content, space)
  const path = paths.get(space)
  const isDone = fact.kind === 'hall' || isCleared(reading.content, reading, space)
  const name = fact.name === undefined ? roomNumber(fact) : names.label(fact)
  const parts = name.split(wide < 14 || name.length > wide ? ' ' : '\n')
  const titles = parts.map((text): Mark[] => [{ text, tone: isDone ? 'dim' : 'strong' }])
  const last = titles.at(-1)
  const reach: Mark[] = path ? [{ text: `›${path.steps.length}`, tone: 'good' }] : []
  const fits = last !== undefined && (last[0]?.text.length ?? 0) + 3 <= wide
  if (fits) last.push(...reach)
  const contents = lairContents(sheet, space)
  const who = markers(sheet, space)
  const lines = [...titles, fits ? [] : reach, contents, ...rows(who, wide)]
  return lines.filter(marks => marks.length > 0 && marks.every(mark => mark.text.length <= wide))
}

function lairContents({ reading }: Sheet, space: number): Mark[] {
  const { content, cleared, lairs } = reading
  const marks: Mark[] = []
  const lair = lairs.get(space)
  if (lair && (lair.isUp || lair.number > 0))
    marks.push({ text: `#${lair.number}${lair.isUp || lair.card !== null ? '' : '?'}`, tone: 'danger' })
  if (lair && (lair.drops.length > 0 || lair.hasLaid)) marks.push({ text: '$', tone: 'gold' })
  const need = num(content.need, space)
  const tokens = num(content.lair, space) === NONE ? 0 : num(cleared, num(content.lair, space))
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
