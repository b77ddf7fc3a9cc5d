/** Pictures beside the lines of the log. */
import type { Line } from '../../../table/protocol.ts'
import type { Outline } from '../../parts/icon/icon.tsx'
import * as PLAY from '../../parts/icons.generated.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'

const LINES: Readonly<Record<string, Outline>> = {
  began: PLAY.time,
  spent: PLAY.time,
  token: ICONS.stairs,
  uncovered: ICONS.stairs,
  hurt: PLAY.heart,
  healed: ICONS.potionHealing,
  stored: PLAY.heroic,
  hastened: PLAY.agility,
  explored: ICONS.torch,
  opened: ICONS.openDoor,
  fled: ICONS.fleeing,
  faced: ICONS.combat,
  vanished: ICONS.potionInvisibility,
  drained: ICONS.item,
  chose: ICONS.peril,
  feat: PLAY.heroic,
  rolled: PLAY.dice,
  threw: PLAY.dice,
  lost: PLAY.trash,
  weakened: PLAY.dice,
  delayed: PLAY.time,
  laid: PLAY.tick,
  used: ICONS.skill,
  paid: PLAY.dice,
  gained: PLAY.plus,
  changed: ICONS.reroll,
  converted: PLAY.heroic,
  consequences: PLAY.warning,
  looted: ICONS.item,
  escaped: ICONS.fleeing,
  levelled: ICONS.experience,
  brewed: ICONS.potion,
  descended: ICONS.stairs,
  struck: ICONS.boss,
}

/** Choices that left no event of their own. */
const DEEDS: Readonly<Record<string, Outline>> = {
  enter: ICONS.door,
  face: ICONS.combat,
  encounter: ICONS.combat,
  split: PLAY.fork,
  convert: PLAY.heroic,
  pick: PLAY.dice,
  feat: PLAY.heroic,
  done: PLAY.tick,
  level: ICONS.experience,
  spend: ICONS.experience,
  descend: ICONS.stairs,
  stay: PLAY.candle,
}

export const lineIcon = ({ kind, action = '' }: Line): Outline => LINES[kind] ?? DEEDS[action] ?? PLAY.quill

/** A rule above every new turn. */
export function lineHead({ kind }: Line): string | null {
  return kind === 'began' ? words.value.newTurn : null
}
