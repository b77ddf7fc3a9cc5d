/**
 * What an end costs depends on two things only: which boxes are full, and which dear aids were used - those that
 * prevent, cost a token or time. A class is a set of dear aids; its goals are sets of boxes from the least cost on.
 */
import { type Aid, aidsOf, isDear, NOTHING, plus } from './aids.ts'
import { costOf, type Spent } from './cost.ts'
import { type Hand, handOf } from './hand.ts'
import type { Goal, Problem } from './problem.ts'

export interface Class {
  /** Dear aids, as bits. */
  readonly dear: number
  readonly spent: Spent
  readonly goals: readonly Goal[]
  /** What Fade adds to the cost of every goal. */
  readonly extra: number
  /** The first goal not yet decided. */
  next: number
  /** Every choice among the other aids, the fewest first; each is made when first asked for. */
  readonly hands: () => Iterable<Hand>
}

export interface Classes {
  readonly all: readonly Class[]
  /** Dear aids that give no dice, and those that take none: as bits. */
  readonly pure: number
  readonly free: number
}

const MOST_DEAR = 20

export function classesOf(problem: Problem): Classes {
  const skills = problem.tools.flatMap((tool, index) => (tool.isPotion ? [] : [aidsOf(problem, index)]))
  const choices = skills.filter(ways => !ways.some(isDear))
  const dear = [...skills.filter(ways => ways.some(isDear)), ...drinks(problem)].slice(0, MOST_DEAR)
  const flat = dear.flat()
  const bits = (test: (aid: Aid) => boolean) =>
    flat.reduce((mask, aid, at) => (test(aid) ? mask | (1 << at) : mask), 0)
  return {
    all: subsets(dear, problem.tokens)
      .map(aids => classOf(problem, aids, flat, choices))
      .filter(({ goals, extra }) => (goals[0]?.cost ?? 0) + extra < idle(problem)),
    pure: bits(({ steps }) => steps.length === 0),
    free: bits(({ tool }) => tool.ability.cost.kind === 'free' || tool.ability.cost.kind === 'token'),
  }
}

/** The cost of doing nothing. */
function idle(problem: Problem): number {
  return costOf(problem, problem.full, spentAt(problem, []))
}

/** A potion may be drunk as often as there are tokens. */
function drinks(problem: Problem): Aid[][] {
  const ways = problem.tools.flatMap((tool, index) => (tool.isPotion ? aidsOf(problem, index) : []))
  return ways.flatMap(aid => Array.from({ length: problem.tokens }, () => [aid]))
}

/** Of each tool one way or none, within the tokens; a second cup only after the first. */
function subsets(dear: readonly (readonly Aid[])[], tokens: number): Aid[][] {
  return dear.reduce<Aid[][]>(
    (all, ways, at) => [
      ...all,
      ...ways.flatMap(aid => all.flatMap(aids => withAid(dear, at, tokens, aids, aid))),
    ],
    [[]],
  )
}

function withAid(
  dear: readonly (readonly Aid[])[],
  at: number,
  tokens: number,
  aids: readonly Aid[],
  aid: Aid,
): Aid[][] {
  const drunk = aids.reduce((sum, { spent }) => sum + spent.tokens, aid.spent.tokens)
  const cups = dear.slice(0, at).filter(ways => ways.includes(aid)).length
  const isNext = aids.filter(other => other === aid).length === cups
  return drunk <= tokens && isNext ? [[...aids, aid]] : []
}

function spentAt({ noDamage, noTime, soft }: Problem, aids: readonly Aid[]): Spent {
  return aids.reduce((sum, { spent }) => plus(sum, spent), { ...NOTHING, noDamage, noTime, soft })
}

function classOf(
  problem: Problem,
  aids: readonly Aid[],
  flat: readonly Aid[],
  choices: readonly (readonly Aid[])[],
): Class {
  const { known } = problem
  const spent = spentAt(problem, aids)
  const { noDamage, noTime, soft, tokens, fades } = spent
  const key = `${noDamage},${noTime},${soft},${tokens},${problem.tokens}`
  const goals = known.get(key) ?? goalsOf(problem, { ...spent, fades: 0 })
  known.set(key, goals)
  return {
    dear: bitsOf(aids, flat),
    spent,
    goals,
    extra: fades * problem.weights.time,
    next: 0,
    hands: handsOf(problem, aids, choices),
  }
}

/** Copies of one drink are the same aid: each takes the next bit. */
function bitsOf(aids: readonly Aid[], flat: readonly Aid[]): number {
  let bits = 0
  for (const aid of aids) {
    const at = flat.findIndex((other, index) => other === aid && (bits & (1 << index)) === 0)
    bits |= 1 << at
  }
  return bits
}

/** O-44: all of the armor, or nothing but armor. Of equal cost the fewest boxes first. */
function goalsOf(problem: Problem, spent: Spent): Goal[] {
  const { challenge, full } = problem
  const goals: (Goal & { readonly boxes: number })[] = []
  for (let set = 0; set < 1 << challenge.boxes.length; set++) {
    if ((set & full) !== full) continue
    const isArmored = (set & challenge.armor) === challenge.armor
    if (!isArmored && (set & ~full & ~challenge.armor) !== 0) continue
    goals.push({ full: set, cost: costOf(problem, set, spent), boxes: bitCount(set) })
  }
  return goals.toSorted((a, b) => a.cost - b.cost || a.boxes - b.boxes)
}

function bitCount(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

function handsOf(
  problem: Problem,
  dear: readonly Aid[],
  choices: readonly (readonly Aid[])[],
): () => Iterable<Hand> {
  let picked: readonly (readonly Aid[])[] | null = null
  const made: Hand[] = []
  return function* () {
    picked ??= picksOf(dear, choices)
    for (const [at, aids] of picked.entries()) yield (made[at] ??= handOf(problem, aids))
  }
}

/** A free aid with one way is always at hand; the others are taken in one way or left. */
function picksOf(dear: readonly Aid[], choices: readonly (readonly Aid[])[]): Aid[][] {
  const picked = choices.reduce<Aid[][]>(
    (all, ways) => {
      const [first] = ways
      if (ways.length === 0) return all
      if (ways.length === 1 && first?.tool.ability.cost.kind === 'free')
        return all.map(aids => [...aids, first])
      return all.flatMap(aids => [aids, ...ways.map(aid => [...aids, aid])])
    },
    [[...dear]],
  )
  return picked.toSorted((a, b) => a.length - b.length)
}
