/** Advice on what to carry and what to buy. */
import { WELLS } from '../content/numbers.ts'
import type { Good, Token } from '../types.ts'
import type { SceneRoom, TinScene } from '../view/scene.ts'

function purseOf(scene: TinScene): number {
  return scene.gold.reduce((sum, value) => sum + value, 0)
}

/** How many keys will still be needed, as far as can be seen. */
export function locksLeft(scene: TinScene): number {
  const shut = scene.rooms.filter(room => room.locked).length
  const isPrincessLaid = scene.rooms.some(room => room.tile.kind === 'princess')
  return shut + (isPrincessLaid ? 0 : 1) + (scene.stack.length > 0 ? 1 : 0)
}

/** Whether the dungeon goes on beyond a chasm alone: without a rope nothing more can be laid. */
export function isCutOff({ rooms }: TinScene): boolean {
  const isGap = ({ tile, roped }: SceneRoom) => tile.kind === 'chasm' && !roped
  return (
    rooms.some(isGap) &&
    rooms.every(room => room.tile.kind !== 'princess' && (room.open === 0 || isGap(room)))
  )
}

/** What it is worth to have this token as one of `held` of its kind. */
function valueOf(scene: TinScene, token: Token, held: number): number {
  switch (token) {
    case 'princess':
      return 100
    case 'key':
      return held <= locksLeft(scene) ? 60 : 0
    case 'rope':
      return ropeValue(scene, held)
    case 'potion':
      return 50
    case 'bomb':
      return 30
    default:
      return 0
  }
}

function ropeValue(scene: TinScene, held: number): number {
  if (held > 1 || !scene.rooms.some(room => room.tile.kind === 'chasm' && !room.roped)) return 1
  return isCutOff(scene) ? 70 : 40
}

function heldOf(scene: TinScene, token: Token): number {
  return scene.wells.filter(item => item === token).length
}

/** What another one of this kind would be worth. */
function gainOf(scene: TinScene, token: Token): number {
  return valueOf(scene, token, heldOf(scene, token) + 1)
}

function carriedValue(scene: TinScene, token: Token): number {
  return valueOf(scene, token, heldOf(scene, token))
}

function leastCarried(scene: TinScene): number {
  return Math.min(...scene.wells.map(item => carriedValue(scene, item)))
}

/** What picking this up would bring, the least carried item making room where it must. */
export function lootOf(scene: TinScene, token: Token): number {
  if (typeof token === 'number') return token * 4
  const gain = gainOf(scene, token)
  return scene.wells.length < WELLS ? gain : Math.max(0, gain - leastCarried(scene))
}

export function takeWeight(scene: TinScene, token: Token): number {
  if (typeof token === 'number') return 920
  return token === 'princess' ? 990 : 800 + gainOf(scene, token)
}

/** Only to make room for something better that lies here. */
export function dropWeight(scene: TinScene, token: Token): number {
  if (typeof token === 'number' || scene.wells.length < WELLS) return -100
  const lying = (scene.rooms[scene.at]?.floor ?? []).filter(item => typeof item === 'string')
  const isBetter = lying.some(item => gainOf(scene, item) > leastCarried(scene))
  return isBetter && carriedValue(scene, token) === leastCarried(scene) ? 910 : -100
}

/** Keys above all, then a rope, then a potion or a bomb with what is left over. */
export function buyWeight(scene: TinScene, good: Good): number {
  return isWanted(scene, good) ? 700 + gainOf(scene, good) : -100
}

export function isWanted(scene: TinScene, good: Good): boolean {
  const room = scene.wells.length < WELLS || leastCarried(scene) < gainOf(scene, good)
  if (!room || gainOf(scene, good) <= 1) return false
  if (purseOf(scene) < scene.content.goods[good].price + reserveOf(scene, good)) return false
  if (good === 'key') return heldOf(scene, 'key') === 0
  if (good === 'rope') return heldOf(scene, 'key') === 0 || isCutOff(scene)
  return scene.wells.length < WELLS && (good === 'bomb' || heldOf(scene, 'potion') === 0)
}

/** What should be left in the purse afterwards: a key's price after a potion, and a potion's too after a bomb. */
function reserveOf({ content: { goods } }: TinScene, good: Good): number {
  if (good === 'potion') return goods.key.price
  return good === 'bomb' ? goods.key.price + goods.potion.price : 0
}

/** Gold in tokens that fit the price; an item only where a well must be freed, and then the least. */
export function payWeight(scene: TinScene, token: Token): number {
  if (scene.step.kind !== 'pay') return 0
  const due =
    scene.content.goods[scene.step.good].price - [...scene.step.gold].reduce((sum, value) => sum + value, 0)
  if (typeof token === 'number') return token <= due ? token : -token / 10
  return scene.wells.length >= WELLS && carriedValue(scene, token) === leastCarried(scene) ? 50 : -60
}
