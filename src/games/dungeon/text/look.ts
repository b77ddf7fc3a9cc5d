/** What sentences look up in a view, whatever the language. */
import { type Book, spaceFact } from '../book.ts'
import { num } from '../lists.ts'
import { heroFact, monsterName, placeFact } from '../names.ts'
import { isClearedIn } from '../paths.ts'
import { NONE, type Place } from '../types.ts'
import type { DungeonView } from '../view-types.ts'
import type { Called, Speech } from './speech.ts'

/** Where the next space lies; `on` where no wall tells. */
export type Wind = 'north' | 'east' | 'south' | 'west' | 'on'

/** Read off the wall between the two. */
function windTo(book: Book, from: number, to: number): Wind {
  const { openings, spaces } = book.content.board
  const here = spaces[from]
  const there = spaces[to]
  if (!here || !there) return 'on'
  const way = openings.find(
    ({ a, b }) => (a === here.id && b === there.id) || (b === here.id && a === there.id),
  )
  if (!way) return 'on'
  const [x1, y1, x2] = way.wall
  const [left, up] = spaceFact(book, to).cells
  if (x1 === x2) return left >= x1 ? 'east' : 'west'
  return up >= y1 ? 'south' : 'north'
}

/** A space one may go to. */
export interface Next {
  readonly place: Place
  readonly wind: Wind
  /** From a chamber several ways may lead the same way; then the name of the space tells them apart. */
  readonly isOneOfMany: boolean
  readonly isCleared: boolean
  /** What the viewer knows to be there. */
  readonly monster: string | null
}

export function nextAt(book: Book, view: DungeonView, to: number): Next {
  const here = hereOf(view)
  const wind = windTo(book, here, to)
  return {
    place: placeFact(book, to),
    wind,
    isOneOfMany: (book.ways[here] ?? []).filter(next => windTo(book, here, next.to) === wind).length > 1,
    isCleared: isClearedIn(book, view, to),
    monster: monsterIn(book, view, to),
  }
}

/** The space beyond a secret door. */
export function beyondDoor(book: Book, view: DungeonView, door: number): Next {
  const [a = 0, b = 0] = book.doors[door] ?? []
  return nextAt(book, view, a === hereOf(view) ? b : a)
}

export function hereOf(view: DungeonView): number {
  return view.seats[view.turn]?.at ?? 0
}

/** What the viewer knows to be in a lair, by its printed name. */
export function monsterIn(book: Book, view: DungeonView, space: number): string | null {
  const lair = view.lairs.find(candidate => candidate.at === space)
  return lair && lair.card !== NONE ? monsterName(book, lair.card) : null
}

export function levelOf(book: Book, space: number): number {
  return num(book.level, space)
}

export function isPassage({ kind }: Place): boolean {
  return kind === 'corridor' || kind === 'stair'
}

/** The number on a room's door. */
export function roomNumber({ id }: Place): string {
  return id.replace(/^room-/, '')
}

/** The hero of a seat, or before there is one the player. */
export function heroText(speech: Speech, book: Book, view: DungeonView, seat: number): string {
  const fact = heroFact(book, view.seats[seat]?.hero ?? NONE)
  return fact ? speech.names.hero(fact) : speech.called(undefined)(seat)
}

export function calledBy(names: readonly string[] | undefined, player: Called): Called {
  return seat => names?.[seat] || player(seat)
}

export function joined(names: readonly string[], and: string): string {
  return names.length < 3 ? names.join(` ${and} `) : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}

export function upper(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
