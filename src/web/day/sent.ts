/** The result that a link carries: a whole match, so that it can be checked instead of believed. */
import type { Facts } from '../../engine/types.ts'
import { inLink } from '../shell/files.ts'
import { call } from '../shell/wire.ts'
import { type Day, dayOfHeader } from './day.ts'
import { words } from './text/index.ts'

export interface Sent {
  /** The person who played it. */
  readonly name: string
  readonly won: boolean
  /** How it ended. */
  readonly text: string
  readonly steps: number
}

/** Refused in a sentence when it is damaged, of another deal, not over, or when a roll is not as it fell. */
export async function sentWith(packed: string, day: Day, facts: Facts): Promise<Sent> {
  const { match } = await call('peek', { file: await inLink(packed) })
  try {
    const { header } = await call('save', { match })
    if (dayOfHeader(header, facts) !== day) throw new Error(words.value.otherDeal)
    const { ending, seats, length } = await call('look', { match, seat: null, at: Number.MAX_SAFE_INTEGER })
    if (!ending) throw new Error(words.value.unfinished)
    await call('verify', { match })
    const seat = header.seats.findIndex(({ kind }) => kind === 'person')
    const won = ending.result.winners.includes(seat)
    return { name: seats[seat]?.name ?? '', won, text: ending.text, steps: length }
  } finally {
    void call('close', { match })
  }
}
