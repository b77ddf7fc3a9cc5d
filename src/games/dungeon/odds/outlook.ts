/** What a viewer can expect of cards it has not seen: everything printed, less everything in sight. */
import { type ContentIndex, indexOf, num } from '../content/content-index.ts'
import { CLASSES, LEVELS, NONE } from '../types.ts'
import type { Chances, DungeonView, SeatView } from '../view/types.ts'
import { chanceOfSpell, chanceToHit } from './rolls.ts'

/** By monster: how many copies are in the pile or lie face down unseen. */
function unseenMonsters(view: DungeonView): number[] {
  const { monsters } = indexOf(view.content).pack
  const counts = monsters.map((card, index) => card.copies - num(view.monsterDiscard, index))
  const seen = [...view.lairs, ...(view.hunter ? [view.hunter] : [])]
  for (const { card } of seen) if (card !== NONE) counts[card] = num(counts, card) - 1
  return counts
}

/** By treasure: how many copies this viewer cannot place. */
function unseenTreasures(view: DungeonView): number[] {
  const counts = indexOf(view.content).pack.treasures.map(card => card.copies)
  const seen = [
    ...view.seats.flatMap(seat => [...seat.shown, ...(seat.hand ?? [])]),
    ...view.lairs.flatMap(lair => [...lair.drops, lair.laid]),
    ...(view.hunter?.drops ?? []),
  ]
  for (const card of seen) if (card !== NONE) counts[card] = num(counts, card) - 1
  return counts
}

/** How a level looks to a hero: chances of one round against a card not yet seen. A trap cannot be lost to. */
export interface LevelOutlook extends Chances {
  /** What one treasure of the level is worth on average; 0 when its pile is empty. */
  readonly treasure: number
}

export function outlooks(view: DungeonView, seat: SeatView): LevelOutlook[] {
  const content = indexOf(view.content)
  const monsters = unseenMonsters(view)
  const treasures = unseenTreasures(view)
  const heroClass = seat.class === null ? NONE : CLASSES.indexOf(seat.class)
  return content.monstersOf.map((kinds, level) => ({
    hit: mean(kinds, monsters, card =>
      winChance(content, card, chanceToHit(content, card, heroClass, seat.bonus)),
    ),
    fireball: mean(kinds, monsters, card => winChance(content, card, chanceOfSpell(content, card, 0))),
    lightning: mean(kinds, monsters, card => winChance(content, card, chanceOfSpell(content, card, 1))),
    treasure:
      num(view.treasurePiles, level - 1) === 0
        ? 0
        : mean(content.treasuresOf[level] ?? [], treasures, card => num(content.value, card)),
  }))
}

/** What a Hunter that lies face down may be: any monster of level 6 not yet seen, but never a trap. */
export function hunterOutlook(view: DungeonView): Chances | null {
  const seat = view.seats[view.you ?? view.turn]
  if (!seat || seat.class === null) return null
  const content = indexOf(view.content)
  const heroClass = CLASSES.indexOf(seat.class)
  const counts = unseenMonsters(view)
  const cards = (content.monstersOf[LEVELS] ?? []).filter(card => num(content.trap, card) === 0)
  return {
    hit: mean(cards, counts, card => chanceToHit(content, card, heroClass, seat.bonus)),
    fireball: mean(cards, counts, card => chanceOfSpell(content, card, 0)),
    lightning: mean(cards, counts, card => chanceOfSpell(content, card, 1)),
  }
}

function winChance(content: ContentIndex, card: number, chance: number): number {
  return num(content.trap, card) === 0 ? chance : 1
}

function mean(kinds: readonly number[], counts: readonly number[], value: (card: number) => number): number {
  let sum = 0
  let total = 0
  for (const card of kinds) {
    sum += num(counts, card) * value(card)
    total += num(counts, card)
  }
  return total === 0 ? 0 : sum / total
}
