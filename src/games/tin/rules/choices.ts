/** Actions of the hero that are always the same, made once: plain data that nobody changes. */
import { SIDES } from '../content/geometry.ts'
import type { Action, Direction, Good } from '../types.ts'

function byDirection(kind: 'move' | 'explore' | 'unlock'): Readonly<Record<Direction, Action>> {
  return {
    north: { kind, dir: 'north' },
    east: { kind, dir: 'east' },
    south: { kind, dir: 'south' },
    west: { kind, dir: 'west' },
  }
}

export const MOVE = byDirection('move')
export const EXPLORE = byDirection('explore')
export const UNLOCK = byDirection('unlock')
export const LAY: readonly Action[] = SIDES.map(turn => ({ kind: 'lay', turn }))
export const ENTER: Action = { kind: 'enter' }
export const STAY: Action = { kind: 'stay' }
export const ROPE: Action = { kind: 'rope' }
export const DRINK: Action = { kind: 'drink' }
export const HEAL: Action = { kind: 'heal' }
export const FIGHT: Action = { kind: 'fight' }
export const RETREAT: Action = { kind: 'retreat' }
export const TOP: Action = { kind: 'top' }
export const BARE: Action = { kind: 'bare' }
export const LIGHT_BOMB: Action = { kind: 'bomb', use: true }
export const SAVE_BOMB: Action = { kind: 'bomb', use: false }
export const CANCEL: Action = { kind: 'cancel' }
export const BUY: Readonly<Record<Good, Action>> = {
  key: { kind: 'buy', good: 'key' },
  rope: { kind: 'buy', good: 'rope' },
  potion: { kind: 'buy', good: 'potion' },
  bomb: { kind: 'buy', good: 'bomb' },
}
