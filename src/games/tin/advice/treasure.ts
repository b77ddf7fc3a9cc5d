/** Advice on what to carry and what to buy. */
import { WELLS } from '../content/numbers.ts'
import type { Good, Token } from '../types.ts'
import type { RoomView, TinView } from '../view/types.ts'

function purseOf(view: TinView): number {
  return view.gold.reduce((sum, value) => sum + value, 0)
}

/** How many keys will still be needed, as far as can be seen. */
export function locksLeft(view: TinView): number {
  const shut = view.rooms.filter(room => room.locked).length
  const isPrincessLaid = view.rooms.some(room => room.kind === 'princess')
  return shut + (isPrincessLaid ? 0 : 1) + (view.stack.length > 0 ? 1 : 0)
}

/** Whether the dungeon goes on beyond a chasm alone: without a rope nothing more can be laid. */
export function isCutOff({ rooms }: TinView): boolean {
  const isGap = ({ kind, roped }: RoomView) => kind === 'chasm' && !roped
  return (
    rooms.some(isGap) && rooms.every(room => room.kind !== 'princess' && (room.open === 0 || isGap(room)))
  )
}

/** What it is worth to have this token as one of `held` of its kind. */
function valueOf(view: TinView, token: Token, held: number): number {
  switch (token) {
    case 'princess':
      return 100
    case 'key':
      return held <= locksLeft(view) ? 60 : 0
    case 'rope':
      return ropeValue(view, held)
    case 'potion':
      return 50
    case 'bomb':
      return 30
    default:
      return 0
  }
}

function ropeValue(view: TinView, held: number): number {
  if (held > 1 || !view.rooms.some(room => room.kind === 'chasm' && !room.roped)) return 1
  return isCutOff(view) ? 70 : 40
}

function heldOf(view: TinView, token: Token): number {
  return view.wells.filter(item => item === token).length
}

/** What another one of this kind would be worth. */
function gainOf(view: TinView, token: Token): number {
  return valueOf(view, token, heldOf(view, token) + 1)
}

function carriedValue(view: TinView, token: Token): number {
  return valueOf(view, token, heldOf(view, token))
}

function leastCarried(view: TinView): number {
  return Math.min(...view.wells.map(item => carriedValue(view, item)))
}

/** What picking this up would bring, the least carried item making room where it must. */
export function lootOf(view: TinView, token: Token): number {
  if (typeof token === 'number') return token * 4
  const gain = gainOf(view, token)
  return view.wells.length < WELLS ? gain : Math.max(0, gain - leastCarried(view))
}

export function takeWeight(view: TinView, token: Token): number {
  if (typeof token === 'number') return 920
  return token === 'princess' ? 990 : 800 + gainOf(view, token)
}

/** Only to make room for something better that lies here. */
export function dropWeight(view: TinView, token: Token): number {
  if (typeof token === 'number' || view.wells.length < WELLS) return -100
  const lying = (view.rooms[view.at]?.floor ?? []).filter(item => typeof item === 'string')
  const isBetter = lying.some(item => gainOf(view, item) > leastCarried(view))
  return isBetter && carriedValue(view, token) === leastCarried(view) ? 910 : -100
}

/** Keys above all, then a rope, then a potion or a bomb with what is left over. */
export function buyWeight(view: TinView, good: Good): number {
  return isWanted(view, good) ? 700 + gainOf(view, good) : -100
}

export function isWanted(view: TinView, good: Good): boolean {
  const room = view.wells.length < WELLS || leastCarried(view) < gainOf(view, good)
  if (!room || gainOf(view, good) <= 1) return false
  if (purseOf(view) < view.goods[good].price + reserveOf(view, good)) return false
  if (good === 'key') return heldOf(view, 'key') === 0
  if (good === 'rope') return heldOf(view, 'key') === 0 || isCutOff(view)
  return view.wells.length < WELLS && (good === 'bomb' || heldOf(view, 'potion') === 0)
}

/** What should be left in the purse afterwards: a key's price after a potion, and a potion's too after a bomb. */
function reserveOf({ goods }: TinView, good: Good): number {
  if (good === 'potion') return goods.key.price
  return good === 'bomb' ? goods.key.price + goods.potion.price : 0
}

/** Gold in tokens that fit the price; an item only where a well must be freed, and then the least. */
export function payWeight(view: TinView, token: Token): number {
  if (view.step.kind !== 'pay') return 0
  const due = view.goods[view.step.good].price - [...view.step.gold].reduce((sum, value) => sum + value, 0)
  if (typeof token === 'number') return token <= due ? token : -token / 10
  return view.wells.length >= WELLS && carriedValue(view, token) === leastCarried(view) ? 50 : -60
}
