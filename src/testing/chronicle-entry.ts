/** Entries of a chronicle for tests: what matters is stated. */
import type { Tale } from '../engine/tale.ts'
import type { ChronicleEntry } from '../table/protocol.ts'

const TALE: Tale = {
  traits: {},
  numbers: [{ name: 'slain', value: 3 }],
  luck: { dice: 2, sum: 7, expected: 7 },
  fellTo: null,
  margin: null,
  score: 0,
  turn: null,
  deeds: [],
}

type Stated = Partial<Omit<ChronicleEntry, 'tale'>> & { readonly tale?: Partial<Tale> }

export function entryWith({ tale = {}, ...stated }: Stated): ChronicleEntry {
  return {
    match: 'm-1',
    game: 'tin',
    ended: 0,
    seats: [{ kind: 'person', name: 'Ada' }],
    seat: 0,
    won: false,
    seed: 5,
    options: { hearts: 6, turnLimit: null },
    steps: 40,
    version: 1,
    ...stated,
    tale: { ...TALE, ...tale },
  }
}
