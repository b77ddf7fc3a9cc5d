/** What one would look for and cannot have now, with the reason. It explains; what is legal was decided elsewhere. */
import { beside, has, opposite } from '../../../games/tin/content/geometry.ts'
import { WELLS } from '../../../games/tin/content/numbers.ts'
import { GOODS } from '../../../games/tin/types.ts'
import type { TinView } from '../../../games/tin/view/types.ts'
import * as PAGE_ICONS from '../../parts/icons.generated.ts'
import type { Off, TableProps } from '../../table/look.ts'
import { ofKind } from './choices.ts'
import * as ICONS from './icons.generated.ts'
import { iconOf } from './signs.ts'
import { hereOf, lockedLeft, means, monstersHere } from './sums.ts'
import { text } from './text/index.ts'
import { say } from './text/printed.ts'

type Props = TableProps<TinView>

const LEVELS_THAT_REST = 2

export function offs(props: Props): Off[] {
  const { step } = props.view
  if (step.kind === 'card' || step.kind === 'bomb') return inRound(props)
  if (step.kind !== 'turn' || monstersHere(props.view) > 0) return []
  return [...locks(props), ...chasm(props), ...full(props), ...merchants(props)]
}

function inRound({ view }: Props): Off[] {
  const retreat = {
    label: text.value.retreat,
    why: text.value.onlyBetween,
    icon: ICONS.retreat,
    rule: 'T-35',
  }
  const bomb = { label: text.value.addBomb, why: text.value.bombLater, icon: ICONS.bomb, rule: 'T-101' }
  return view.step.kind === 'card' && view.wells.includes('bomb') ? [bomb, retreat] : [retreat]
}

function locks({ view, choices }: Props): Off[] {
  const here = hereOf(view)
  if (!here || ofKind(choices, 'unlock').length > 0) return []
  return [0, 1, 2, 3].flatMap(side => {
    const [x, y] = beside(here, side)
    const room = view.rooms.find(other => other.x === x && other.y === y)
    if (!room?.locked || !has(here.doors, side) || !has(room.doors, opposite(side))) return []
    const why = room.kind === 'princess' && lockedLeft(view) > 0 ? text.value.clearFirst : text.value.noKey
    return [{ label: text.value.unlock(say(room.name), room.kind), why, icon: ICONS.lock, rule: 'T-22' }]
  })
}

function chasm({ view }: Props): Off[] {
  const here = hereOf(view)
  if (!here || here.far === 0 || here.roped || view.wells.includes('rope')) return []
  return [{ label: text.value.cross, why: text.value.noRope, icon: ICONS.chasm, rule: 'T-23' }]
}

/** Her above all: one comes for her, and finds no hand free. */
function full({ view, choices }: Props): Off[] {
  const things = new Set(hereOf(view)?.floor.filter(token => typeof token !== 'number'))
  const taken = ofKind(choices, 'take').some(({ action }) => typeof action.token !== 'number')
  if (taken || view.wells.length < WELLS) return []
  const wanted = things.has('princess') ? (['princess'] as const) : [...things]
  return wanted.map(token => ({
    label: text.value.take(token),
    why: text.value.dropFirst,
    icon: iconOf(token),
    rule: token === 'princess' ? 'T-42' : 'T-41',
  }))
}

function merchants({ view, choices }: Props): Off[] {
  if (hereOf(view)?.kind !== 'stairwell') return []
  const offered = new Set(ofKind(choices, 'buy').map(({ action }) => action.good))
  const { gold, goods } = means(view)
  const bought = GOODS.filter(good => !offered.has(good)).map(good => ({
    label: text.value.buy(good),
    why: !view.pile.includes(good)
      ? text.value.soldOut
      : gold + goods < view.goods[good].price
        ? text.value.tooDear(view.goods[good].price, gold + goods)
        : text.value.wellsFull,
    icon: iconOf(good),
    rule: 'T-40',
  }))
  return [
    ...bought,
    ...rest(
      view,
      choices.some(({ action }) => action.kind === 'heal'),
    ),
  ]
}

function rest(view: TinView, canRest: boolean): Off[] {
  if (canRest || view.hearts === view.maxHearts) return []
  const why = view.level > LEVELS_THAT_REST ? text.value.healLevel : text.value.healHurt
  return [{ label: text.value.heal, why, icon: PAGE_ICONS.heart, rule: 'T-24' }]
}
