/** What there is to be had, in gold; in a Treasure Hunt, where only one card counts, in points (D-80). */
import { num } from '../content/content-index.ts'
import { NONE } from '../types.ts'
import { treasureKnown } from './known.ts'
import type { Look } from './look.ts'
import { HUNT } from './taste.ts'

/** What a room of this level gives on average. */
export function worthOfRoom({ state, content, judge, treasure }: Look, level: number): number {
  const gold = num(treasure, level)
  if (state.mode !== 'hunt' || gold === 0) return gold
  return level === num(content.treasureLevel, state.target) ? HUNT.worth / num(judge.printed.count, level) : 1
}

/** All that a lair promises: a chamber only what was dropped there (D-40). */
export function worthOfLair(look: Look, lair: number): number {
  const { content, state, seat } = look
  const drops = worthOfDrops(look, lair)
  if (num(content.lairNeed, lair) > 1) return drops
  const laid = treasureKnown(state, lair, seat)
  return drops + (laid === NONE ? worthOfRoom(look, num(content.lairLevel, lair)) : worthOfCard(look, laid))
}

/** What was dropped there (D-37). */
export function worthOfDrops(look: Look, place: number): number {
  const { drops } = look.state
  let worth = 0
  for (let index = 0; index < drops.length; index += 2)
    if (num(drops, index) === place) worth += worthOfCard(look, num(drops, index + 1))
  return worth
}

function worthOfCard({ state, content }: Look, card: number): number {
  if (state.mode === 'hunt') return card === state.target ? HUNT.worth : 0
  return num(content.value, card)
}

/** Some of it may be dropped on the way home, so a little more than enough is good; still more is of no use. */
const SPARE = 250

export function useful({ state, need }: Look, worth: number): number {
  return state.mode === 'hunt' ? worth : Math.min(worth, need + SPARE)
}
