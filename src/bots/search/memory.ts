/** What a seat goes on with at its next decision: the tree below what it chose. */
import { canonical } from '../../engine/hash.ts'
import { keyOf } from '../../engine/result.ts'
import type { Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import type { Entrant } from './race.ts'
import { type Branch, type Decision, newBranch } from './tree.ts'

export interface Memory {
  /** The decisions that may come next, by what the table then looks like. */
  next: ReadonlyMap<string, Decision>
}

export type Memories = Map<Seat, Memory>

/**
 * By counted iterations the same question has the same answer, whatever came before, so only who thinks by the clock
 * remembers. Where something is hidden a guess hardly ever comes twice, and no later one may tell of an earlier.
 */
export function memoryFor(
  memories: Memories,
  { game, budget }: Pick<Mind, 'game' | 'budget'>,
  seat: Seat,
): Memory | undefined {
  if ('iterations' in budget || game.facts.hidden) return undefined
  const memory = memories.get(seat) ?? newMemory()
  memories.set(seat, memory)
  return memory
}

export function newMemory(): Memory {
  return { next: new Map() }
}

/** What each entrant starts from: what was found out about it, where this decision was met in the tree, and else nothing. */
export function branchesIn(memory: Memory | undefined, state: unknown): (entrant: Entrant) => Branch {
  if (!memory) return newBranch
  const known = memory.next.get(canonical(state))
  return ({ action }) => ({
    ...(known?.branches.get(keyOf(action)) ?? newBranch()),
    states: new Map(),
  })
}

export function remember(memory: Memory | undefined, { states }: Branch): void {
  if (memory)
    memory.next = new Map([...(states ?? [])].map(([decision, state]) => [canonical(state), decision]))
}
