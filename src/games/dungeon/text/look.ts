/** What sentences look up in a view, whatever the language. */
import { type Among, amongAlike, type Wind, windTo } from '../content/compass.ts'
import { type ContentIndex, spaceFact } from '../content/content-index.ts'
import { positionOf } from '../content/ids.ts'
import { heroFact, monsterFact } from '../content/names.ts'
import { isCleared } from '../rules/index.ts'
import type { MonsterFact, SpaceFact, Spell, Wish } from '../types.ts'
import { type DungeonScene, isMetIn } from '../view/scene.ts'
import type { Called, Speech } from './speech.ts'

/** A space one may go to. */
export interface Next {
  readonly place: SpaceFact
  readonly wind: Wind
  /** From a chamber several passages may leave through one wall. */
  readonly among: Among | null
  readonly isDone: boolean
  /** What the viewer knows to be there. */
  readonly monster: MonsterFact | null
  readonly isHunted: boolean
}

export function nextAt(reading: DungeonScene, to: string): Next {
  return nextTo(reading, positionOf(reading.content.spaceIds, to))
}

function nextTo(reading: DungeonScene, to: number): Next {
  const { content, hunterAt } = reading
  const here = hereOf(reading)
  return {
    place: spaceFact(content, to),
    wind: windTo(content, here, to),
    among: amongAlike(content, here, to),
    isDone: isCleared(content, reading, to),
    monster: monsterIn(reading, to),
    isHunted: hunterAt === to,
  }
}

/** Whom a hero meets who stops here: what is in the lair, where it is known, and the Hunter (D-112). */
export interface Met {
  readonly isLair: boolean
  readonly monster: MonsterFact | null
  readonly isHunter: boolean
}

export function metAt(reading: DungeonScene, space: number): Met {
  return {
    isLair: isMetIn(reading, space),
    monster: monsterIn(reading, space),
    isHunter: reading.hunterAt === space,
  }
}

/** The space beyond a secret door. */
export function beyondDoor(reading: DungeonScene, door: string): Next {
  const { content } = reading
  const [a = 0, b = 0] = content.doors[positionOf(content.doorIds, door)] ?? []
  return nextTo(reading, a === hereOf(reading) ? b : a)
}

export function hereOf({ mover }: DungeonScene): number {
  return mover?.at ?? 0
}

/** What the viewer knows to be in a lair. */
function monsterIn({ content, lairs }: DungeonScene, space: number): MonsterFact | null {
  const card = lairs.get(space)?.card ?? null
  return card === null ? null : monsterFact(content, card)
}

export function knownIn(reading: DungeonScene, space: string): MonsterFact | null {
  return monsterIn(reading, positionOf(reading.content.spaceIds, space))
}

/** Where a step from one space to the next leads. */
export function windOf(content: ContentIndex, from: string, to: string): Wind {
  return windTo(content, positionOf(content.spaceIds, from), positionOf(content.spaceIds, to))
}

export function isPassage({ kind }: Pick<SpaceFact, 'kind'>): boolean {
  return kind === 'corridor' || kind === 'stair'
}

/** The spell that a wish is about. */
export function spellIn(wish: Wish): Spell {
  return 'spell' in wish ? wish.spell : 'teleport'
}

/** The monster at which a spell was meant. */
export function aimedAt(reading: DungeonScene, wish: Wish): MonsterFact | null {
  if (wish.kind === 'cast') return 'at' in wish ? knownIn(reading, wish.at) : null
  const card = reading.view.hunter?.card ?? null
  return card === null ? null : monsterFact(reading.content, card)
}

/** The hero of a seat, or before there is one the player. */
export function heroText(speech: Speech, { content, view }: DungeonScene, seat: number): string {
  const fact = heroFact(content, view.seats[seat]?.hero ?? null)
  return fact ? speech.names.hero(fact) : speech.called(undefined)(seat)
}

export function calledBy(names: readonly string[] | undefined, player: Called): Called {
  return seat => names?.[seat] || player(seat)
}

export function joined(names: readonly string[], and: string): string {
  return names.length < 3 ? names.join(` ${and} `) : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
