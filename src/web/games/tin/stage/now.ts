/** What is being shown just now. */
import type { TinEvent } from '../../../../games/tin/types.ts'
import type { Beat } from '../../../table/stage/beat.ts'

type EventOf<K extends TinEvent['kind']> = Extract<TinEvent, { readonly kind: K }>

/** The event that a beat shows, if it is one of these. */
export function nowShown<K extends TinEvent['kind']>(
  beat: Beat | null,
  ...kinds: readonly K[]
): EventOf<K> | null {
  return beat && kinds.some(kind => kind === beat.event.kind) ? (beat.event as EventOf<K>) : null
}

/** The event whose die is in the air, if it is of this kind. */
export function inTheAir<K extends TinEvent['kind']>(beat: Beat | null, kind: K): EventOf<K> | null {
  return beat?.act === 'throw' ? nowShown(beat, kind) : null
}
