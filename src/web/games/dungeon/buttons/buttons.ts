/** How each choice looks as a button. */
import { DIE_FACES, facesThatFind, SPELLS } from '../../../../games/dungeon/types.ts'
import type { DungeonView, LairView } from '../../../../games/dungeon/view/types.ts'
import type { Choice } from '../../../../table/protocol.ts'
import * as ICONS from '../../../parts/icons.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import type { ButtonLook, TableProps } from '../../../table/look.ts'
import { CLASS_ICONS, SPELL_ICONS, treasureIcon } from '../art.ts'
import { type Box, boxOf, winsHere } from '../box.ts'
import * as OWN from '../icons.generated.ts'
import { KEYS } from '../keys.ts'
import { placeName } from '../names.ts'
import { isUncleared } from '../plan.ts'
import { type Aim, actionOf, aimOf, isOnBoard, windTo } from '../targets.ts'
import { text } from '../text/index.ts'

type Props = TableProps<DungeonView>

export function buttonOf(choice: Choice, props: Props): ButtonLook | null {
  if (isOnBoard(choice.action)) return null
  const aim = aimOf(choice.action)
  return aim === null ? plainButton(choice, props) : aimButton(aim, choice, props)
}

function plainButton(choice: Choice, props: Props): ButtonLook {
  const { view, choices } = props
  const words = text.value
  const act = actionOf(choice.action)
  const box = boxOf(props.picture)
  switch (act.kind) {
    case 'hero': {
      const hero = box.hero(act.hero)
      if (!hero) return {}
      return {
        icon: CLASS_ICONS[hero.class],
        label: words.hero(hero.name, words.classes[hero.class]),
        sub: soughtIn(box, view) ?? words.heroNeeds(box.content.goals[hero.class]),
      }
    }
    case 'learn':
      return {
        icon: SPELL_ICONS[act.spell],
        label: words.take(words.spells[act.spell]),
        sub: words.left(view.spellPile[SPELLS.indexOf(act.spell)] ?? 0),
        key: KEYS[act.spell][0],
      }
    case 'regain':
      return {
        icon: SPELL_ICONS[act.spell],
        label: words.regain(words.spells[act.spell]),
        sub: words.regainSub,
      }
    case 'stop':
      return stopButton(props)
    case 'meet':
      return { icon: ICONS.eye, label: words.face, key: KEYS.fight[0], tone: 'go' }
    case 'fight':
      return fightButton(box, view.foe ?? lairAt(view, view.due?.at ?? null))
    case 'fightHunter':
      return { ...oddsOf(view.hunter), icon: ICONS.skull, label: words.fightHunter, key: KEYS.hunter[0] }
    case 'castAtHunter':
      return { icon: SPELL_ICONS[act.spell], label: words.castHunter(words.spells[act.spell]) }
    case 'search':
      return searchButton(act.door, props)
    case 'replace': {
      const card = box.treasure(act.card)
      return card
        ? { icon: treasureIcon(card), label: words.draw(words.called(card)), sub: words.gp(card.value) }
        : { icon: OWN.magicSword }
    }
    default:
      return choices.length === 1 ? { tone: 'go' } : {}
  }
}

/** Staying where a monster is means the fight; else it ends the turn, and that is seldom what one wants with steps left. */
function stopButton({ picture, view, choices, ways }: Props): ButtonLook {
  const box = boxOf(picture)
  const at = view.seats[view.turn]?.at ?? null
  const lair = lairAt(view, at)
  const words = text.value
  if (view.due?.step === 'regain') return { icon: ICONS.tick, label: words.endTurn, key: KEYS.stop[0] }
  if (view.hunter?.at === at) return hunterButton(box, view, view.hunter, lair)
  if (lair && lair.card !== null) return fightButton(box, lair)
  if (lair || isUncleared(view.cleared, box.plan.byId.get(at ?? '')))
    return { icon: ICONS.eye, label: words.face, key: KEYS.fight[0], tone: 'go' }
  if (winsHere(box, view))
    return { icon: ICONS.crown, label: words.endTurn, sub: words.andWin, key: KEYS.stop[0], tone: 'go' }
  const isDone = view.left === 0 || (ways.length === 0 && choices.length === 1)
  return isDone
    ? { icon: ICONS.tick, label: words.endTurn, key: KEYS.stop[0], tone: 'go' }
    : { icon: ICONS.time, label: words.stayHere, sub: words.endTurn, key: KEYS.stop[0] }
}

