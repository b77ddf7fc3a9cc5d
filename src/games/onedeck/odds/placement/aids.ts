/**
 * Skills and potions as the search uses them: one aid for each way to use one. Only what is certain is an aid; a
 * skill that rolls is left to the party, who can ask what it is worth (see rolls.ts).
 */
import type { Choosy } from '../../rules/index.ts'
import { ARMOR, indexOfColour, kindOf, MANA } from '../../types/dice.ts'
import type { Action, Gift, Verb } from '../../types.ts'
import type { Spent } from './cost.ts'
import type { Problem, Tool } from './problem.ts'

/** What an aid does, in the order of its skill. */
export type Step =
  | { readonly kind: 'gain'; readonly slot: number; readonly dice: readonly number[] }
  | {
      readonly kind: 'change'
      readonly slot: number
      readonly verb: Choosy
      readonly named: number
    }
  | { readonly kind: 'crush' }
  | { readonly kind: 'craft' }
  | { readonly kind: 'strike' }

export interface Aid {
  readonly tool: Tool
  /** Which tool of the problem: of its ways one at most. */
  readonly index: number
  readonly steps: readonly Step[]
  /** Said after paying: which of two, which value. */
  readonly says: readonly Action[]
  /** What it takes and spares beside dice. */
  readonly spent: Spent
}

export const NOTHING: Spent = { noDamage: 0, noTime: 0, soft: 0, tokens: 0, fades: 0 }

export function plus(a: Spent, b: Spent): Spent {
  return {
    noDamage: a.noDamage + b.noDamage,
    noTime: a.noTime + b.noTime,
    soft: a.soft | b.soft,
    tokens: a.tokens + b.tokens,
    fades: a.fades + b.fades,
  }
}

/** Every way to use a tool; none if its result is not certain. */
export function aidsOf(problem: Problem, index: number): Aid[] {
  const tool = problem.tools[index]
  if (!tool || tool.ability.cost.kind === 'any') return []
  const fades = tool.isPotion || tool.isBegun ? 0 : problem.challenge.modifiers.fades
  const spent = { ...NOTHING, fades, tokens: tool.isPotion ? 1 : 0 }
  const start: Aid = { tool, index, steps: [], says: [], spent }
  return tool.ability.does.reduce<Aid[]>(
    (aids, verb) => aids.flatMap(aid => withVerb(problem, aid, verb)),
    [start],
  )
}

function withVerb(problem: Problem, aid: Aid, verb: Verb): Aid[] {
  const { slot } = aid.tool
  const isPair = problem.heroes.length > 1
  const doing = (step: Step): Aid[] => [{ ...aid, steps: [...aid.steps, step] }]
  switch (verb.verb) {
    case 'gain': {
      const owner = verb.whose === 'own' ? slot : 1 - slot
      return isPair || owner === slot
        ? doing({ kind: 'gain', slot: owner, dice: verb.dice.map(kindOfGift) })
        : [aid]
    }
    case 'raise': {
      const owner = verb.whose === 'own' ? slot : 1 - slot
      return isPair || owner === slot ? doing({ kind: 'change', slot: owner, verb, named: 0 }) : [aid]
    }
    case 'set':
      return verb.named ? named(aid, verb) : doing({ kind: 'change', slot, verb, named: 0 })
    case 'turn':
      return doing({ kind: 'change', slot, verb, named: 0 })
    case 'prevent': {
      const noDamage = problem.challenge.scene === 'boss' ? verb.boss : verb.damage
      return [{ ...aid, spent: plus(aid.spent, { ...NOTHING, noDamage, noTime: verb.time }) }]
    }
    case 'soften':
      return [{ ...aid, spent: plus(aid.spent, { ...NOTHING, soft: 1 << slot }) }]
    case 'crush':
    case 'craft':
    case 'strike':
      return doing({ kind: verb.verb })
    case 'either':
      return verb.of.flatMap((one, choice) =>
        withVerb(problem, { ...aid, says: [...aid.says, { kind: 'either', choice }] }, one),
      )
    case 'roll':
    case 'reroll':
      return []
    default:
      return []
  }
}

function kindOfGift({ colour, value, only }: Gift): number {
  if (only === 'mana') return MANA
  return only === 'armor' ? ARMOR : kindOf(indexOfColour(colour), value)
}

/** One way for each value that may be named. */
function named(aid: Aid, verb: Extract<Verb, { verb: 'set' }>): Aid[] {
  return [1, 2, 3, 4, 5, 6]
    .filter(value => value !== verb.to)
    .map(value => ({
      ...aid,
      says: [...aid.says, { kind: 'name', value }],
      steps: [...aid.steps, { kind: 'change', slot: aid.tool.slot, verb, named: value }],
    }))
}

/** Whether it is worth using only for what it costs or spares beside dice: such aids make up a class of goals. */
export function isDear({ spent }: Aid): boolean {
  return Object.values(spent).some(value => value !== 0)
}
