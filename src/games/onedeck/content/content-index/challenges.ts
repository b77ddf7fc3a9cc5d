/** The boxes and abilities of every encounter and boss, worked out once. */
import type { Box, Encounter, Printing, Scene, Trait } from '../../types.ts'
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
  readonly modifiers: Modifiers
}

/** One challenge for each way of a peril; for a foe one for each number of open doors if that matters. */
export function challengesOf(
  printing: Printing,
  dungeon: number,
  floor: number,
  encounter: Encounter,
): Challenge[] {
  const floors = visible(printing, dungeon, floor)
  const traits = [...(encounter.trait ? [encounter.trait] : []), ...floors.map(({ trait }) => trait)]
  if (encounter.ways.length > 0) {
    const side = floors.flatMap(({ peril }) => peril)
    return encounter.ways.map(way => challengeOf('peril', [way.box], side, traits, 0))
  }
  const side = floors.flatMap(({ combat }) => combat)
  const swarms = encounter.trait?.swarms ?? 0
  const counts = swarms > 0 ? Array.from({ length: MOST_DOORS + 1 }, (_, doors) => doors) : [0]
  return counts.map(doors => challengeOf('combat', encounter.boxes, side, traits, swarms * doors))
}

export function bossChallenges(printing: Printing, dungeon: number): Challenge[] {
  const boss = printing.dungeons[dungeon]?.boss
  if (!boss) return []
  const { times = 0, least = 0 } = boss.trait.grows ?? {}
  return Array.from({ length: boss.health * 2 + 1 }, (_, damage) =>
    challengeOf('boss', boss.boxes, [], [boss.trait], Math.max(least, times * damage)),
  )
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
    modifiers: modifiersOf(traits),
  }
}
