/** The outline beside a line of the log, by the kind of event. */
import type { Line } from '../../../table/protocol.ts'
import * as PAGE_ICONS from '../../parts/icons.ts'
import * as ICONS from './icons.generated.ts'

const LINES: Readonly<Record<string, string>> = {
  explored: ICONS.tile,
  drewTile: ICONS.tile,
  shuffledTiles: ICONS.tile,
  laid: ICONS.tile,
  tilesOut: ICONS.tile,
  roomsOut: ICONS.tile,
  entered: ICONS.hero,
  stayed: ICONS.hero,
  met: ICONS.imp,
  found: ICONS.chest,
  unlocked: ICONS.key,
  roped: ICONS.rope,
  took: ICONS.chest,
  dropped: ICONS.chest,
  drank: ICONS.potion,
  healed: PAGE_ICONS.heart,
  asked: ICONS.merchant,
  offered: ICONS.merchant,
  bought: ICONS.merchant,
  cancelled: ICONS.merchant,
  dealt: PAGE_ICONS.cards,
  reshuffled: PAGE_ICONS.cards,
  fought: ICONS.fight,
  attacked: ICONS.fight,
  reached: PAGE_ICONS.cards,
  usedNone: PAGE_ICONS.cards,
  used: PAGE_ICONS.cards,
  lit: ICONS.bomb,
  saved: ICONS.bomb,
  rolled: PAGE_ICONS.dice,
  beat: ICONS.skull,
  wounded: PAGE_ICONS.heart,
  levelled: PAGE_ICONS.heroic,
  retreated: ICONS.retreat,
  ended: PAGE_ICONS.time,
}

export function lineIcon({ kind }: Line): string {
  return LINES[kind] ?? PAGE_ICONS.quill
}
