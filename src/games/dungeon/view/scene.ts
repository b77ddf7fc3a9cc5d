/** A view with its content at hand, in positions: what words, odds, advice and ways are made of. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { type Ids, positionIn } from '../content/ids.ts'
import { type Ground, isCleared } from '../rules/index.ts'
import { CLASSES, type HeroClass, NONE } from '../types.ts'
import type { DungeonView, LairView, SeatView } from './types.ts'

/** A hero as everybody sees it. The powers among its goods all lie face up, so `goods` are those. */
export interface Standing {
  readonly seat: SeatView
  readonly hero: number
  readonly class: HeroClass | null
  readonly goal: number
  readonly at: number
  readonly doors: number
  readonly goods: readonly number[]
}

/** The rules ask a `Ground` what a space is like; of a view they are asked the same. */
export interface DungeonScene extends Ground {
  readonly content: ContentIndex
  readonly view: DungeonView
  readonly heroes: readonly Standing[]
  /** The hero whose turn it is. */
  readonly mover: Standing | undefined
  readonly lairs: ReadonlyMap<number, LairView>
  readonly hunterAt: number
  readonly espAt: number
}

export function sceneOf(content: ContentIndex, view: DungeonView): DungeonScene {
  const { spaceIds } = content
  const heroes = view.seats.map(seat => standingOf(content, seat))
  return {
    content,
    view,
    heroes,
    mover: heroes[view.turn],
    turn: view.turn,
    cleared: clearedIn(content, view),
    lairs: new Map(view.lairs.map(lair => [positionIn(spaceIds, lair.at), lair])),
    hunterAt: positionIn(spaceIds, view.hunter?.at ?? null),
    espAt: positionIn(spaceIds, view.espAt),
  }
}

/** By lair. */
function clearedIn({ lairs, lair, spaceIds }: ContentIndex, view: DungeonView): number[] {
  const tokens = lairs.map(() => 0)
  for (const [space, count] of Object.entries(view.cleared)) {
    const at = num(lair, positionIn(spaceIds, space))
    if (at !== NONE) tokens[at] = count
  }
  return tokens
}

function standingOf(content: ContentIndex, seat: SeatView): Standing {
  const hero = positionIn(content.heroIds, seat.hero)
  return {
    seat,
    hero,
    class: CLASSES[content.classOf[hero] ?? NONE] ?? null,
    goal: num(content.goal, hero),
    at: positionIn(content.spaceIds, seat.at),
    doors: seat.doors.reduce((bits, door) => bits | bitOf(content.doorIds, door), 0),
    goods: seat.shown.map(card => positionIn(content.treasureIds, card)),
  }
}

function bitOf(doors: Ids, id: string): number {
  const door = positionIn(doors, id)
  return door === NONE ? 0 : 1 << door
}

export type Read = (view: DungeonView) => DungeonScene

/** Reads each view once: it is asked for every choice. */
export function readerOf(content: ContentIndex): Read {
  const known = new WeakMap<DungeonView, DungeonScene>()
  return view => {
    const found = known.get(view) ?? sceneOf(content, view)
    known.set(view, found)
    return found
  }
}

/** Something is met there: a card lies in the lair or can still be drawn for it (D-21). */
export function isMetIn(reading: DungeonScene, space: number): boolean {
  const { content, view, lairs } = reading
  if (isCleared(content, reading, space)) return false
  const level = num(content.level, space)
  return (
    (lairs.get(space)?.number ?? 0) > 0 ||
    num(view.monsterPiles, level - 1) > 0 ||
    (content.monstersOf[level] ?? []).some(card => discardedIn(reading, card) > 0)
  )
}

export function discardedIn({ content, view }: DungeonScene, card: number): number {
  return view.monsterDiscard[content.monsterIds.of[card] ?? ''] ?? 0
}

/** How far a room is from the hero as the Hunter walks (D-82); before there is a hero, from the Great Hall. */
export function hunterWay({ content, mover }: DungeonScene, room: number): number {
  const at = mover?.at ?? NONE
  return num(distancesTo(content, at === NONE ? content.hall : at), room)
}
