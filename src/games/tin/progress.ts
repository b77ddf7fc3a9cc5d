/** How far the rescue has come (T-05): lesser rooms cleared, her room cleared, the princess in a well, at the stairwell. */
import type { TinView } from './view.ts'

const SHARES = { laid: 0.3, lesser: 0.3, room: 0.1, carried: 0.2 }

export function progress({ result, rooms, stack, wells }: TinView): number[] {
  if (result && result.winners.length > 0) return [1]
  const lesser = rooms.filter(room => room.kind === 'locked' && room.cleared).length
  const done = [
    (SHARES.laid * rooms.length) / (rooms.length + stack.length),
    (SHARES.lesser * Math.min(lesser, 2)) / 2,
    SHARES.room * Number(rooms.some(room => room.kind === 'princess' && room.cleared)),
    SHARES.carried * Number(wells.includes('princess')),
  ]
  return [done.reduce((sum, share) => sum + share, 0)]
}
