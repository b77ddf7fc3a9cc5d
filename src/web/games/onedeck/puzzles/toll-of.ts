/** What an encounter takes as the dice lie, for one hero. */
import type { Action, Toll } from '../../../../engine/types.ts'
import { tollFor } from '../../../../games/onedeck/odds/placement/toll.ts'
import type { DeckView } from '../../../../games/onedeck/view/types.ts'

export function tollOf(before: DeckView, { tokens, fight }: DeckView, { kind }: Action): Toll | null {
  const whatIf = fight?.whatIf
  if (kind !== 'done' || !whatIf) return null
  const [share] = whatIf.shares
  return tollFor({
    damage: share?.damage[0] ?? whatIf.dealt,
    time: whatIf.spent + whatIf.undying + (share?.time[0] ?? 0),
    potions: before.tokens - tokens,
  })
}
