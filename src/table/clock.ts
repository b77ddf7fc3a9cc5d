/** Real time of a room: it runs while somebody looks, or always, as the house does. */
import type { House, Room } from './house.ts'

export function isAwake({ runs }: House, { viewers }: Room): boolean {
  return runs === 'always' || viewers.size > 0
}

export function secondsUsed(house: House, room: Room): number {
  const { record, since } = room
  return record.used + (isAwake(house, room) ? Math.max(0, house.world.now() - since) / 1000 : 0)
}

/** Null where no clock runs. */
export function secondsLeft(house: House, room: Room): number | null {
  const { limit } = room.table
  return limit && Math.max(0, limit.minutes * 60 - secondsUsed(house, room))
}
