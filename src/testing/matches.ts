/** Records and entries of a match, for stores: they keep what they are given, whatever it means. */
import type { Entry, Header } from '../engine/match.ts'
import type { StoredMatch } from '../table/store.ts'

const header: Header = {
  game: 'pig',
  rulesVersion: 1,
  options: { goal: 20 },
  content: 'none',
  seats: [{ kind: 'person', name: 'Ada' }],
  practice: true,
  chance: 2,
  seed: 7,
}

export function matchNamed(id: string, used = 0): StoredMatch {
  const summary = {
    match: id,
    game: 'pig',
    seats: header.seats,
    steps: 0,
    touched: 5,
    text: 'Roll or hold?',
    over: false,
    waits: true,
  }
  return { id, header, summary, texts: { en: 'Roll or hold?' }, used, sheets: [] }
}

export const roll: Entry = { seat: 0, action: { kind: 'roll' } }
export const die = (face: number): Entry => ({ action: Object.assign({ kind: 'die' }, { value: face }) })
