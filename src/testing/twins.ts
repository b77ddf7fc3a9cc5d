/** Servers with one match each, and the matches differ in a card that only one seat has seen. */
import { canonical } from '../engine/hash.ts'
import { type Entry, type Match, start } from '../engine/match.ts'
import { befall } from '../engine/play.ts'
import { actorOf, viewOf } from '../engine/seats.ts'
import type { AnyKit } from '../engine/types.ts'
import { type BareServer, bareServer } from '../server/attacks/given.ts'
import { hashOf, newKey } from '../server/secrets.ts'
import { given } from '../table/given.ts'
import { type Actor, actorOn } from './fuzz/cast.ts'
import { keepMatch } from './kept-match.ts'
import { walk } from './walk.ts'

export const ID = 'o-twin'
const NAMES = ['Ada', 'Bram']
const people = NAMES.map(name => ({ kind: 'person', name }) as const)
const devices = [newKey(), newKey(), newKey()] as const

/** Two logs of Dungeon! that differ in one card, which only the first seat has seen. */
export function* twins(kit: AnyKit): Generator<readonly [readonly Entry[], readonly Entry[]]> {
  for (const { match } of walk(kit, { seats: people }, 3, 0.9)) {
    if (actorOf(match).kind !== 'chance') continue
    const after = (match.game.outcomes(match.state) ?? []).map(({ action }) => given(befall(match, action)))
    const [one, ...others] = after
    const two =
      one &&
      others.find(other => differ(one, other, 0) && !differ(one, other, 1) && !differ(one, other, null))
    // Then nothing moves by itself while we look.
    if (one && two && actorOf(one).kind === 'seats') yield [entriesOf(one), entriesOf(two)]
  }
}

const entriesOf = ({ log, version }: Match) => log.slice(0, version)

export function differ(one: Match, two: Match, seat: number | null): boolean {
  return canonical(viewOf(one, seat)) !== canonical(viewOf(two, seat))
}

/** A server that has the match, and those who look at it. */
export interface Twin extends BareServer {
  readonly ada: Actor
  readonly bram: Actor
  readonly eve: Actor
}

export async function twinWith(kit: AnyKit, entries: readonly Entry[]): Promise<Twin> {
  const { header } = given(start(kit, { options: { ...kit.facts.bounded }, seats: people }))
  const bare = await bareServer({ date: () => 0 }, async store => {
    await keepMatch(store, { id: ID, kit, header, names: NAMES, entries })
    for (const [seat, device] of devices.entries())
      await store.rights.grant(hashOf(device), {
        match: ID,
        ...(seat < NAMES.length ? { role: 'seat', seat } : { role: 'watch', seat: null }),
      })
  })
  const [ada, bram, eve] = devices
  return {
    ...bare,
    ada: await actorOn(bare.server, 'seat', 0, ada),
    bram: await actorOn(bare.server, 'seat', 1, bram),
    eve: await actorOn(bare.server, 'watch', null, eve),
  }
}
