/** The boxes and abilities of every encounter and boss, each worked out when it is first met. */
import { type Box, type Encounter, FLOORS, type Printing, type Scene, type Trait } from '../../types.ts'
import { type BoxFact, boxFact } from './boxes.ts'
import { MOST_DOORS, visible } from './floors.ts'
import { type Modifiers, modifiersOf } from './modifiers.ts'

/** The boxes and abilities of one encounter on one floor. */
export interface Challenge {
  readonly scene: Scene
  readonly boxes: readonly BoxFact[]
  /** How many of the boxes are the card's own; the others are the dungeon's. */
  readonly own: number
  /** Bits by box. */
  readonly armor: number
  readonly skulls: number
  /** The damage of all boxes, and what the dungeon may add to it. */
  readonly worst: number
  readonly modifiers: Modifiers
}

/** Where an encounter is met: the dungeon, its floor from 1 on, and which encounter, by their places. */
export interface Room {
  readonly dungeon: number
  readonly floor: number
  readonly encounter: number
}

/** Challenges by number, so that a fight can keep which it is. */
export interface Challenges {
  /** By way of a peril; of a foe by the number of open doors, if that matters. */
  room(where: Room, which: number): number
  /** By the damage on the boss. */
  boss(dungeon: number, damage: number): number
  at(challenge: number): Challenge | undefined
}

/** As many challenges as a card can have. */
const MOST = MOST_DOORS + 1

export function challengesOf(printing: Printing): Challenges {
  const { encounters, dungeons } = printing
  const rooms = dungeons.length * FLOORS * encounters.length * MOST
  const made: (Challenge | undefined)[] = []
  const make = (challenge: number): Challenge | undefined => {
    while (made.length <= challenge) made.push(undefined)
    made[challenge] =
      challenge < rooms
        ? roomChallenge(printing, whereIs(printing, challenge), challenge % MOST)
        : bossChallenge(printing, (challenge - rooms) % dungeons.length, challenge - rooms)
    return made[challenge]
  }
  return {
    room({ dungeon, floor, encounter }, which) {
      const place = (dungeon * FLOORS + floor - 1) * encounters.length + encounter
      return place * MOST + Math.min(which, countOf(encounters[encounter]) - 1)
    },
    boss: (dungeon, damage) => rooms + damage * dungeons.length + dungeon,
    at: challenge => (challenge < 0 ? undefined : (made[challenge] ?? make(challenge))),
  }
}

function whereIs({ encounters }: Printing, challenge: number): Room {
  const place = Math.floor(challenge / MOST)
  const floors = Math.floor(place / encounters.length)
  return {
    dungeon: Math.floor(floors / FLOORS),
    floor: (floors % FLOORS) + 1,
    encounter: place % encounters.length,
  }
}

/** One challenge for each way of a peril; for a foe one for each number of open doors if that matters. */
export function countOf(encounter: Encounter | undefined): number {
  return encounter?.ways.length || ((encounter?.trait?.swarms ?? 0) > 0 ? MOST : 1)
}

function roomChallenge(
  printing: Printing,
  { dungeon, floor, encounter: place }: Room,
  which: number,
): Challenge | undefined {
  const encounter = printing.encounters[place]
  if (!encounter) return undefined
  const floors = visible(printing, dungeon, floor)
  const traits = [...(encounter.trait ? [encounter.trait] : []), ...floors.map(({ trait }) => trait)]
  const way = encounter.ways[which]
  if (way) {
    const side = floors.flatMap(({ peril }) => peril)
    return challengeOf('peril', [way.box], side, traits, 0)
  }
  const side = floors.flatMap(({ combat }) => combat)
  return challengeOf('combat', encounter.boxes, side, traits, (encounter.trait?.swarms ?? 0) * which)
}

function bossChallenge({ dungeons }: Printing, dungeon: number, code: number): Challenge | undefined {
  const boss = dungeons[dungeon]?.boss
  if (!boss) return undefined
  const damage = Math.floor(code / dungeons.length)
  const { times = 0, least = 0 } = boss.trait.grows ?? {}
  return challengeOf('boss', boss.boxes, [], [boss.trait], Math.max(least, times * damage))
}

function challengeOf(
  scene: Scene,
  own: readonly Box[],
  side: readonly Box[],
  traits: readonly Trait[],
  x: number,
): Challenge {
  const plated = traits.find(trait => trait.plates !== undefined)?.plates
  const shuns = traits.some(trait => trait.shuns)
  const boxes = [...own, ...side].map(box => boxFact(box, x, plated === box.colour, shuns))
  const bits = (test: (box: BoxFact) => boolean) =>
    boxes.reduce((mask, box, index) => (test(box) ? mask | (1 << index) : mask), 0)
  return {
    scene,
    boxes,
    own: own.length,
    armor: bits(box => box.armor),
    skulls: bits(box => box.skull),
    worst: boxes.reduce((sum, { damage }) => sum + damage, 2),
    modifiers: modifiersOf(traits),
  }
}
