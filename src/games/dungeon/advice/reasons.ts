/** Why an action is advised: told by the same plan and prizes that weigh it. */
import { num } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { idAt, positionOf } from '../content/ids.ts'
import { handAt, hunterChance, stepsTo } from '../policy/answers.ts'
import { keptTo } from '../policy/headings.ts'
import type { Judgement } from '../policy/judgement.ts'
import { lastingChoice } from '../policy/lasting-choice.ts'
import type { Look } from '../policy/look.ts'
import { boltChance } from '../policy/moves.ts'
import { type Plan, planTo } from '../policy/plan.ts'
import { isCleared, isTaken } from '../rules/index.ts'
import {
  type Action,
  type Advised,
  CLASSES,
  DIE_FACES,
  facesThatFind,
  NONE,
  SPELLS,
  type Spell,
} from '../types.ts'
import { headingReasons } from './heading-reasons.ts'
import { lairReasons } from './lair-reasons.ts'

/** The weightiest first. */
export function reasonsFor(judgement: Judgement, action: Action): Advised[] {
  const { look, plan } = judgement
  if (action.kind === 'hero') return [heroReason(judgement, action.hero)]
  if (action.kind === 'haunt') return [hauntReason(judgement, action.at)]
  if (look === null) return []
  return plan === null ? answerReasons(judgement, look, action) : moveReasons(look, plan, action)
}

function heroReason({ judge, state }: Judgement, id: string): Advised {
  const { content } = judge
  const hero = positionOf(content.heroIds, id)
  const heroClass = CLASSES[num(content.classOf, hero)] ?? 'fighter'
  if (state.mode === 'hunt') return { why: 'hunting', class: heroClass }
  return { why: 'hero', class: heroClass, goal: num(content.goal, hero) }
}

function hauntReason({ judge: { content }, at: here }: Judgement, at: string): Advised {
  return { why: 'farthest', at, steps: num(distancesTo(content, here), positionOf(content.spaceIds, at)) }
}

function moveReasons(look: Look, plan: Plan, action: Action): Advised[] {
  switch (action.kind) {
    case 'step':
      return plan.way?.step.to === action.to
        ? goalReasons(look, keptTo(look, plan))
        : asideReasons(look, plan, action.to)
    case 'search':
      return searchReasons(look, plan, action.door)
    case 'cast':
      return [boltReason(look, plan, action)]
    case 'castAtHunter':
      return [hunterBolt(look, action)]
    case 'esp':
      return [{ why: 'look', at: action.at }]
    case 'regain':
      return [{ why: 'regain', spell: action.spell, held: heldOf(look, action.spell) }]
    case 'teleport':
      return [{ why: 'leap', to: action.to }]
    case 'ball':
      return [{ why: 'ball', level: action.level }]
    case 'stop':
      return stopReasons(look, plan)
    default:
      return []
  }
}

/** Elsewhere than the plan leads: because one cannot stay with another hero (D-102), or for another lair. */
function asideReasons(look: Look, plan: Plan, to: string): Advised[] {
  const { content, state, hero } = look
  const passing: Advised[] = isTaken(content, state, hero.at) ? [{ why: 'passing' }] : []
  const way = content.ways[hero.at]?.find(({ step }) => step.to === to)
  return [...passing, ...(way ? headingReasons(look, plan, way) : [])].slice(0, 2)
}

/** And where the door leads to. */
function searchReasons(look: Look, plan: Plan, door: string): Advised[] {
  const chance = facesThatFind(CLASSES[look.class] ?? 'fighter') / DIE_FACES
  const isMeant = plan.isSearch && plan.way?.search.door === door
  if (isMeant) return [{ why: 'search', door, chance }, ...goalReasons(look, keptTo(look, plan)).slice(0, 1)]
  const way = look.content.ways[look.hero.at]?.find(({ search }) => search.door === door)
  return [{ why: 'secret', door, chance }, ...(way ? headingReasons(look, plan, way).slice(0, 1) : [])]
}

function boltReason(look: Look, plan: Plan, { at, spell }: Extract<Action, { kind: 'cast' }>): Advised {
  const space = positionOf(look.content.spaceIds, at)
  const choice = plan.choice ?? lastingChoice(look)
  const chance = boltChance(look, { ...plan, choice, lair: num(look.content.lair, space) }, spell)
  return { why: 'bolt', at, spell, chance, hand: handAt(look, space) }
}

function hunterBolt(look: Look, { spell }: Extract<Action, { kind: 'castAtHunter' }>): Advised {
  return { why: 'hunterBolt', spell, chance: hunterChance(look, look.judge.chances[spell]) }
}

function heldOf({ hero }: Look, spell: Spell): number {
  return num(hero.spells, SPELLS.indexOf(spell))
}

/** Where the way leads. */
function goalReasons(look: Look, plan: Plan): Advised[] {
  const { gold, goal, fireballs, lightnings } = look
  if (plan.lair !== NONE) return lairReasons(look, plan)
  const at = idAt(look.content.spaceIds, plan.goal)
  if (gold >= goal) return [{ why: 'home', at, gold }]
  return [look.hero.book > 0 ? { why: 'restock', at, bolts: fireballs + lightnings } : { why: 'nothing', at }]
}

/** To stay: because one is there, or because one cannot go on. */
function stopReasons(look: Look, plan: Plan): Advised[] {
  const { content, state, hero } = look
  if (plan.goal === hero.at) return goalReasons(look, plan)
  if (state.espAt !== NONE) return [leaveReason(look, state.espAt)]
  if (plan.lair !== num(content.lair, hero.at) && !isCleared(content, state, hero.at))
    return lairReasons(look, planTo(look, plan.choice ?? lastingChoice(look), num(content.lair, hero.at)))
  if (state.left > 0) return [{ why: plan.way === null ? 'waiting' : 'staying' }]
  return isCleared(content, state, hero.at)
    ? [{ why: 'resting' }]
    : [{ why: 'fight', chance: handAt(look, hero.at) }]
}

function leaveReason(look: Look, space: number): Advised {
  return { why: 'leave', at: idAt(look.content.spaceIds, space), chance: handAt(look, space) }
}

function answerReasons({ due }: Judgement, look: Look, action: Action): Advised[] {
  const { content, hero } = look
  const space = (id: string) => positionOf(content.spaceIds, id)
  const here = due.at === NONE ? hero.at : due.at
  switch (action.kind) {
    case 'learn':
      return [{ why: 'learn', spell: action.spell, held: heldOf(look, action.spell) }]
    case 'meet':
    case 'fight':
      return [{ why: 'fight', chance: handAt(look, here) }]
    case 'fightHunter':
      return [{ why: 'hunter', chance: hunterChance(look, look.hands) }]
    case 'teleport':
      return [{ why: 'escape', to: action.to, chance: handAt(look, here) }]
    case 'slide':
      return [slideReason(look, action.to, space(action.to))]
    case 'replace':
      return [{ why: 'sword' }]
    case 'gaze':
      return [{ why: 'nearest', at: action.at, steps: stepsTo(look, space(action.at)) }]
    case 'regain':
      return [{ why: 'regain', spell: action.spell, held: heldOf(look, action.spell) }]
    case 'stop':
      return [{ why: 'noRegain' }]
    default:
      return []
  }
}

function slideReason(look: Look, to: string, space: number): Advised {
  if (isCleared(look.content, look.state, space)) return { why: 'safe', to }
  return { why: 'slide', to, chance: handAt(look, space) }
}
