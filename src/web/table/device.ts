/** The device goes from hand to hand: whoever is done says so, and whoever takes it looks. */
import { messageOf } from '../../engine/error-message.ts'
import type { SeatHolder } from '../../engine/match.ts'
import type { Seat } from '../../engine/types.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { isMeant, type TableSession } from './session.ts'

/** Whoever looks has seen enough: from here on nothing of that seat is on the page. */
export function handOver(session: TableSession): void {
  const { value: next } = session.next
  if (next === null || !isMeant(session, null)) return
  session.cover.value = next
  void session.look(null)
}

/** Whoever is asked for has the device. */
export function uncover(session: TableSession): void {
  const { value: seat } = session.cover
  if (seat !== null && isMeant(session, null)) void session.look(seat)
}

/** Who has come sits down and looks with the eyes of that seat; a bot just plays. */
export async function takeSeat(session: TableSession, seat: Seat, holder: SeatHolder): Promise<void> {
  try {
    await call('sit', { match: session.match, seat, holder })
    if (holder.kind === 'person') await session.look(seat)
  } catch (error) {
    say(messageOf(error))
  }
}
