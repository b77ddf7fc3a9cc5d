/** What one would look for between rooms and cannot have now, and why: as the rules say it. */
import type { BlockedButton } from '../../../table/look.ts'
import * as ICONS from '../icons.generated.ts'
import { words } from '../text/index.ts'
import type { Props } from '../view.ts'

/** Shown as buttons; skills, potions and dice say it where they lie. */
const SHOWN: Readonly<Record<string, string | undefined>> = {
  explore: ICONS.torch,
  descend: ICONS.stairs,
}

export function blockedButtons({ picture }: Props): readonly BlockedButton[] {
  return picture.blocked.flatMap(({ action: { kind }, why, rule }) => {
    const icon = SHOWN[kind]
    if (icon === undefined) return []
    return [{ label: kind === 'explore' ? words.value.explore : words.value.descendOff, why, icon, rule }]
  })
}
