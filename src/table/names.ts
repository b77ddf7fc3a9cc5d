/** What those at a table are called: no two alike, or nobody could read the log. */
import type { SeatHolder } from '../engine/match.ts'
import { isName, isSameName } from '../engine/names.ts'
import { LANGUAGES, type Refused } from '../engine/types.ts'
import { refuse, textIn } from './text/index.ts'

/** Why nobody can be called this beside the others; null where it is a name. */
export function faultOfName(name: string, others: readonly string[]): Refused | null {
  if (!isName(name)) return refuse('options', t => t.nameLength)
  const isTaken = others.some(other => isSameName(other, name))
  return isTaken ? refuse('options', t => t.nameTaken(name)) : null
}

export function faultOfNames(seats: readonly SeatHolder[]): Refused | null {
  for (const [seat, holder] of seats.entries()) {
    const fault = faultOfHolder(holder, seats.toSpliced(seat, 1))
    if (fault) return fault
  }
  return null
}

/** Whoever hands a device to another needs a name for it: `You` is either of them. */
export function faultOfHolder({ kind, name }: SeatHolder, others: readonly SeatHolder[]): Refused | null {
  const isAmongPeople = kind !== 'bot' && others.some(other => other.kind !== 'bot')
  if (isAmongPeople && LANGUAGES.some(language => isSameName(textIn(language).you, name)))
    return refuse('options', t => t.nameIsYou(name))
  return faultOfName(
    name,
    others.map(other => other.name),
  )
}