/** The Hunter alone, or with what else is here; then the game's own words beside the button tell the odds of both. */
function hunterButton(
  box: Box,
  { cleared }: DungeonView,
  hunter: LairView,
  lair: LairView | undefined,
): ButtonLook {
  const words = text.value
  if (!isUncleared(cleared, box.plan.byId.get(hunter.at)))
    return { ...fightButton(box, hunter), label: words.fightHunter }
  const card = box.monster(lair?.card ?? null)
  const label = card ? words.fightEither(words.called(card)) : words.fightOrFace
  return { icon: ICONS.sword, label, key: KEYS.fight[0], tone: 'go' }
}

/** Below this chance, to fight is hardly the thing to do. */
const FAIR = 0.3

function fightButton(box: Box, lair: LairView | null | undefined): ButtonLook {
  const words = text.value
  const card = box.monster(lair?.card ?? null)
  const label = card ? words.fight(words.called(card)) : words.fightUnknown
  const isFair = !lair?.odds || lair.odds.hit >= FAIR
  return { icon: ICONS.sword, label, key: KEYS.fight[0], tone: isFair ? 'go' : 'plain', ...oddsOf(lair) }
}

function oddsOf(lair: LairView | null | undefined): Pick<ButtonLook, 'sub'> {
  if (!lair?.odds) return {}
  const { needed, hit } = lair.odds
  return { sub: needed === 0 ? text.value.cannotAttack : text.value.needPercent(needed, percent(hit, 1)) }
}

export function searchButton(door: string, { picture, view }: Props): ButtonLook {
  const { plan, hero } = boxOf(picture)
  const mover = view.seats[view.turn]
  const from = plan.byId.get(mover?.at ?? '')
  const to = plan.doors.find(({ id }) => id === door)
  const wind = from && to ? windTo(from.centre, to) : null
  const faces = facesThatFind(hero(mover?.hero ?? null)?.class ?? 'fighter')
  return {
    icon: OWN.secretDoor,
    label: text.value.search(wind === null ? '' : (text.value.winds[wind] ?? '')),
    sub: text.value.searchSub(percent(faces, DIE_FACES)),
    key: KEYS.search[0],
  }
}

/** Where several places can be chosen the button hands the choice to the board; a single one needs no board. */
function aimButton(aim: Aim, choice: Choice, props: Props): ButtonLook {
  const face = aimedButton(aim, choice, props)
  return props.aim === aim && face.aim === aim ? { ...face, sub: text.value.aims[aim] } : face
}

function aimedButton(aim: Aim, choice: Choice, { choices, picture, showOdds }: Props): ButtonLook {
  const words = text.value
  const { plan } = boxOf(picture)
  const act = actionOf(choice.action)
  const many = choices.filter(({ action }) => aimOf(action) === aim).length
  const hand = many > 1 || aim === 'ball' ? { aim } : {}
  const place = plan.byId.get('to' in act ? act.to : 'at' in act ? act.at : '')
  const called = place ? placeName(place) : ''
  switch (aim) {
    case 'teleport':
      return many > 1
        ? {
            ...hand,
            icon: OWN.teleport,
            label: words.spells.teleport,
            sub: words.chambers(many),
            key: KEYS.teleport[0],
          }
        : { icon: OWN.teleport, label: words.teleportTo(called), key: KEYS.teleport[0] }
    case 'fireball':
    case 'lightning':
      return many > 1
        ? {
            ...hand,
            icon: SPELL_ICONS[aim],
            label: words.spells[aim],
            sub: words.lairs(many),
            key: KEYS[aim][0],
          }
        : {
            icon: SPELL_ICONS[aim],
            label: words.spells[aim],
            sub: [called, showOdds ? choice.odds : null].filter(Boolean).join(', '),
            key: KEYS[aim][0],
          }
    case 'esp':
      return {
        ...hand,
        icon: OWN.espMedallion,
        label: words.esp,
        sub: many > 1 ? words.espSub : called,
        key: KEYS.esp[0],
      }
    case 'ball':
      return { ...hand, icon: OWN.crystalBall, label: words.ball, sub: words.ballSub, key: KEYS.ball[0] }
    default:
      return {}
  }
}

/** What a Treasure Hunt looks for, where gold wins nothing (D-80). */
export function soughtIn({ treasure }: Box, { mode, target }: DungeonView): string | null {
  const sought = treasure(target)
  return mode === 'hunt' && sought ? text.value.seeks(text.value.called(sought)) : null
}

export function lairAt({ lairs }: DungeonView, space: string | null): LairView | undefined {
  return lairs.find(lair => lair.at === space && (lair.isUp || lair.number > 0 || lair.card !== null))
}
