/** What a server does when a match has come to its end. */
import { done } from '../engine/result.ts'
import type { MatchId } from '../table/protocol.ts'
import { changeGathering } from './calls/handlers.ts'
import { tellCompany } from './company.ts'
import { countAttempt } from './day-match.ts'
import type { Server } from './server.ts'
import { refuse } from './text/index.ts'

/** The gathering is told last: as long as it does not know, this is done again at the next start. */
export async function conclude(server: Server, match: MatchId): Promise<void> {
  server.notices.delete(match)
  await countAttempt(server, match)
  const told = await changeGathering(server, match, now =>
    now.phase === 'begun' ? done({ ...now, phase: 'over', wish: null }) : refuse('turn', t => t.notBegun),
  )
  if (told.ok) await tellCompany(server, match)
}
