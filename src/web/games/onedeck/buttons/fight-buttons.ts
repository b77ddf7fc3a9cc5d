/** The buttons of an encounter. Dice, skills and boxes are pressed where they lie. */
import type { Choice } from '../../../../table/protocol.ts'
import * as PLAY from '../../../parts/icons.ts'
import type { ButtonLook } from '../../../table/look.ts'
import { figureOf, STAT_ICONS } from '../figures.ts'
import * as ICONS from '../icons.generated.ts'
import { KEYS } from '../keys.ts'
import { words } from '../text/index.ts'
import { nameOf } from '../text/printed.ts'
import { hasVoices } from '../tray/whose.ts'
import { choicesOf, type Kinded, type Props } from '../view.ts'
import { dangerOf } from '../what-if/danger.ts'

/** Made on the board, in the tray or beside the hero. */
const ELSEWHERE: readonly string[] = ['lay', 'use', 'drink', 'discard', 'unstore', 'pay', 'pick', 'crush']

export function fightButton(choice: Choice, props: Props): ButtonLook | null {
  const { view } = props
  if (ELSEWHERE.includes(choice.action.kind)) return null
  const hero = 'hero' in choice.action && typeof choice.action.hero === 'number' ? choice.action.hero : 0
  const [name, figure] = [nameOf(view.party[hero]), figureOf(view.party[hero])]
  switch (choice.action.kind) {
    case 'suffer':
      return { icon: figure, label: words.value.suffer(name), sub: healthAfter(props, hero) }
    case 'claim':
      return { icon: figure, label: words.value.claims(name) }
    case 'bonus':
      return { icon: figure, label: words.value.bonus(name) }
    case 'give':
      return { icon: figure, label: words.value.gives(name) }
    case 'done':
      return hasVoices(view) ? wordOf(props, hero) : doneButton(props, words.value.done)
    case 'reopen':
      return { icon: figure, label: words.value.doneNot, sub: name, key: 'N' }
    case 'convert':
      return {
        icon: PLAY.heroic,
        label: words.value.convert,
        ...(!hasVoices(view) && { sub: convertSub(view) }),
        key: KEYS.convert[0],
      }
    case 'enough':
      return {
        icon: PLAY.tick,
        label: view.frame.kind === 'level' ? words.value.levelNot : words.value.enough,
        key: KEYS.enough[0],
      }
    default:
      return otherButton(choice, props)
  }
}

function otherButton(choice: Choice, props: Props): ButtonLook {
  const [choose] = choicesOf([choice], 'choose')
  if (choose) return wayButton(choose.action, props)
  const [feat] = choicesOf([choice], 'feat')
  if (feat) return featButton(feat.action, props)
  const [named] = choicesOf([choice], 'name')
  if (named)
    return {
      icon: PLAY.dice,
      label: words.value.nameValue(named.action.value),
      key: String(named.action.value),
    }
  const [either] = choicesOf([choice], 'either')
  return (either && gainButton(either.action, props)) ?? { label: choice.text }
}

/** A die to be had, in words and by its sign. */
function gainButton({ choice }: Kinded<'either'>, { view: { frame } }: Props): ButtonLook | null {
  const verb = frame.kind === 'either' ? frame.verb.of[choice === 0 ? 0 : 1] : null
  const die = verb?.verb === 'gain' ? verb.dice[0] : undefined
  if (!die) return null
  const { gain, die: named, dieName } = words.value
  return { icon: STAT_ICONS[die.colour] ?? PLAY.dice, label: gain(named(dieName[die.colour], die.value)) }
}

/** What may come of it is drawn on its half of the card. */
function wayButton({ way: place }: Kinded<'choose'>, { view }: Props): ButtonLook {
  const way = view.fight?.card?.ways[place]
  return {
    icon: ICONS.peril,
    label: nameOf(way),
    sub: words.value.wayTime(way?.time ?? 0),
    key: String(place + 1),
  }
}

function featButton({ hero, dice }: Kinded<'feat'>, { view }: Props): ButtonLook {
  const feat = view.party[hero]?.feat
  if (!feat) return {}
  if (dice === 0) return { icon: PLAY.next, label: words.value.featNone(nameOf(feat)) }
  const time = feat.kind === 'aim' ? (feat.shots.find(shot => shot.dice === dice)?.time ?? 0) : 0
  return {
    icon: PLAY.heroic,
    label: words.value.feat(nameOf(feat), dice),
    sub:
      feat.kind === 'gamble'
        ? words.value.gambleSub(feat.damage, feat.time)
        : words.value.featSub(dice, time),
  }
}

/** Where there are more buttons it is left out. */
function convertSub({ fight }: Props['view']): string {
  return words.value.convertSub(fight?.challenge?.modifiers.converts ?? 2)
}

/** O-201: where each says it, only the last word ends the encounter and may ask first; the others are taken back. */
function wordOf(props: Props, hero: number): ButtonLook {
  const { view, choices } = props
  const label = words.value.doneFor(nameOf(view.party[hero]))
  const others = view.fight?.fighters.filter(fighter => fighter.hero !== hero && !fighter.isReady) ?? []
  if (others.length === 0) return doneButton(props, label)
  const first = choicesOf(choices, 'done')[0]?.action.hero === hero
  const fits = choicesOf(choices, 'lay').some(({ action }) => action.hero === hero)
  return {
    icon: figureOf(view.party[hero]),
    label,
    key: first ? KEYS.main[0] : KEYS.doneToo[0],
    leads: true,
    tone: fits ? 'plain' : 'go',
  }
}

/** Amber only when nothing better is left to do; a rim of danger when someone would fall. */
function doneButton({ view, choices }: Props, label: string): ButtonLook {
  const danger = dangerOf(view)
  const base = { icon: ICONS.combat, label, key: KEYS.main[0], leads: true }
  if (danger && danger.fate !== 'safe')
    return { ...base, tone: 'risk', sub: words.value.doneAsk[danger.fate] }
  const harm = (danger?.damage ?? 0) + (danger?.time ?? 0)
  if (harm === 0 && danger?.strikes === strikesLeft(view))
    return { ...base, tone: 'go', sub: words.value.doneClean }
  const fits = choicesOf(choices, 'lay').some(({ action }) => !isReady(view, action.hero))
  return { ...base, tone: fits ? 'plain' : 'go', ...(fits && { sub: words.value.doneMore }) }
}

function isReady({ fight }: Props['view'], hero: number): boolean {
  return fight?.fighters.some(fighter => fighter.hero === hero && fighter.isReady) ?? false
}

/** Skulls that could be covered: none outside the fight with the boss. */
function strikesLeft({ fight }: Props['view']): number {
  return fight && !fight.card ? (fight.challenge?.boxes.filter(({ skull }) => skull).length ?? 0) : 0
}

function healthAfter({ view }: Props, hero: number): string {
  const found = view.party[hero]
  if (!found) return ''
  const damage = damageFor(view, hero)
  return words.value.healthAfter(damage, Math.max(0, found.health - found.damage - damage), found.health)
}

/** The whole share of the one who takes the odd damage; Flames and the Stairs hurt by 1. */
function damageFor({ frame, fight }: Props['view'], hero: number): number {
  if (frame.kind !== 'odd') return 1
  const slot = fight?.fighters.findIndex(fighter => fighter.hero === hero) ?? -1
  return fight?.whatIf?.shares.find(({ odd }) => odd === hero)?.damage[slot] ?? 1
}
