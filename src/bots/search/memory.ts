/** What a seat goes on with at its next decision: the tree below what it chose. */
import { canonical } from '../../engine/hash.ts'
import { keyOf } from '../../engine/result.ts'
import type { AnyGame, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import type { Entrant } from './race.ts'
import { type Branch, type Decision, newBranch } from './tree.ts'

/** At most one tree: the last, for a thread may serve many matches. */
export interface Memory {
  last: Remembered | null
}

interface Remembered extends Whose {
  /** The decisions that may come next, by what the table then looks like. */
  readonly next: ReadonlyMap<string, Decision>
}

interface Whose {
  /** With its content: another pack is another game. */
  readonly game: AnyGame
  readonly seat: Seat
}

/**
 * By counted iterations the same question has the same answer, whatever came before, so only who thinks by the clock
 * remembers. Where something is hidden a guess hardly ever comes twice, and no later one may tell of an earlier.
 */
export function memoryFor(
  memory: Memory,
  { game, budget }: Pick<Mind, 'game' | 'budget'>,
): Memory | undefined {
  return 'iterations' in budget || game.facts.hidden ? undefined : memory
}

export function newMemory(): Memory {
  return { last: null }
}

/**
 * What each entrant starts from: what was found out about it, where this decision was met in the tree, and else nothing.
 * All the rest is forgotten.
 */
export function branchesIn(
  memory: Memory | undefined,
  whose: Whose,
  state: unknown,
): (entrant: Entrant) => Branch {
  if (!memory) return newBranch
  const { last } = memory
  const key = canonical(state)
  const known = last?.game === whose.game && last.seat === whose.seat ? last.next.get(key) : undefined
  memory.last = known ? { ...whose, next: new Map([[key, known]]) } : null
  return ({ action }) => ({
    ...(known?.branches.get(keyOf(action)) ?? newBranch()),
    states: new Map(),
  })
}

export function remember(memory: Memory | undefined, { game, seat }: Whose, { states }: Branch): void {
  if (!memory) return
  const next = new Map([...(states ?? [])].map(([decision, state]) => [canonical(state), decision]))
  memory.last = { game, seat, next }
}
