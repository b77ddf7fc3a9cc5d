/** What a die may become by the skills at hand: every order of changes that leads somewhere new. */
import { type Choosy, fitsVerb } from '../../rules/index.ts'
import { colourOf, indexOfColour, kindOf, PLAIN, valueOf } from '../../types/dice.ts'
import type { Aid } from './aids.ts'

/** A change that some aid allows, so many times, for dice of one hero. */
export interface Op {
  /** Place of the aid in the hand. */
  readonly aid: number
  readonly slot: number
  readonly most: number
  /** Null is Direct Hit: laid on a skull as 1 higher. */
  readonly verb: Choosy | null
  readonly named: number
}

export interface Path {
  readonly ops: readonly number[]
  /** Whose dice; -1 for the empty path, which is open to all. */
  readonly slot: number
  /** What each kind becomes, -1 where the path does not lead. */
  readonly become: readonly number[]
  /** 1 when it ends with Direct Hit. */
  readonly plus: number
}

export function opsOf(aids: readonly Aid[]): Op[] {
  return aids.flatMap(({ steps, tool }, aid) =>
    steps.flatMap((step): Op[] => {
      if (step.kind === 'strike') return [{ aid, slot: tool.slot, most: 1, verb: null, named: 0 }]
      if (step.kind !== 'change') return []
      return [{ aid, slot: step.slot, most: step.verb.most, verb: step.verb, named: step.named }]
    }),
  )
}

const KEEPS: readonly number[] = Array.from({ length: PLAIN + 2 }, (_, kind) => kind)
const STAYS: Path = { ops: [], slot: -1, become: KEEPS, plus: 0 }

/** Longer paths after shorter ones; a kind that a part of the ops takes to the same place is left out. */
export function pathsOf(ops: readonly Op[]): Path[] {
  const paths: Path[] = [STAYS]
  for (let at = 0; at < paths.length; at++) {
    const path = paths[at]
    if (!path || path.plus > 0) continue
    for (const [index, op] of ops.entries()) {
      if (path.ops.includes(index) || (path.slot >= 0 && path.slot !== op.slot)) continue
      const next = leastOf(paths, extended(path, index, op))
      if (next.become.some(kind => kind >= 0)) paths.push(next)
    }
  }
  return paths
}

function extended(path: Path, index: number, { slot, verb, named }: Op): Path {
  const become = path.become.map((kind, from) => {
    if (kind < 0 || from >= PLAIN) return -1
    return verb ? changed(verb, kind, named) : kind
  })
  return { ops: [...path.ops, index], slot, become, plus: verb ? 0 : 1 }
}

/** Any dice may be there, so the supply is looked at when the plan is made. */
const PLENTY: readonly number[] = [1, 1, 1, 1]

/** What a die becomes, -1 where the verb does not touch it. */
export function changed(verb: Choosy, kind: number, named: number): number {
  if (!fitsVerb(PLENTY, verb, kind, named)) return -1
  if (verb.verb === 'set') return kindOf(colourOf(kind), verb.to)
  if (verb.verb === 'turn') return kindOf(indexOfColour(verb.into), verb.to ?? valueOf(kind))
  return verb.verb === 'raise' ? kind + 1 : -1
}

function leastOf(paths: readonly Path[], path: Path): Path {
  const become = path.become.map((kind, from) => {
    const isReached = paths.some(
      other =>
        other.ops.length < path.ops.length &&
        other.plus === path.plus &&
        other.become[from] === kind &&
        other.ops.every(op => path.ops.includes(op)),
    )
    return isReached ? -1 : kind
  })
  return { ...path, become }
}
