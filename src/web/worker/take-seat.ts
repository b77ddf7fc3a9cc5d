/** Somebody sits down at a match that has begun. */
import { done } from '../../engine/result.ts'
import { sit } from '../../engine/seats.ts'
import type { Result } from '../../engine/types.ts'
import type { Calls } from '../../table/protocol.ts'
import { carryOn } from './pace.ts'
import { commit, type Host, inTurn, seatingOf } from './seating.ts'

export async function takeSeat(host: Host, wanted: Calls['sit']['takes']): Promise<Result<null>> {
  const found = await seatingOf(host, wanted.match)
  if (!found.ok) return found
  const seating = found.value
  return inTurn(seating, async () => {
    for (;;) {
      const { table } = seating
      const seated = sit(table.match, wanted.seat, wanted.holder)
      if (!seated.ok) return seated
      // Another tab may just have made a step: then the seat is asked for again.
      if (await commit(host, seating, { ...table, match: seated.value })) break
    }
    void carryOn(host, seating)
    return done(null)
  })
}
