/** What the people at a match do when all of them agree: going back further, and a bot for somebody who is away. */
import { done } from '../../engine/result.ts'
import { personsOf } from '../../engine/seats.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { undoAgreed } from '../../engine/undo.ts'
import { autoplay } from '../../table/drive.ts'
import type { OnlineCalls } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import { commit, enqueue } from '../../table/room.ts'
import { withRoom } from '../../table/rooms.ts'
import { travelled } from '../../table/table.ts'
import { tellCompany, wishIn } from '../company.ts'
import { seatsOf } from '../guest.ts'
import { newKey } from '../secrets.ts'
import type { Server } from '../server.ts'
import type { KeptWish } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import { changeGathering, gatheringOf, type Known, type OnlineHandlers } from './handlers.ts'
import { faultOfAway, lend } from './people.ts'

export const WISH_CALLS: OnlineHandlers<'wish' | 'answerWish'> = {
  wish: async (server, guest, asked) => {
    const made = await wished(server, guest, asked)
    if (!made.ok) return made
    const set = await changeGathering(server, asked.match, now => done({ ...now, wish: made.value }))
    if (!set.ok) return set
    return settle(server, asked.match)
  },
  answerWish: async (server, guest, { match, wish: id, yes }) => {
    const seats = seatsOf(guest, match)
    if (seats.length === 0) return refuse('turn', t => t.noSeatYours)
    const set = await changeGathering(server, match, now => {
      if (now.wish?.id !== id) return refuse('turn', t => t.noWish)
      return done({
        ...now,
        wish: yes ? { ...now.wish, agreed: [...new Set([...now.wish.agreed, ...seats])] } : null,
      })
    })
    return set.ok ? settle(server, match) : set
  },
}

async function wished(
  server: Server,
  guest: Known,
  { match, version, what }: OnlineCalls['wish']['takes'],
): Promise<Result<KeptWish>> {
  const seats = seatsOf(guest, match)
  const [by] = seats
  if (by === undefined) return refuse('turn', t => t.noSeatYours)
  if (what.kind === 'bot') {
    const wrong = faultOfAway(server, guest, match, what.seat, server.limits.awayForVote)
    if (wrong) return wrong
  }
  if (what.kind === 'back' && (await server.store.days.ofMatch(match)))
    return refuse('undo', t => t.dayInEarnest)
  return withRoom(server.house, match, ({ table }) => {
    if (table.match.version !== version) return refuse('turn', t => t.stale)
    if (what.kind === 'back') {
      const tried = undoAgreed(table.match, by, what.steps, personsOf(table.match))
      if (!tried.ok) return tried
    }
    return done({ id: newKey(), by, what, version, agreed: seats })
  })
}

/** Everybody has agreed: then it is done. */
async function settle(server: Server, match: MatchId): Promise<Result<null>> {
  const gathering = await gatheringOf(server, match)
  if (!gathering.ok) return gathering
  const { wish } = gathering.value
  const state = wish && (await withRoom(server.house, match, room => done(wishIn(room, wish))))
  if (wish && state?.ok && state.value?.waitsFor.length === 0) await fulfil(server, match, wish)
  await tellCompany(server, match)
  return done(null)
}

async function fulfil(server: Server, match: MatchId, { what, by, version }: KeptWish): Promise<void> {
  await changeGathering(server, match, now => done({ ...now, wish: null }))
  if (what.kind === 'bot') await lend(server, match, what.seat, what.level)
  else await goBack(server, match, { by, version, steps: what.steps })
}

function goBack(
  { house }: Server,
  match: MatchId,
  { by, version, steps }: { readonly by: Seat; readonly version: number; readonly steps: number },
): Promise<Result<null>> {
  return withRoom(house, match, room =>
    enqueue(room, async () => {
      const { table, record } = room
      if (record.closed) return refuse('over', t => t.closed)
      if (table.match.version !== version) return refuse('turn', t => t.stale)
      const back = undoAgreed(table.match, by, steps, personsOf(table.match))
      if (!back.ok) return back
      const kept = await commit(house, room, travelled(table, back.value))
      if (kept.ok) void autoplay(house, room)
      return kept.ok ? done(null) : kept
    }),
  )
}
