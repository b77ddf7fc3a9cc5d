/** Who may sit at a table: no two are called alike, or nobody could read the log, and a bot is of a level that there is. */
import { LEVELS, type Level, levelNamed } from '../bots/names.ts'
import { clipped } from '../engine/limits.ts'
import type { SeatHolder } from '../engine/match.ts'
import { isName, isSameName } from '../engine/names.ts'
import { done } from '../engine/result.ts'
import { LANGUAGES, type Refused, type Result } from '../engine/types.ts'
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

/** The level that somebody asks for. */
export function levelFrom(name: string): Result<Level> {
  const level = levelNamed(name)
  return level === undefined ? refuse('options', t => t.noLevel(clipped(name), LEVELS)) : done(level)
}

/** A bot of which nothing is said plays as it is usual. */
function faultOfLevel({ level }: SeatHolder): Refused | null {
  const found = level === undefined ? null : levelFrom(level)
  return found?.ok === false ? found : null
}

/** Whoever hands a device to another needs a name for it: `You` is either of them. */
export function faultOfHolder(holder: SeatHolder, others: readonly SeatHolder[]): Refused | null {
  const { kind, name } = holder
  const isAmongPeople = kind !== 'bot' && others.some(other => other.kind !== 'bot')
  if (isAmongPeople && LANGUAGES.some(language => isSameName(textIn(language).you, name)))
    return refuse('options', t => t.nameIsYou(name))
  const names = others.map(other => other.name)
  return faultOfLevel(holder) ?? faultOfName(name, names)
}
