/** How what cannot be done now looks as a button. What that is, and why, the rules say. */
import type { Action, ActionOf } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { BlockedChoice } from '../../../../table/protocol.ts'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import type { BlockedButton, TableProps } from '../../../table/look.ts'
import { actionOf, ofKind, roomTowards } from '../choices.ts'
import * as ICONS from '../icons.generated.ts'
import { iconOf } from '../signs.ts'
import { hereOf } from '../sums.ts'
import { text } from '../text/index.ts'

type Props = TableProps<TinScene>
type Shown = Pick<BlockedButton, 'label' | 'icon'>
type ButtonLooks = {
  readonly [K in Action['kind']]?: (action: ActionOf<K>, blocked: BlockedChoice, props: Props) => Shown | null
}

/** What has no button here is said in the tin, or seen on the map. */
const BUTTONS: ButtonLooks = {
  retreat: () => ({ label: text.value.retreat, icon: ICONS.retreat }),
  bomb: () => ({ label: text.value.addBomb, icon: ICONS.bomb }),
  explore: (_, { text: label }, { view }) =>
    view.rooms.at(-1)?.tile.kind === 'princess' ? null : { label, icon: ICONS.tile },
  move: (_, { text: label }) => ({ label, icon: ICONS.tile }),
  unlock: ({ dir }, { text: label }, { view }) => {
    const room = roomTowards(view, dir)
    return { label: room ? text.value.unlock(room.tile) : label, icon: ICONS.lock }
  },
  rope: (_, __, { view }) =>
    hereOf(view)?.tile.kind === 'chasm' && !hereOf(view)?.roped
      ? { label: text.value.cross, icon: ICONS.chasm }
      : null,
  take: ({ token }, _, { picture }) =>
    token === 'princess' || !ofKind(picture.blocked, 'take').some(({ action }) => action.token === 'princess')
      ? { label: text.value.take(token), icon: iconOf(token) }
      : null,
  buy: ({ good }) => ({ label: text.value.buy(good), icon: iconOf(good) }),
  heal: (_, __, { view }) =>
    view.hearts < view.maxHearts ? { label: text.value.heal, icon: PAGE_ICONS.heart } : null,
}

export function blockedButtons(props: Props): BlockedButton[] {
  return props.picture.blocked.flatMap(blocked => {
    const action = actionOf(blocked)
    const face = BUTTONS[action.kind] as
      | ((action: Action, blocked: BlockedChoice, props: Props) => Shown | null)
      | undefined
    const shown = face?.(action, blocked, props)
    return shown ? [{ ...shown, why: blocked.why, rule: blocked.rule }] : []
  })
}
