/** What dice are wanted for: boxes to fill, and the cost of each aid, which is filled like a box by its owner. */
import type { BoxFact, Challenge } from '../../content/content-index.ts'
import { bitsOfColour, HEROIC, MANA } from '../../types/dice.ts'
import type { Aid } from './aids.ts'
import type { Problem } from './problem.ts'

export interface Want {
  /** The box to lay dice on, or -1; the aid to pay for, or -1. */
  readonly box: number
  readonly aid: number
  /** Kinds that do, as bits. */
  readonly takes: number
  /** 0 strength, 1 agility, 2 magic, 3 any. */
  readonly colour: number
  readonly wide: boolean
  readonly need: number
  /** Whose dice; -1 is anyone's. */
  readonly slot: number
  readonly skull: boolean
}

/** All open boxes and all costs, the hardest first: high small boxes, then dice to pay with, then sums. */
export function wantsOf(problem: Problem, aids: readonly Aid[]): Want[] {
  const { challenge, full } = problem
  const boxes = challenge.boxes.flatMap((fact, box) =>
    (full & (1 << box)) === 0 ? boxWants(problem, challenge, fact, box) : [],
  )
  const wants = [...boxes, ...aids.flatMap(payWants)]
  const rank = ({ wide, aid }: Want) => (wide ? (aid < 0 ? 2 : 1) : 0)
  return wants.toSorted((a, b) => rank(a) - rank(b) || b.need - a.need)
}

/** Against the Lich a skull must be covered twice. */
function boxWants({ sums, once }: Problem, { modifiers }: Challenge, fact: BoxFact, box: number): Want[] {
  const { takes, colour, wide, skull } = fact
  const need = wide ? Math.max(1, fact.need - (sums[box] ?? 0)) : fact.need
  const want: Want = { box, aid: -1, takes, colour, wide, need, slot: -1, skull }
  return modifiers.twice && skull && (once & (1 << box)) === 0 ? [want, want] : [want]
}

function payWants({ tool }: Aid, aid: number): Want[] {
  const { cost } = tool.ability
  const want = { box: -1, aid, slot: tool.slot, skull: false }
  if (cost.kind === 'mana') {
    const takes = bitsOfColour(2) | bitsOfColour(HEROIC) | (1 << MANA)
    return [{ ...want, takes, colour: 2, wide: true, need: cost.count }]
  }
  if (cost.kind !== 'dice') return []
  const colour = cost.colour === 'S' ? 0 : 1
  const takes = bitsOfColour(colour) | bitsOfColour(HEROIC)
  return Array.from({ length: cost.count }, () => ({ ...want, takes, colour, wide: false, need: 1 }))
}
