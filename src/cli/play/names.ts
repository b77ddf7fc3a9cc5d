/** What the people who share a terminal are called. */
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { faultOfName } from '../../table/names.ts'
import type { Asker } from '../asker.ts'
import { sentenceOf } from '../complain.ts'
import { type Io, say } from '../io.ts'
import { namesOf, type Sitter } from '../sitters.ts'
import { answerTo } from './menu.ts'

/** Asks each person without a name, where there are several; Enter keeps the usual one. Null when somebody leaves. */
export async function namedBy(
  io: Io,
  asker: Asker,
  sitters: readonly Sitter[],
): Promise<Result<readonly Sitter[] | null>> {
  const persons = sitters.filter(({ kind }) => kind === 'person')
  if (!io.interactive || persons.length < 2) return done(sitters)
  let named = sitters
  for (const [seat, { kind, name }] of sitters.entries()) {
    if (kind !== 'person' || name !== undefined) continue
    const answer = await nameFor(io, asker, named, seat)
    if (!answer.ok || answer.value === null) return answer.ok ? done(null) : answer
    named = named.with(seat, { kind, name: answer.value })
  }
  return done(named)
}

async function nameFor(
  io: Io,
  asker: Asker,
  sitters: readonly Sitter[],
  seat: number,
): Promise<Result<string | null>> {
  const names = namesOf(sitters)
  const usual = names[seat] ?? ''
  for (;;) {
    const line = await answerTo(io, asker, `Who sits on seat ${seat + 1}? [${usual}] `)
    if (!line.ok || line.value === null) return line
    const name = line.value || usual
    const fault = faultOfName(name, names.toSpliced(seat, 1))
    if (!fault) return done(name)
    say(io, sentenceOf(fault.refusal))
  }
}
