/** What places are called on the screen. */
import type { DungeonView } from '../../../games/dungeon/view/types.ts'
import { percent } from '../../parts/odds/fractions.ts'
import type { Place } from './plan.ts'
import { text } from './text/index.ts'

export function placeName({ name, de, kind, id, level, joins }: Place): string {
  if (name !== undefined) return text.value.called({ name, de })
  if (kind === 'room') return text.value.room(id.replace(/^room-/, ''))
  return kind === 'stair' ? text.value.stairs(joins) : text.value.corridor(level)
}

/** A round against the Hunter, as the view reckons it; empty while there is no hero to fight it. */
export function hunterOdds({ hunter, hunterOdds: odds }: DungeonView): string {
  return odds ? text.value.toWin(percent(odds.hit, 1), hunter?.isUp !== true) : ''
}
