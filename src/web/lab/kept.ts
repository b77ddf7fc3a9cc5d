/** What was last asked for on this device, game by game: whoever comes back finds the sheet as it was left. */
import type { Facts } from '../../engine/types.ts'
import type { LabPack } from './asked.ts'
import { BOTS, firstLabDraft, type LabDraft, withCards } from './draft.ts'

const keyOf = (game: string): string => `undercroft lab ${game}`

/** Packs from files are too large to keep: they last as long as the page. */
const packs = new Map<string, readonly LabPack[]>()

export function keepSheet({ packs: brought, ...draft }: LabDraft): void {
  const { game } = draft.setup
  packs.set(game, brought)
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function keptSheet(facts: Facts, bench: LabPack | null): LabDraft {
  const first = firstLabDraft(facts)
  const kept: unknown = { ...first, ...readSheet(facts.id), packs: packs.get(facts.id) ?? [] }
  return isSheet(kept, first) ? withCards(kept, kept.cards, bench) : first
}

function readSheet(game: string): object {
  try {
    return Object(JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}'))
  } catch {
    return {}
  }
}

/** Whether it is made as sheets are now: one of an earlier version may not be. */
function isSheet(kept: unknown, first: LabDraft): kept is LabDraft {
  if (!isMadeAs(first, kept) || !('setup' in kept) || !isMadeAs(first.setup, kept.setup)) return false
  return 'bots' in kept && Array.isArray(kept.bots) && kept.bots.every(bot => BOTS.includes(bot))
}

function isMadeAs(pattern: object, kept: unknown): kept is object {
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(pattern).every(([name, part]) => {
    const own: unknown = Reflect.get(kept, name)
    return typeof own === typeof part && Array.isArray(own) === Array.isArray(part)
  })
}
