/** Pictures beside the lines of the log. */
import type { EventKind } from '../../../games/onedeck/types.ts'
import type { Line } from '../../../table/protocol.ts'
import type { Outline } from '../../parts/icon/icon.tsx'
import * as PLAY from '../../parts/icons.ts'
import * as ICONS from './icons.generated.ts'
import { words } from './text/index.ts'

const OF_EVENTS: Readonly<Record<EventKind, Outline>> = {
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
  planned: ICONS.openDoor,
  stayed: PLAY.candle,
  misfired: PLAY.heart,
  unhurt: PLAY.heart,
  perished: ICONS.perish,
  entered: ICONS.door,
  wentIn: ICONS.combat,
  paired: PLAY.fork,
  claimed: PLAY.dice,
  bonus: PLAY.heroic,
  unstored: PLAY.trash,
  ready: PLAY.tick,
  reopened: PLAY.dice,
  picked: PLAY.dice,
  decided: ICONS.skill,
  named: PLAY.dice,
  enough: PLAY.tick,
  converting: PLAY.heroic,
  levelling: ICONS.experience,
  removed: ICONS.experience,
  ended: PLAY.quill,
}

const LINES: ReadonlyMap<string, Outline> = new Map(Object.entries(OF_EVENTS))

export const lineIcon = ({ kind }: Line): Outline => LINES.get(kind) ?? PLAY.quill

/** A rule above every new turn. */
export function lineHead({ kind }: Line): string | null {
  return kind === 'began' ? words.value.newTurn : null
}
