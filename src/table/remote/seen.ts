/** What a device makes of the sights that a server sends it: witnesses of the history, and an end that is remembered. */
import type { MatchId } from '../protocol.ts'
import type { Seen } from '../sight.ts'
import { conclude } from './conclude.ts'
import { keep, keptOf } from './kept.ts'
import { aside, type Visit } from './visit.ts'
import { witness } from './witnesses.ts'

type Told = Pick<Seen, 'match' | 'version' | 'link' | 'outcome' | 'at' | 'length'>

export function sightCame(visit: Visit, seen: Told): void {
  const { match, version, outcome, at, length } = seen
  aside(visit, match, `witness ${version} of`, () => witness(visit.keepsake, seen))
  if (outcome && at === length) endCame(visit, match)
}

export function endCame(visit: Visit, match: MatchId): void {
  aside(visit, match, 'end', () => rememberEnd(visit, match))
}

/** Once; where it fails, the next look tries again. Whoever only looked on has nothing to tell. */
async function rememberEnd({ keepsake, far, house }: Visit, match: MatchId): Promise<void> {
  const { isTold = false, seats } = await keptOf(keepsake, match)
  if (isTold) return
  const company = await far('attend', { match })
  if (!company.ok || company.value.yours.length === 0) return
  const saved = await far('save', { match })
  if (!saved.ok) return
  const concluded = await conclude(await house(), {
    match,
    file: saved.value,
    seats: company.value.yours,
    sheets: seats.flatMap(({ sheet }) => sheet ?? []),
  })
  if (concluded.ok) await keep(keepsake, match, before => ({ ...before, isTold: true }))
}
