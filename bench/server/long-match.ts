/** A long match as a server has kept it, without having been played at one. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentTo, fairChance } from '../../src/engine/fair.ts'
import { type Match, start } from '../../src/engine/match.ts'
import { legal, play, playChance } from '../../src/engine/play.ts'
import { fastRng, pick } from '../../src/engine/rng.ts'
import { actorOf } from '../../src/engine/seats.ts'
import type { Result } from '../../src/engine/types.ts'
import { dungeonKit } from '../../src/games/dungeon/index.ts'
import { hashOf, newSecret } from '../../src/server/secrets.ts'
import { openStore } from '../../src/server/store/open.ts'
import { recordOf } from '../../src/table/record.ts'
import { tableOf } from '../../src/table/table.ts'

const SEATS = Array.from({ length: 8 }, (_, seat) => ({ kind: 'person' as const, name: `P${seat}` }))
const ID = 'o-long'

/** Long ago, so that no server that starts wakes it. The folder of its store, with a right for this device to its first seat. */
export async function kept(
  device: string,
  entries: number,
): Promise<{ readonly data: string; readonly match: string }> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
  const secret = newSecret()
  const match = longMatch(secret, entries)
  const table = tableOf(ID, dungeonKit, match, secret)
  const record = {
    ...recordOf({ world: { date: () => 0 } }, table, []),
    sealed: { secret, link: '' },
  }
  const store = await openStore(data)
  await store.matches.append(0, record, match.log)
  await store.rights.grant(hashOf(device), { match: ID, role: 'seat', seat: 0 })
  await store.close()
  return { data, match: ID }
}

function longMatch(secret: string, entries: number): Match {
  const fair = { match: ID, commitment: commitmentTo(secret), salts: [] }
  let match = must(start(dungeonKit, { seats: SEATS, fair }))
  const [chance, rng] = [fairChance(secret, match.header), fastRng(1)]
  while (match.version < entries) {
    const actor = actorOf(match)
    if (actor.kind === 'over') throw new Error(`It was over after ${match.version} entries`)
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    match = must(
      actor.kind === 'chance' ? playChance(match, chance) : play(match, seat, pick(legal(match, seat), rng)),
    )
  }
  return match
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}
