/** How each choice looks as a button; what is made on the map, on a card or in the tin has no button of its own. */

import { dirOf } from '../../../../games/tin/content/geometry.ts'
import { chanceOf } from '../../../../games/tin/odds/index.ts'
import { meansFor } from '../../../../games/tin/text/look.ts'
import type { Action, ActionOf } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { Choice } from '../../../../table/protocol.ts'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import type { ButtonLook, TableProps } from '../../../table/look.ts'
import { actionOf, ofKind, roomTowards } from '../choices.ts'
import { answerHeld, turnHeld } from '../held.ts'
import * as ICONS from '../icons.generated.ts'
import { KEYS } from '../keys.ts'
import { iconOf } from '../signs.ts'
import { monstersHere } from '../sums.ts'
import { text } from '../text/index.ts'

type Props = TableProps<TinScene>
type ButtonLooks = {
  readonly [K in Action['kind']]?: (action: ActionOf<K>, choice: Choice, props: Props) => ButtonLook | null
}

const BUTTONS: ButtonLooks = {
  move: () => null,
  explore: () => null,
  lay: ({ turn }, choice, props) =>
    turn === turnHeld(props)
      ? { icon: PAGE_ICONS.tick, label: text.value.layTile, sub: choice.text, key: KEYS.main[0], tone: 'go' }
      : null,
  enter: () => ({ icon: ICONS.tile, label: text.value.enter, key: KEYS.main[0], tone: 'go' }),
  stay: () => ({ icon: PAGE_ICONS.close, label: text.value.stay, key: KEYS.stay[0] }),
  unlock: ({ dir }, choice, props) => {
    const room = roomTowards(props.view, dir)
    return {
      icon: ICONS.key,
      label: room ? text.value.unlock(room.tile) : choice.text,
      sub: text.value.unlockSub,
      key: KEYS.unlock[0],
      tone: mainOf(props) === choice.key ? 'go' : 'plain',
    }
  },
  rope: () => ({ icon: ICONS.rope, label: text.value.rope, sub: text.value.ropeSub, key: KEYS.rest[0] }),
  take: ({ token }, choice, props) => ({
    icon: iconOf(token),
    label: text.value.take(token),
    ...(token === 'princess' && { sub: text.value.takePrincessSub }),
    tone: mainOf(props) === choice.key ? 'go' : 'plain',
    ...(mainOf(props) === choice.key && { key: KEYS.main[0] }),
  }),
  drop: ({ token }, _, props) =>
    isCrowded(props) && typeof token !== 'number'
      ? { icon: iconOf(token), label: text.value.dropIt(token), sub: text.value.dropSub }
      : null,
  drink: (_, __, { view }) => ({
    icon: ICONS.potion,
    label: text.value.drinkPotion,
    sub: text.value.drinkSub(monstersHere(view) > 0),
    key: KEYS.drink[0],
  }),
  heal: () => ({
    icon: PAGE_ICONS.heart,
    label: text.value.heal,
    sub: text.value.healSub,
    key: KEYS.rest[0],
  }),
  buy: ({ good }, _, { view }) => ({
    icon: iconOf(good),
    label: text.value.buy(good),
    sub: text.value.price(view.content.goods[good].price, meansFor(view, good)),
  }),
  pay: ({ token }, _, { view }) => ({
    icon: iconOf(token),
    label: text.value.give(token),
    ...(typeof token !== 'number' &&
      token !== 'princess' && { sub: text.value.counts(view.content.goods[token].trade) }),
  }),
  cancel: () => ({
    icon: PAGE_ICONS.close,
    label: text.value.cancel,
    sub: text.value.cancelSub,
    key: KEYS.cancel[0],
  }),
  fight: (_, choice, props) => ({
    icon: ICONS.fight,
    label: text.value.fight,
    sub: props.showOdds ? text.value.winsRound(chanceSaid(props, choice)) : text.value.fightSub,
    key: KEYS.main[0],
    tone: 'go',
  }),
  retreat: (_, choice, { view }) => {
    const room = view.entry < 0 ? undefined : roomTowards(view, dirOf(view.entry))
    return {
      icon: ICONS.retreat,
      label: text.value.retreat,
      sub: room ? text.value.retreatSub(room.tile) : choice.text,
      key: KEYS.rest[0],
    }
  },
  card: ({ card }, choice, props) => {
    const held = props.view.hand.find(({ id }) => id === card)
    const title = held ? text.value.card(held) : choice.text
    return answer(choice, props, text.value.playCard(title), text.value.rollWith(title, risk(props)))
  },
  bare: (_, choice, props) => answer(choice, props, text.value.playBare, text.value.rollBare(risk(props))),
  top: (_, choice, props) =>
    answerHeld(props) === choice.key
      ? {
          icon: ICONS.fight,
          label: text.value.turnIt,
          sub: text.value.turnItSub,
          key: KEYS.main[0],
          tone: 'go',
        }
      : null,
  bomb: ({ use }, choice, props) => bombButton(use, choice, props),
}

export function buttonOf(choice: Choice, props: Props): ButtonLook | null {
  const action = actionOf(choice)
  const face = BUTTONS[action.kind] as
    | ((action: Action, choice: Choice, props: Props) => ButtonLook | null)
    | undefined
  return face ? face(action, choice, props) : { label: choice.text }
}

/** The die is rolled at once, unless a bomb is asked for first. */
function answer(choice: Choice, props: Props, play: string, roll: string): ButtonLook | null {
  if (answerHeld(props) !== choice.key) return null
  return props.view.wells.includes('bomb')
    ? { icon: ICONS.fight, label: play, sub: text.value.thenBomb, key: KEYS.main[0], tone: 'go' }
    : { icon: PAGE_ICONS.dice, label: text.value.roll, sub: roll, key: KEYS.main[0], tone: 'go' }
}

/** What a miss costs now. */
function risk({ view }: Props): string {
  return text.value.rollSub(view.hearts)
}

function chanceSaid({ view }: Props, choice: Choice): string {
  return text.value.percent(percent(chanceOf(view, actionOf(choice)) ?? 0, 1))
}

function bombButton(use: boolean, choice: Choice, props: Props): ButtonLook {
  const { showOdds } = props
  const chance = chanceSaid(props, choice)
  if (use)
    return {
      icon: ICONS.bomb,
      label: text.value.addBomb,
      ...(showOdds && { sub: text.value.addBombSub(chance) }),
      key: KEYS.bomb[0],
    }
  const sub = showOdds ? text.value.saveBomb(chance) : risk(props)
  return { icon: PAGE_ICONS.dice, label: text.value.roll, sub, key: KEYS.main[0], tone: 'go' }
}

/** At peace the light is on the map; only what lies at the hero's feet, or a lock that opens, goes before it. */
function mainOf({ choices }: Props): string | null {
  const takes = ofKind(choices, 'take')
  const her = takes.find(({ action }) => action.token === 'princess')
  return (her ?? takes[0] ?? ofKind(choices, 'unlock')[0])?.choice.key ?? null
}

/** Something lies here that no well is free for: then dropping is worth a button. */
function isCrowded({ picture }: Props): boolean {
  return ofKind(picture.blocked, 'take').length > 0
}
