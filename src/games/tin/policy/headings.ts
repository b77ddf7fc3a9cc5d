/** What speaks for going a way, for turning over a tile there, and for laying it so. */
import { beside, has, SIDES, sideOf } from '../content/geometry.ts'
import { roomBeyond } from '../rules/map.ts'
import { here } from '../rules/state.ts'
import { waysToLay } from '../rules/tile-fit.ts'
import type { ActionOf, Direction } from '../types.ts'
import { monstersDue, nextTo, roomAt } from './chart.ts'
import { type Mind, tileFacts } from './mind.ts'
import { errandsIn, wellInformed } from './peace.ts'
import type { TinReason } from './reasons.ts'
import { homeFrom, nameOf, scoutOf } from './scout.ts'
import { isSame } from './shares.ts'
import { monstersOn } from './ways.ts'

/** The errand that it is the first step of, or else the room next door. */
export function whyMove(mind: Mind, action: ActionOf<'move'>): TinReason {
  const scout = wellInformed(mind)
  const meant = errandsIn(scout).find(errand => isSame(errand.action, action))
  if (meant) return meant.why
  const place = nextTo(scout.chart, scout.hero, sideOf(action.dir))
  const room = roomAt(scout.chart, place)
  const monsters = room ? Math.round(monstersDue(mind, room)) : 0
  return { why: 'beyond', at: nameOf(scout, place), monsters }
}

export function whyExplore(mind: Mind): TinReason {
  const scout = scoutOf(mind)
  const at = tileFacts(mind, here(mind.state).tile).id
  const monsters = monstersOn(homeFrom(scout, scout.hero))
  const tiles = mind.state.stack.length
  return tiles === 0 ? { why: 'layHer', at, monsters } : { why: 'dark', at, tiles, monsters }
}

export function whyUnlock(mind: Mind, { dir }: { readonly dir: Direction }): TinReason {
  const scout = scoutOf(mind)
  return { why: 'unlock', at: nameOf(scout, nextTo(scout.chart, scout.hero, sideOf(dir))) }
}

/** How many doorways lead on from it. */
export function whyLay({ content, state }: Mind, { turn }: ActionOf<'lay'>): TinReason | null {
  const { step } = state
  if (step.kind !== 'lay') return null
  const doors = waysToLay(content, state, step.tile, step.side).find(way => way.turn === turn)?.doors ?? 0
  const [x, y] = beside(here(state), step.side)
  const open = SIDES.filter(side => has(doors, side) && roomBeyond(state, x, y, side) < 0)
  return { why: 'opens', doors: open.length }
}
