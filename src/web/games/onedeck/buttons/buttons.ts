/** How each choice looks as a button; null for what is done on the table itself. */
import type { Choice } from '../../../../table/protocol.ts'
import * as PLAY from '../../../parts/icons.ts'
import type { ButtonLook } from '../../../table/look.ts'
import { figureOf } from '../figures.ts'
import * as ICONS from '../icons.generated.ts'
import { KEYS } from '../keys.ts'
import { words } from '../text/index.ts'
import { nameOf } from '../text/printed.ts'
import type { Action, Kinded, Props, SceneCard, SceneHero } from '../view.ts'
import { fightButton } from './fight-buttons.ts'
import { enterSub, faceSub, isDeadly, isHeavy, mayFlee, plainOdds } from './risk.ts'

type ButtonLooks = {
  readonly [K in Action['kind']]?: (action: Kinded<K>, props: Props, choice: Choice) => ButtonLook | null
}

const BUTTONS: ButtonLooks = {
  begin: (_, { view }) => ({
    icon: PLAY.time,
    label: words.value.begin,
    sub: words.value.beginSub(turnTime(view)),
    key: KEYS.main[0],
    tone: 'go',
  }),
  hasten: () => ({ icon: PLAY.agility, label: words.value.hasten, sub: words.value.hastenSub }),
  explore: (_, { view }) => ({
    icon: ICONS.torch,
    label: words.value.explore,
    sub: words.value.exploreSub(newDoors(view)),
    key: KEYS.explore[0],
    tone: view.doors.length === 0 ? 'go' : 'plain',
  }),
  enter: (action, props, choice) => {
    const cards = cardsBehind(props.view, action.door)
    return {
      icon: cards[0] === undefined ? ICONS.door : figureOf(cards[0]),
      label: words.value.enterDoor(action.door + 1, namesOf(cards), mayFlee(props)),
      sub: cards.length === 0 ? words.value.enterFree : enterSub(props, choice, cards),
      key: String(action.door + 1),
      tone: isDeadly(props, choice, cards) ? 'risk' : 'plain',
    }
  },
  descend: (_, { view }) => ({
    icon: ICONS.stairs,
    label: words.value.descend(view.floor, nameOf(view.boss)),
    key: KEYS.descend[0],
    tone: 'go',
  }),
  stay: () => ({ icon: PLAY.candle, label: words.value.stay }),
  face: (_, props, choice) => {
    const cards = cardsHere(props.view)
    const sub = faceSub(props, choice, cards)
    return {
      icon: ICONS.combat,
      label: words.value.face(namesOf(cards)),
      ...(sub !== null && { sub }),
      key: KEYS.face[0],
      tone: isDeadly(props, choice, cards) ? 'risk' : isHeavy(props, choice, cards) ? 'plain' : 'go',
      leads: true,
    }
  },
  flee: () => ({ icon: ICONS.fleeing, label: words.value.flee, sub: words.value.fleeSub, key: KEYS.flee[0] }),
  sneak: (_, __, choice) => ({ icon: ICONS.rogue, label: words.value.sneak, sub: choice.text }),
  foresee: (_, { view }) => ({
    icon: PLAY.eye,
    label: words.value.foresee,
    sub: words.value.foreseeSub(cardsHere(view).length),
  }),
  encounter: () => ({ icon: ICONS.openDoor, label: words.value.goIn, key: KEYS.main[0], tone: 'go' }),
  vanish: (_, { view }) =>
    view.frame.kind === 'door'
      ? {
          icon: ICONS.potionInvisibility,
          label: words.value.fleeUnseen,
          sub: words.value.fleeUnseenSub(cardsHere(view).length),
        }
      : { icon: ICONS.potionInvisibility, label: words.value.vanish, sub: words.value.vanishSub },
  reveal: () => ({ icon: ICONS.openDoor, label: words.value.reveal }),
  keep: () => ({ icon: ICONS.door, label: words.value.keep }),
  heal: (action, { view }) =>
    view.frame.kind === 'rescue'
      ? {
          icon: ICONS.potionHealing,
          label: words.value.healFor(nameOf(view.party[action.hero])),
          sub: words.value.healingText(view.healing),
          tone: isFalling(view.party[action.hero]) ? 'go' : 'plain',
        }
      : null,
  split: (action, props, choice) =>
    props.view.frame.kind === 'split'
      ? null
      : {
          label: words.value.fightsFirst(
            nameOf(props.view.party[action.a]),
            nameOf(props.view.party[action.b]),
          ),
          sub: plainOdds(props, choice) ?? words.value.fightsFirstSub,
        },
  drain: (action, { view }) => ({
    icon: ICONS.item,
    label: words.value.drain(
      nameOf(view.party[action.hero]),
      nameOf(view.party[action.hero]?.items.find(({ id }) => id === action.card)),
    ),
  }),
  item: () => null,
  skill: () => null,
  potion: () => null,
  xp: () => null,
  spend: action => ({ icon: ICONS.experience, label: words.value.spend(action.xp) }),
  level: (_, { view: { level } }) => ({
    icon: level.isLast ? ICONS.potion : ICONS.experience,
    label: level.isLast ? words.value.brew : words.value.levelUp(level.level + 1),
    sub: words.value.levelSub(level.cost),
    key: KEYS.main[0],
    tone: 'go',
  }),
  perish: () => ({ icon: ICONS.perish, label: words.value.perish, sub: words.value.perishSub, tone: 'risk' }),
}

export function buttonOf(choice: Choice, props: Props): ButtonLook | null {
  const makers: Readonly<Record<string, unknown>> = BUTTONS
  const make = makers[choice.action.kind]
  return isMaker(make) ? make(choice.action, props, choice) : fightButton(choice, props)
}

type Maker = (action: object, props: Props, choice: Choice) => ButtonLook | null

const isMaker = (found: unknown): found is Maker => typeof found === 'function'

const namesOf = (cards: readonly SceneCard[]): string => cards.map(nameOf).join(` ${words.value.and} `)

const cardsBehind = ({ doors }: Props['view'], door: number): readonly SceneCard[] =>
  doors[door]?.cards.flatMap(card => card ?? []) ?? []

/** Behind the door that the party stands at. */
const cardsHere = (view: Props['view']): readonly SceneCard[] =>
  view.frame.kind === 'door' ? cardsBehind(view, view.frame.door) : []

/** O-205: without Healing the game would be lost. */
const isFalling = (hero: SceneHero | undefined): boolean => hero !== undefined && hero.damage >= hero.health

/** O-91: with four heroes a door is two cards. */
const newDoors = ({ doorLimit, doors, deck, party }: Props['view']): number =>
  Math.min(doorLimit - doors.length, Math.floor(deck / (party.length > 2 ? 2 : 1)))

/** O-10: 2 time, 4 with four heroes; floors may add to it. */
function turnTime({ party, dungeon }: Props['view']): number {
  const more = dungeon.traits.reduce((sum, { turnTime: extra = 0 }) => sum + extra, 0)
  return (2 + more) * (party.length > 2 ? 2 : 1)
}
