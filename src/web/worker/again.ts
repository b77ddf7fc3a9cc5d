/** A match once more. */
import { done } from '../../engine/result.ts'
import type { Json, Result } from '../../engine/types.ts'
import type { MatchId, NewMatch } from '../../table/protocol.ts'
import { type Host, seatingOf } from './seating.ts'

/** The same set-up, with the sheets that are still there; null when it needs asking, as with cards of its own. */
export async function again(host: Host, { match }: { match: MatchId }): Promise<Result<NewMatch | null>> {
  const seating = await seatingOf(host, match)
  if (!seating.ok) return seating
  const { table, kept } = seating.value
  const { seats, header } = table.match
  const { game, options, practice, pack } = header
  if (pack !== undefined || !isRecord(options)) return done(null)
  const known = await host.world.store.getAllKeys('sheets')
  return done({ game, options, seats, practice, sheets: kept.sheets.filter(id => known.includes(id)) })
}

function isRecord(options: Json): options is { readonly [name: string]: Json } {
  return options !== null && typeof options === 'object' && !Array.isArray(options)
}
