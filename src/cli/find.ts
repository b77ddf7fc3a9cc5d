/** The game of this name; a wrong name is answered with the right ones. */
import { clipped } from '../engine/limits.ts'
import { done, refuse } from '../engine/result.ts'
import type { AnyKit, Result } from '../engine/types.ts'

export function findKit(kits: readonly AnyKit[], id: string): Result<AnyKit> {
  const kit = kits.find(({ facts }) => facts.id === id)
  if (kit) return done(kit)
  const known = kits.map(({ facts }) => facts.id).join(', ') || 'none'
  return refuse('unknown', `There is no game "${clipped(id)}"; the games are: ${known}.`)
}
