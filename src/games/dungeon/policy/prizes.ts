/** What each lair comes to. */
import { NONE } from '../types.ts'
import { byBolt, persist } from './fights.ts'
import { monsterKnown } from './known.ts'
import type { LevelLook, Prize } from './levels.ts'
import type { Look } from './look.ts'
import { useful, worthOfLair } from './worth.ts'

export function netOf({ hand, bolt }: Prize): number {
  return hand > bolt ? hand : bolt
}

/** A room that nobody has touched is like all of its level. */
export function prizeAt(look: Look, level: LevelLook, lair: number): Prize {
  const { content, state, seat } = look
  const isRoom = (content.lairNeed[lair] ?? 0) === 1
  if (isRoom && (state.orientations[lair] ?? 0) === 0) return level
  const worth = useful(look, worthOfLair(look, lair))
  const card = monsterKnown(state, lair, seat)
  if (card !== NONE) return against(look, card, worth)
  return { worth, hand: level.hand + (worth - level.worth) * level.win, bolt: level.bolt }
}

function against(look: Look, card: number, worth: number): Prize {
  const { fireball, lightning } = look.judge.chances
  const byFire = look.fireballs === 0 ? 0 : (fireball[card] ?? 0)
  const byLightning = look.lightnings === 0 ? 0 : (lightning[card] ?? 0)
  return {
    worth,
    hand: persist(look, look.hands[card] ?? 0, worth),
    bolt: byBolt(look, Math.max(byFire, byLightning), worth),
  }
}
