/** Sitting down at a match that gathers, or has an open seat. */
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Company } from '../../table/protocol.ts'
import type { Asker } from '../asker.ts'
import { sentenceOf } from '../complain.ts'
import { type Io, say } from '../io.ts'
import { answerTo, choose } from '../play/menu.ts'
import type { FarLine } from './far-line.ts'

export interface Visitor {
  readonly io: Io
  readonly asker: Asker
  readonly line: FarLine
  /** As the command line says it. */
  readonly name?: string
}

/** Whoever was invited and has no seat yet is asked for one; false when the person leaves instead. */
export async function seated(visitor: Visitor, company: Company): Promise<Result<boolean>> {
  const { io, asker } = visitor
  const free = company.seats.flatMap(({ holder }, seat) => (holder.kind === 'open' ? [seat] : []))
  if (free.length === 0) return refuse('turn', 'There is no open seat at this match any more.')
  const named = free.map(seat => `Seat ${seat + 1}${keptFor(company, seat)}`)
  const chosen = free.length === 1 ? done(0) : await choose(io, asker, 'Where would you like to sit?', named)
  if (!chosen.ok || chosen.value === null) return chosen.ok ? done(false) : chosen
  const seat = free[chosen.value]
  return seat === undefined ? done(false) : takeSeat(visitor, company, seat)
}

function keptFor({ seats }: Company, seat: number): string {
  const name = seats[seat]?.holder.name
  return name ? `, kept for ${name}` : ''
}

/** A name that will not do is asked for again, of somebody who can be asked. */
async function takeSeat(visitor: Visitor, { match }: Company, seat: number): Promise<Result<boolean>> {
  const { io, asker, line } = visitor
  for (let given = visitor.name; ; given = undefined) {
    const name = given === undefined ? await answerTo(io, asker, 'Your name? ') : done(given)
    if (!name.ok || name.value === null) return name.ok ? done(false) : name
    const taken = await line.ask('takeSeat', { match, seat, name: name.value })
    if (taken.ok) return done(true)
    if (!io.interactive) return taken
    say(io, sentenceOf(taken.refusal))
  }
}
