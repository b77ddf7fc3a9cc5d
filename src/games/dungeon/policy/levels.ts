/** How each level looks to a hero who has not seen what is in its lairs. */
import { LEVELS } from '../types.ts'
import { sumOver, tally } from './counts.ts'
import { byBolt, HOPELESS, once, persist } from './fights.ts'
import { monstersUnseen } from './known.ts'
import type { Look } from './look.ts'
import { useful, worthOfRoom } from './worth.ts'

/** What a lair comes to for one who stands before it, by hand and by the better spell in hand. */
export interface Prize {
  readonly worth: number
  readonly hand: number
  readonly bolt: number
}

export interface LevelLook extends Prize {
  /** The chances of one round, by hand and by spell. */
  readonly win: number
  readonly fireball: number
  readonly lightning: number
}

/** Nothing is met there any more. */
const EMPTY: LevelLook = { worth: 0, hand: HOPELESS, bolt: HOPELESS, win: 0, fireball: 0, lightning: 0 }

/** By level. */
export function levelLooks(look: Look): LevelLook[] {
  const unseen = monstersUnseen(look.state, look.seat)
  const levels: LevelLook[] = [EMPTY]
  for (let level = 1; level <= LEVELS; level++) levels.push(levelLook(look, unseen, level))
  return levels
}

/** The chance of one round by hand in a lair of this level. */
export function winOn(look: Look, level: number): number {
  return levelLook(look, monstersUnseen(look.state, look.seat), level).win
}

function levelLook(look: Look, unseen: readonly number[], level: number): LevelLook {
  const kinds = look.content.monstersOf[level] ?? []
  // D-114: the discards come back when a card must be drawn and none is left.
  const counts = tally(kinds, unseen) > 0 ? unseen : look.state.monsterDiscard
  const total = tally(kinds, counts)
  if (total === 0) return EMPTY
  const { chances } = look.judge
  const worth = useful(look, worthOfRoom(look, level))
  const fireball = look.fireballs === 0 ? 0 : sumOver(chances.fireball, kinds, counts) / total
  const lightning = look.lightnings === 0 ? 0 : sumOver(chances.lightning, kinds, counts) / total
  return {
    worth,
    hand: byHand(look, kinds, counts, worth) / total,
    bolt: byBolt(look, Math.max(fireball, lightning), worth),
    win: sumOver(look.hands, kinds, counts) / total,
    fireball,
    lightning,
  }
}

/** Whoever has met a monster goes on fighting, or leaves it alone after one round. */
function byHand(look: Look, kinds: readonly number[], counts: readonly number[], worth: number): number {
  let sum = 0
  for (let index = 0; index < kinds.length; index++) {
    const card = kinds[index] ?? 0
    const count = counts[card] ?? 0
    if (count === 0) continue
    const chance = look.hands[card] ?? 0
    sum += count * Math.max(once(look, chance, worth), persist(look, chance, worth))
  }
  return sum
}
