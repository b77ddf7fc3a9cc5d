/** What a viewer can expect of cards it has not seen: everything printed, less everything in sight. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { positionIn } from '../content/ids.ts'
import { LEVELS, NONE } from '../types.ts'
import { type DungeonScene, discardedIn, type Standing } from '../view/scene.ts'
import type { Chances } from '../view/types.ts'
import { chanceOfSpell, chanceToHit } from './rolls.ts'

/** By monster: how many copies are in the pile or lie face down unseen. */
export function unseenMonsters(reading: DungeonScene): number[] {
  const { content, view } = reading
  const counts = content.pack.monsters.map(({ copies }, card) => copies - discardedIn(reading, card))
  const seen = [...view.lairs, ...(view.hunter ? [view.hunter] : [])]
  for (const { card } of seen) takeAway(counts, positionIn(content.monsterIds, card))
  return counts
}

function takeAway(counts: number[], card: number): void {
  if (card !== NONE) counts[card] = num(counts, card) - 1
}

/**
 * How a lair looks to a hero: chances of one round against the card that lies there unseen, or is still to be drawn: from
 * the discards where the pile is used up (D-114). A trap cannot be lost to.
 */
export function outlookAt(reading: DungeonScene, { hero, seat }: Standing, space: number): Chances {
  const { content, view, lairs } = reading
  const level = num(content.level, space)
  const kinds = content.monstersOf[level] ?? []
  const isLaid = (lairs.get(space)?.number ?? 0) > 0
  const isUsedUp = !isLaid && num(view.monsterPiles, level - 1) === 0
  const counts = isUsedUp
    ? content.pack.monsters.map((_, card) => discardedIn(reading, card))
    : unseenMonsters(reading)
  const heroClass = content.classOf[hero] ?? NONE
  return {
    hit: mean(kinds, counts, card =>
      winChance(content, card, chanceToHit(content, card, heroClass, seat.bonus)),
    ),
    fireball: mean(kinds, counts, card => winChance(content, card, chanceOfSpell(content, card, 0))),
    lightning: mean(kinds, counts, card => winChance(content, card, chanceOfSpell(content, card, 1))),
  }
}

/** What a Hunter that lies face down may be: any monster of level 6 not yet seen, but never a trap. */
export function hunterOutlook(reading: DungeonScene): Chances | null {
  const { content, view, heroes } = reading
  const mine = heroes[view.you ?? view.turn]
  if (!mine || mine.hero === NONE) return null
  const heroClass = num(content.classOf, mine.hero)
  const counts = unseenMonsters(reading)
  const cards = (content.monstersOf[LEVELS] ?? []).filter(card => num(content.trap, card) === 0)
  return {
    hit: mean(cards, counts, card => chanceToHit(content, card, heroClass, mine.seat.bonus)),
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
