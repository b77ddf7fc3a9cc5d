/** What the stores of servers are given to keep. */
import type { Attempt, Day, Gathering, Right, ServerStore } from '../../server/store/store.ts'

/** A store that is empty, and two handles on one. */
export type Fresh = () => Promise<ServerStore>
export type Two = () => Promise<readonly [ServerStore, ServerStore]>

export const gathering = (id: string, more: Partial<Gathering> = {}): Gathering => ({
  id,
  game: 'pig',
  options: { goal: 20 },
  seats: [{ holder: { kind: 'person', name: 'Ada' }, device: 'ann' }, { holder: { kind: 'open', name: '' } }],
  phase: 'gathering',
  isPublic: true,
  secret: 'hidden',
  commitment: 'shown',
  touched: 5,
  lent: [],
  wish: null,
  ...more,
})

export const seatRight = (seat: number, match = 'a'): Right => ({ match, role: 'seat', seat })
export const hostRight = (match = 'a'): Right => ({ match, role: 'host', seat: null })

export const said = (text: string, device = 'ann') => ({
  match: 'a',
  device,
  seat: null,
  name: 'Ada',
  text,
  at: 5,
})

export const day = (secret: string): Day => ({
  game: 'pig',
  day: '2026-11-17',
  secret,
  commitment: `of ${secret}`,
})

export const attempt = (
  match: string,
  device: string,
  begun = 5,
): Omit<Attempt, 'ranked' | 'result' | 'score'> => ({
  game: 'pig',
  day: '2026-11-17',
  device,
  match,
  name: 'Ada',
  begun,
})
