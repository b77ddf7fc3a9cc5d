/** Who is at a match, as its server tells it while one attends. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Company, MatchId } from '../../table/protocol.ts'
import { call, onPush } from '../shell/wire.ts'

export interface Attendance {
  readonly company: ReadonlySignal<Company>
  /** Hears no more of it. */
  leave(): void
}

/** Refused where there is no such match for this device, or no server. */
export async function attend(match: MatchId): Promise<Attendance> {
  const pushed = signal<Company | null>(null)
  const leave = onPush(push => {
    if (push.push === 'company' && push.company.match === match) pushed.value = push.company
  })
  try {
    const told = await call('attend', { match })
    return { company: computed(() => pushed.value ?? told), leave }
  } catch (error) {
    leave()
    throw error
  }
}

/** The seats that nobody has taken yet. */
export function openSeats({ seats }: Company): number {
  return seats.filter(({ holder }) => holder.kind === 'open').length
}

/** Those whose device has not shown yet what it committed to. */
export function notReady({ seats }: Company): readonly string[] {
  return seats.flatMap(({ holder, isReady }) => (holder.kind === 'person' && !isReady ? [holder.name] : []))
}

export function nameAt({ seats }: Company, seat: number): string {
  return seats[seat]?.holder.name ?? ''
}

/** Whoever plays may ask the others, where there are any. */
export function mayAsk({ seats, yours }: Company): boolean {
  const others = seats.filter(({ holder }, seat) => holder.kind === 'person' && !yours.includes(seat))
  return yours.length > 0 && others.length > 0
}
