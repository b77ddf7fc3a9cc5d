/** What was last asked for on this device, game by game: whoever comes back finds the sheet as it was left. */
import type { Facts } from '../../engine/types.ts'
import type { LabPack } from './asked.ts'
import { chosenIn, rivalIn } from './cards.ts'
import { BOTS, firstLabDraft, type LabDraft, withCards } from './draft.ts'

const keyOf = (game: string): string => `undercroft lab ${game}`

/** Packs from files that nothing is played with last as long as the page. */
const packs = new Map<string, readonly LabPack[]>()

/** A browser that keeps nothing still plays. */
export function keepSheet(draft: LabDraft): void {
  packs.set(draft.setup.game, draft.packs)
  // Rather the sheet without its packs than nothing.
  if (!isWritten({ ...draft, packs: played(draft) })) isWritten({ ...draft, packs: [] })
}

function played(draft: LabDraft): LabPack[] {
  const rival = draft.comparison === 'cards' ? rivalIn(draft, null) : null
  return [chosenIn(draft, null), rival].flatMap(cards => (cards ? [cards.pack] : []))
}

function isWritten(draft: LabDraft): boolean {
  try {
    localStorage.setItem(keyOf(draft.setup.game), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function keptSheet(facts: Facts, bench: LabPack | null): LabDraft {
  const first = firstLabDraft(facts)
  const read = { ...first, ...readSheet(facts.id) }
  const kept: unknown = { ...read, packs: packs.get(facts.id) ?? read.packs }
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
  if (!('packs' in kept && Array.isArray(kept.packs) && kept.packs.every(isPack))) return false
  return 'bots' in kept && Array.isArray(kept.bots) && kept.bots.every(bot => BOTS.includes(bot))
}

function isPack(kept: unknown): boolean {
  return isMadeAs({ name: '', file: '' }, kept) && 'content' in kept
}

function isMadeAs(pattern: object, kept: unknown): kept is object {
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(pattern).every(([name, part]) => {
    const own: unknown = Reflect.get(kept, name)
    return typeof own === typeof part && Array.isArray(own) === Array.isArray(part)
  })
}
