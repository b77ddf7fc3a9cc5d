/** Outlines by what they stand for. */
import type { Item, Technique, Token } from '../../../games/tin/types.ts'
import * as ICONS from './icons.generated.ts'

const ITEMS: Readonly<Record<Item, string>> = {
  key: ICONS.key,
  rope: ICONS.rope,
  potion: ICONS.potion,
  bomb: ICONS.bomb,
  princess: ICONS.princess,
}

export function iconOf(token: Token): string {
  return typeof token === 'number' ? ICONS.gold : ITEMS[token]
}

/** Up, down and forwards: told by shape, not by colour. */
export const ARROWS: Readonly<Record<Technique, string>> = {
  high: ICONS.high,
  low: ICONS.low,
  thrust: ICONS.thrust,
}
