/** Who sits where. */
import { BEST, LEVELS, type Level, levelNamed } from '../bots/names.ts'
import { type SeatHolder, start } from '../engine/match.ts'
import { isSameName } from '../engine/names.ts'
import { done, refuse } from '../engine/result.ts'
import type { AnyKit, Result, Seat } from '../engine/types.ts'
import { faultOfName } from '../table/names.ts'
import type { Options } from './setup.ts'

/** A person, or a bot of a level. */
export type SitterKind = 'person' | Level
export const SITTER_KINDS: readonly SitterKind[] = ['person', ...LEVELS]

export interface Sitter {
  readonly kind: SitterKind
  /** What a person is called; who is missing one has the number of the seat. */
  readonly name?: string
}

/** As the flags say, or one person and bots on as many seats as the game takes with these options. */
export function sittersFrom(
  kit: AnyKit,
  flags: readonly string[],
  options: Options,
): Result<readonly Sitter[]> {
  if (flags.length === 0) {
    const begun = start(kit, { options })
    return begun.ok ? done(usualSitters(begun.value.header.seats.length)) : begun
  }
  const sitters: Sitter[] = []
  for (const flag of flags) {
    const sitter = sitterFrom(flag)
    if (!sitter.ok) return sitter
    const fault = sitter.value.name === undefined ? null : faultOfName(sitter.value.name, namesOf(sitters))
    if (fault) return fault
    sitters.push(sitter.value)
  }
  return done(sitters)
}

/** `skilled`, `person` or `person:Ada`. */
function sitterFrom(flag: string): Result<Sitter> {
  const [, name] = /^person:(.*)$/s.exec(flag) ?? []
  if (name !== undefined) return done({ kind: 'person', name: name.trim() })
  const kind = flag === 'person' ? flag : levelNamed(flag)
  if (kind !== undefined) return done({ kind })
  return refuse('options', `A seat is ${SITTER_KINDS.join(', ')}; "${flag}" is none of them.`)
}

/** One person, and the usual bot for everyone else. */
function usualSitters(count: number): Sitter[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'person' : BEST }))
}

/** What everybody is called, those without a name of their own too; no two alike. */
export function namesOf(sitters: readonly Sitter[]): string[] {
  const own = sitters.flatMap(({ name }) => name ?? [])
  return sitters.map(({ name }, seat) => name ?? usualName(seat, own))
}

/** Whoever took the name that a seat would have leaves it with a longer one. */
export function usualName(seat: Seat, taken: readonly string[]): string {
  const usual = `Player ${seat + 1}`
  return taken.some(name => isSameName(name, usual)) ? `${usual} (seat ${seat + 1})` : usual
}

/** A bot keeps its level, so that a saved match knows who plays on; two of one level have different names. */
export function holdersOf(sitters: readonly Sitter[]): SeatHolder[] {
  const names = namesOf(sitters)
  return sitters.map(({ kind }, seat) => {
    const name = names[seat] ?? ''
    return kind === 'person' ? { kind, name } : { kind: 'bot', name, level: kind }
  })
}
