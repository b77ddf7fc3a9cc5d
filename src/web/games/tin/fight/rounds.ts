/** The round that is told: what was turned over and what was rolled, read off the events. */
import { useRef } from 'preact/hooks'
import type { GameEvent } from '../../../../engine/types.ts'
import type { TinEvent } from '../../../../games/tin/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { useFold } from '../../../table/fold.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { nowShown } from '../stage/now.ts'

export interface Round {
  /** The card that was turned over unseen, by its id. */
  readonly turned: string | null
  readonly rolled: { readonly value: number; readonly change: number; readonly won: boolean } | null
}

const NONE: Round = { turned: null, rolled: null }

/** A round is told until the next one begins or the hero walks on. */
export function followed(round: Round, events: readonly GameEvent[]): Round {
  return (events as readonly TinEvent[]).reduce((so, event) => {
    switch (event.kind) {
      case 'attacked':
      case 'explored':
      case 'entered':
        return NONE
      case 'used':
        return event.turned ? { ...so, turned: event.card } : so
      case 'rolled':
        return { ...so, rolled: event }
      default:
        return so
    }
  }, round)
}

/** A die that is thrown is told before the table shows what it brings, and stays told through what follows it. */
export function useRound(picture: Picture, beat: Beat | null): Round {
  const lying = useFold(picture, NONE, followed)
  const thrown = useRef<Beat | null>(null)
  if (beat?.at !== thrown.current?.at) thrown.current = null
  if (beat && nowShown(beat, 'rolled', 'attacked')) thrown.current = beat
  const ahead = thrown.current
  return ahead?.early ? followed(lying, [ahead.event]) : lying
}
