/** Why a die is laid, a skill used or the word said: by what stands on the boxes and what the plan comes to. */
import { problemOf } from '../odds/placement/problem.ts'
import { bestPlacement } from '../odds/placement/search.ts'
import { rollsDice } from '../rules/index.ts'
import type { Action, DeckReason } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { POINTS } from './fight.ts'

export function whyInFight(view: DeckScene, action: Action): DeckReason | null {
  switch (action.kind) {
    case 'lay':
      return whyLay(view, action.box)
    case 'crush':
      return { why: 'armor', box: action.box }
    case 'use':
      return whyUse(view, action.skill)
    case 'drink':
      return whyUse(view, action.potion)
    case 'convert':
      return { why: 'convert', ...endOf(view) }
    case 'done':
      return { why: 'done', ...harmNow(view) }
    case 'pay':
      return { why: 'spare' }
    case 'enough':
      return { why: 'enough' }
    case 'pick':
    case 'either':
    case 'name':
    case 'give':
      return { why: 'plan' }
    default:
      return null
  }
}

function whyLay({ fight }: DeckScene, box: number): DeckReason {
  const found = fight?.challenge?.boxes[box]
  if (found?.skull) return { why: 'skull', box }
  if (!found || found.armor) return { why: 'armor', box }
  return { why: 'fill', box, damage: found.damage, time: found.time }
}

/** A roll is hoped for; what only changes dice is planned with. */
function whyUse(view: DeckScene, ability: string): DeckReason {
  const tool = problemOf(view)?.tools.find(({ ability: { id } }) => id === ability)
  return tool && rollsDice(tool.ability) ? { why: 'roll', ability } : { why: 'use', ability, ...endOf(view) }
}

interface End {
  readonly damage: number
  readonly time: number
}

function endOf(view: DeckScene): End {
  const problem = problemOf(view)
  if (!problem) return { damage: 0, time: 0 }
  const { damage, time } = bestPlacement(problem, POINTS).end
  return { damage, time }
}

function harmNow({ fight }: DeckScene): End {
  return {
    damage: fight?.whatIf?.dealt ?? 0,
    time: (fight?.whatIf?.spent ?? 0) + (fight?.whatIf?.undying ?? 0),
  }
}
