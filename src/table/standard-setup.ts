/** The set-up that nobody was asked about: the standard one of a game, for one person. */
import { BEST } from '../bots/names.ts'
import type { SeatHolder } from '../engine/log.ts'
import { isSameName } from '../engine/names.ts'
import type { Facts, Json } from '../engine/types.ts'

export interface StandardSetup {
  readonly options: Readonly<Record<string, Json>>
  readonly seats: readonly SeatHolder[]
}

/** Whoever is called like the first of them meets the second. */
const RIVALS = ['Bram', 'Odile'] as const

/** You, and where the game is a race, one bot to race against. */
export function standardSetup({ options, seats: { max } }: Facts, you: string): StandardSetup {
  const seats: SeatHolder[] = [{ kind: 'person', name: you }]
  const rival = RIVALS.find(name => !isSameName(name, you)) ?? RIVALS[0]
  if (max > 4) seats.push({ kind: 'bot', name: rival, level: BEST })
  return { options: Object.fromEntries(options.map(({ name, standard }) => [name, standard])), seats }
}
