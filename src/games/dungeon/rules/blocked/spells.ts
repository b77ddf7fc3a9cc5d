/** Spells of a Wizard that cannot be cast or regained now (D-50 to D-54, D-109, D-110, D-119). */

import { act, CAST_AT_HUNTER } from '../../content/action-table.ts'
import { type ContentIndex, num } from '../../content/content-index.ts'
import type { Way } from '../../content/ways.ts'
import {
  type Action,
  type Blocked,
  type Bolt,
  type Hero,
  NONE,
  SPELLS,
  type Spell,
  type State,
} from '../../types.ts'
import { FACE_UP, faceAt } from '../lair-cards.ts'
import { spellRollNeeded } from '../rolls.ts'
import { hasSomething, isCleared, isTaken, knowsDoor } from '../space.ts'
import { isLeft, spellCount } from '../spellbook.ts'
import { canTeleport, spellOffers } from '../spells.ts'
import { acting, isWizard } from '../state.ts'
import { whyTired } from './moves.ts'

const BOLTS: readonly Bolt[] = ['fireball', 'lightning']

/** What keeps a Wizard from casting this spell at all. */
function blockedAll(
  { hasCast }: State,
  { spells }: Hero,
  spell: Spell,
): Pick<Blocked, 'why' | 'rule'> | null {
  if (num(spells, SPELLS.indexOf(spell)) === 0) return { why: 'noSpell', rule: 'D-50' }
  return hasCast ? { why: 'hasCast', rule: 'D-50' } : null
}

export function blockedBolts(content: ContentIndex, state: State): Blocked[] {
  const hero = acting(state)
  if (!isWizard(content, hero)) return []
  const isPassing = isTaken(content, state, hero.at)
  const offers: Action[] = []
  if (!isPassing) spellOffers(content, state, hero, offers)
  return BOLTS.flatMap((spell): Blocked[] => {
    const action = { kind: 'cast', spell } as const
    const never = blockedAll(state, hero, spell)
    if (never) return [{ action, ...never }]
    if (isPassing) return [{ action, why: 'passing', rule: 'D-102' }]
    if (state.left === 0) return [{ action, why: whyTired(state), rule: 'D-51' }]
    const targets = (content.ways[hero.at] ?? []).flatMap(way => blockedTargets(content, state, way, spell))
    const isCastable = offers.some(offer => 'spell' in offer && offer.spell === spell)
    return targets.length > 0 || isCastable ? targets : [{ action, why: 'notBeside', rule: 'D-51' }]
  })
}

/** What stands beside the hero and is out of the spell's reach. */
function blockedTargets(content: ContentIndex, state: State, way: Way, spell: Bolt): Blocked[] {
  const { to, door } = way
  const isDash = (monster: number) => spellRollNeeded(content, monster, BOLTS.indexOf(spell)) === 0
  const found: Blocked[] = []
  const block = blockedLair(content, state, way, isDash)
  if (block) found.push({ action: act(content.actions[spell], to), ...block })
  const [fireball, lightning] = CAST_AT_HUNTER
  const action = spell === 'fireball' ? fireball : lightning
  const isHunterNear = state.hunterAt === to && state.hunterUp && knowsDoor(content, acting(state), door)
  if (action && isHunterNear && isDash(state.hunter)) found.push({ action, why: 'dash', rule: 'D-109' })
  return found
}

function blockedLair(
  content: ContentIndex,
  state: State,
  { to, door }: Way,
  isDash: (monster: number) => boolean,
): Pick<Blocked, 'why' | 'rule'> | null {
  const lair = num(content.lair, to)
  if (isCleared(content, state, to)) return null
  if (state.espAt !== NONE && to !== state.espAt) return { why: 'looked', rule: 'D-110' }
  if (!knowsDoor(content, acting(state), door)) return { why: 'hiddenDoor', rule: 'D-110' }
  if (isTaken(content, state, to)) return { why: 'heroInside', rule: 'D-109' }
  if (!hasSomething(content, state, to)) return { why: 'nothingThere', rule: 'D-21' }
  const isShown = faceAt(state, lair) === FACE_UP
  return isShown && isDash(num(state.monster, lair)) ? { why: 'dash', rule: 'D-109' } : null
}

export function blockedTeleport(content: ContentIndex, state: State): Blocked[] {
  const hero = acting(state)
  if (!isWizard(content, hero) || canTeleport(content, state, hero)) return []
  const never = blockedAll(state, hero, 'teleport') ?? { why: 'notChamber', rule: 'D-53' }
  return [{ action: { kind: 'teleport' }, ...never }]
}

/** D-119: who came only now; D-54: what neither pile nor discards hold. With a full book nobody waits for a spell. */
export function blockedRegains(content: ContentIndex, state: State): Blocked[] {
  const hero = acting(state)
  if (!isWizard(content, hero) || hero.at !== content.hall || spellCount(hero) >= hero.book) return []
  if (state.isHome) return emptyPiles(state, 'regain', 'D-54')
  return content.actions.regain.map(action => ({ action, why: 'notWholeTurn', rule: 'D-119' }))
}

export function emptyPiles(state: State, kind: 'learn' | 'regain', rule: string): Blocked[] {
  return SPELLS.filter((_, index) => !isLeft(state, index)).map(spell => ({
    action: { kind, spell },
    why: 'noneLeft',
    rule,
  }))
}
