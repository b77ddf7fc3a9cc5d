/** How the last round ended, read off the events: what was turned over, what was rolled, and what came of it. */
import type { GameEvent } from '../../../../engine/types.ts'
import type { TinEvent } from '../../../../games/tin/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { useFold } from '../../../table/fold.ts'

export interface Round {
  /** The card that was turned over unseen, by its id. */
  readonly turned: string | null
  readonly rolled: { readonly value: number; readonly change: number; readonly won: boolean } | null
  readonly level: number | null
}

const NONE: Round = { turned: null, rolled: null, level: null }

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
      case 'levelled':
        return { ...so, level: event.level }
      default:
        return so
    }
  }, round)
}

export function useRound(picture: Picture): Round {
  return useFold(picture, NONE, followed)
}
