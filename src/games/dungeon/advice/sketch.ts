/** A view as a judgement reads tables: what the seat does not know is left out, or counted among the unseen. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { positionIn } from '../content/ids.ts'
import { unseenMonsters } from '../odds/outlook.ts'
import type { Table } from '../policy/known.ts'
import { FACE_DOWN, FACE_UP, lyingFor } from '../rules/index.ts'
import { type Hero, HUNTER, LEVELS, NONE } from '../types.ts'
import { type DungeonScene, discardedIn, type Standing } from '../view/scene.ts'
import type { LairView } from '../view/types.ts'

export function sketchOf(reading: DungeonScene, seat: number): Table {
  const { content, view } = reading
  const { treasureIds, monsterIds } = content
  const { hunter } = view
  return {
    mode: view.mode,
    target: positionIn(treasureIds, view.target),
    heroes: reading.heroes.map(standing => heroOf(content, standing)),
    turn: view.turn,
    left: view.left,
    steps: view.steps,
    espAt: reading.espAt,
    cleared: reading.cleared,
    ...lairsOf(reading, seat),
    drops: dropsIn(reading),
    monsterPile: unseenMonsters(reading),
    monsterDiscard: content.pack.monsters.map((_, card) => discardedIn(reading, card)),
    treasurePile: pilesLeft(content, view.treasurePiles),
    spellPile: view.spellPile,
    spellDiscard: view.spellDiscard,
    hunter: positionIn(monsterIds, hunter?.card ?? null),
    hunterAt: reading.hunterAt,
    hunterUp: hunter?.isUp ?? false,
  }
}

/** Of others only what lies face up. */
function heroOf({ treasureIds, spaceIds }: ContentIndex, { seat, hero, at, doors, goods }: Standing): Hero {
  const { lost, bonus, spells, book, deaths } = seat
  const hand = (seat.hand ?? []).map(card => positionIn(treasureIds, card))
  const sword = positionIn(treasureIds, seat.sword)
  const trail = seat.trail.map(space => positionIn(spaceIds, space))
  return { hero, at, lost, doors, sword, bonus, goods: [...goods, ...hand], spells, book, trail, deaths }
}

function lairsOf({ content, lairs }: DungeonScene, seat: number) {
  const { monsterIds, treasureIds } = content
  const each = (entry: (lair: LairView | undefined) => number) =>
    content.lairs.map(space => entry(lairs.get(space)))
  const face = (lair: LairView) => (lair.isUp ? FACE_UP : lair.number > 0 ? FACE_DOWN : 0)
  return {
    monster: each(lair => positionIn(monsterIds, lair?.card ?? null)),
    laid: each(lair => positionIn(treasureIds, lair?.laid ?? null)),
    orientations: each(lair =>
      lair ? lyingFor(seat, face(lair), { monster: lair.card !== null, treasure: lair.laid !== null }) : 0,
    ),
    numbers: [...lairs].flatMap(([space, { number }]) => (number > 0 ? [num(content.lair, space)] : [])),
  }
}

function dropsIn({ content, lairs, view }: DungeonScene): number[] {
  const at = (place: number, lair: LairView) =>
    lair.drops.flatMap(card => [place, positionIn(content.treasureIds, card)])
  return [
    ...[...lairs].flatMap(([space, lair]) => at(num(content.lair, space), lair)),
    ...(view.hunter ? at(HUNTER, view.hunter) : []),
  ]
}

/** Of a pile only its size is known: it counts as so many of its first kind. */
function pilesLeft({ treasuresOf, treasureIds }: ContentIndex, sizes: readonly number[]): number[] {
  const piles = treasureIds.of.map(() => 0)
  for (let level = 1; level <= LEVELS; level++) {
    const first = treasuresOf[level]?.[0] ?? NONE
    if (first !== NONE) piles[first] = num(sizes, level - 1)
  }
  return piles
}
