/** Advice on what to carry and what to buy. */
import { WELLS } from '../content/numbers.ts'
import type { Good, Token } from '../types.ts'
import type { RoomSight, TinSight } from '../view/sight.ts'

function purseOf(sight: TinSight): number {
  return sight.gold.reduce((sum, value) => sum + value, 0)
}

/** How many keys will still be needed, as far as can be seen. */
export function locksLeft(sight: TinSight): number {
  const shut = sight.rooms.filter(room => room.locked).length
  const isPrincessLaid = sight.rooms.some(room => room.tile.kind === 'princess')
  return shut + (isPrincessLaid ? 0 : 1) + (sight.stack.length > 0 ? 1 : 0)
}

/** Whether the dungeon goes on beyond a chasm alone: without a rope nothing more can be laid. */
export function isCutOff({ rooms }: TinSight): boolean {
  const isGap = ({ tile, roped }: RoomSight) => tile.kind === 'chasm' && !roped
  return (
    rooms.some(isGap) &&
    rooms.every(room => room.tile.kind !== 'princess' && (room.open === 0 || isGap(room)))
  )
}

/** What it is worth to have this token as one of `held` of its kind. */
function valueOf(sight: TinSight, token: Token, held: number): number {
  switch (token) {
    case 'princess':
      return 100
    case 'key':
      return held <= locksLeft(sight) ? 60 : 0
    case 'rope':
      return ropeValue(sight, held)
    case 'potion':
      return 50
    case 'bomb':
      return 30
    default:
      return 0
  }
}

function ropeValue(sight: TinSight, held: number): number {
  if (held > 1 || !sight.rooms.some(room => room.tile.kind === 'chasm' && !room.roped)) return 1
  return isCutOff(sight) ? 70 : 40
}

function heldOf(sight: TinSight, token: Token): number {
  return sight.wells.filter(item => item === token).length
}

/** What another one of this kind would be worth. */
function gainOf(sight: TinSight, token: Token): number {
  return valueOf(sight, token, heldOf(sight, token) + 1)
}

function carriedValue(sight: TinSight, token: Token): number {
  return valueOf(sight, token, heldOf(sight, token))
}

function leastCarried(sight: TinSight): number {
  return Math.min(...sight.wells.map(item => carriedValue(sight, item)))
}

/** What picking this up would bring, the least carried item making room where it must. */
export function lootOf(sight: TinSight, token: Token): number {
  if (typeof token === 'number') return token * 4
  const gain = gainOf(sight, token)
  return sight.wells.length < WELLS ? gain : Math.max(0, gain - leastCarried(sight))
}

export function takeWeight(sight: TinSight, token: Token): number {
  if (typeof token === 'number') return 920
  return token === 'princess' ? 990 : 800 + gainOf(sight, token)
}

/** Only to make room for something better that lies here. */
export function dropWeight(sight: TinSight, token: Token): number {
  if (typeof token === 'number' || sight.wells.length < WELLS) return -100
  const lying = (sight.rooms[sight.at]?.floor ?? []).filter(item => typeof item === 'string')
  const isBetter = lying.some(item => gainOf(sight, item) > leastCarried(sight))
  return isBetter && carriedValue(sight, token) === leastCarried(sight) ? 910 : -100
}

/** Keys above all, then a rope, then a potion or a bomb with what is left over. */
export function buyWeight(sight: TinSight, good: Good): number {
  return isWanted(sight, good) ? 700 + gainOf(sight, good) : -100
}

export function isWanted(sight: TinSight, good: Good): boolean {
  const room = sight.wells.length < WELLS || leastCarried(sight) < gainOf(sight, good)
  if (!room || gainOf(sight, good) <= 1) return false
  if (purseOf(sight) < sight.content.goods[good].price + reserveOf(sight, good)) return false
  if (good === 'key') return heldOf(sight, 'key') === 0
  if (good === 'rope') return heldOf(sight, 'key') === 0 || isCutOff(sight)
  return sight.wells.length < WELLS && (good === 'bomb' || heldOf(sight, 'potion') === 0)
}

/** What should be left in the purse afterwards: a key's price after a potion, and a potion's too after a bomb. */
function reserveOf({ content: { goods } }: TinSight, good: Good): number {
  if (good === 'potion') return goods.key.price
  return good === 'bomb' ? goods.key.price + goods.potion.price : 0
}

/** Gold in tokens that fit the price; an item only where a well must be freed, and then the least. */
export function payWeight(sight: TinSight, token: Token): number {
  if (sight.step.kind !== 'pay') return 0
  const due =
    sight.content.goods[sight.step.good].price - [...sight.step.gold].reduce((sum, value) => sum + value, 0)
  if (typeof token === 'number') return token <= due ? token : -token / 10
  return sight.wells.length >= WELLS && carriedValue(sight, token) === leastCarried(sight) ? 50 : -60
}
