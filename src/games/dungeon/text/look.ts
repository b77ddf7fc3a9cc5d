/** What sentences look up in a view, whatever the language. */

import { type Among, amongAlike, type Wind, windTo } from '../content/compass.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { heroFact, monsterName, placeFact } from '../content/names.ts'
import { NONE, type Place, type Spell, type Wish } from '../types.ts'
import { isClearedIn, isMetIn } from '../view/spaces.ts'
import type { DungeonView } from '../view/types.ts'
import type { Called, Speech } from './speech.ts'

/** A space one may go to. */
export interface Next {
  readonly place: Place
  readonly wind: Wind
  /** From a chamber several passages may leave through one wall. */
  readonly among: Among | null
  readonly isCleared: boolean
  /** What the viewer knows to be there. */
  readonly monster: string | null
  readonly isHunted: boolean
}

export function nextAt(content: ContentIndex, view: DungeonView, to: number): Next {
  const here = hereOf(view)
  return {
    place: placeFact(content, to),
    wind: windTo(content, here, to),
    among: amongAlike(content, here, to),
    isCleared: isClearedIn(content, view, to),
    monster: monsterIn(content, view, to),
    isHunted: view.hunter?.at === to,
  }
}

/** Whom a hero meets who stops here: what is in the lair, by its printed name where it is known, and the Hunter (D-112). */
export interface Met {
  readonly isLair: boolean
  readonly monster: string | null
  readonly isHunter: boolean
}

export function metAt(content: ContentIndex, view: DungeonView, space: number): Met {
  return {
    isLair: isMetIn(content, view, space),
    monster: monsterIn(content, view, space),
    isHunter: view.hunter?.at === space,
  }
}

/** The space beyond a secret door. */
export function beyondDoor(content: ContentIndex, view: DungeonView, door: number): Next {
  const [a = 0, b = 0] = content.doors[door] ?? []
  return nextAt(content, view, a === hereOf(view) ? b : a)
}

export function hereOf(view: DungeonView): number {
  return view.seats[view.turn]?.at ?? 0
}

/** What the viewer knows to be in a lair, by its printed name. */
export function monsterIn(content: ContentIndex, view: DungeonView, space: number): string | null {
  const lair = view.lairs.find(candidate => candidate.at === space)
  return lair && lair.card !== NONE ? monsterName(content, lair.card) : null
}

export function levelOf(content: ContentIndex, space: number): number {
  return num(content.level, space)
}

export function isPassage({ kind }: Place): boolean {
  return kind === 'corridor' || kind === 'stair'
}

/** The number on a room's door. */
export function roomNumber({ id }: Place): string {
  return id.replace(/^room-/, '')
}

/** The spell that a wish is about. */
export function spellIn(wish: Wish): Spell {
  return 'spell' in wish ? wish.spell : 'teleport'
}

/** The monster at which a spell was meant, by its printed name. */
export function aimedAt(content: ContentIndex, view: DungeonView, wish: Wish): string {
  if (wish.kind === 'cast') return monsterIn(content, view, wish.at) ?? ''
  return monsterName(content, view.hunter?.card ?? NONE)
}

/** The hero of a seat, or before there is one the player. */
export function heroText(speech: Speech, content: ContentIndex, view: DungeonView, seat: number): string {
  const fact = heroFact(content, view.seats[seat]?.hero ?? NONE)
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

/** More than nothing, and less than a whole per cent. */
export function isTiny(chance: number): boolean {
  return chance > 0 && chance < 0.01
}
