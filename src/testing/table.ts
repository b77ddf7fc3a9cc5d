import { keyOf } from '../engine/result.ts'
import type { Action, Game, GameEvent, Seat } from '../engine/types.ts'
import type { Watcher } from '../engine/watch.ts'

/** A game in the middle of a situation, for tests that state, act and look. Chance is chosen, never rolled. */
export interface Table<S> {
  readonly state: S
  /** Everything that was emitted since the table was laid. */
  readonly events: readonly GameEvent[]
  /** Whoever watches is told from now on of each choice before it is made, and of each event in the state as it was told in. */
  watchedBy(watcher: Pick<Watcher<S>, 'before' | 'hear'>): void
  /** What may happen next, by key: the seat's actions, or the outcomes where chance is to act. */
  keys(seat?: Seat): string[]
  /** What may happen next with this word first. */
  offers(kind: string, seat?: Seat): string[]
  /** Plays these keys, of whichever seat, one after the other; throws, naming what is possible, when one is not. */
  play(...keys: string[]): Table<S>
}

export function tableOf<S, A extends Action, O>(game: Game<S, A, O>, state: S): Table<S> {
  const events: GameEvent[] = []
  const watchers: Pick<Watcher<S>, 'before' | 'hear'>[] = []
  const possible = (seat?: Seat): readonly A[] => {
    const actor = game.actor(state)
    if (actor.kind === 'chance') return game.outcomes(state)?.map(outcome => outcome.action) ?? []
    return actor.kind === 'over' ? [] : game.actions(state, seat ?? actor.seats[0] ?? 0)
  }
  const ofAnybody = (): readonly A[] => {
    const actor = game.actor(state)
    return actor.kind === 'seats' ? actor.seats.flatMap(possible) : possible()
  }
  const table: Table<S> = {
    state,
    events,
    watchedBy: watcher => {
      watchers.push(watcher)
    },
    keys: seat => possible(seat).map(keyOf),
    offers: (kind, seat) => table.keys(seat).filter(key => key.split(' ')[0] === kind),
    play(...keys) {
      for (const key of keys) {
        const action = ofAnybody().find(candidate => keyOf(candidate) === key)
        if (!action)
          throw new Error(`"${key}" is not possible; possible: ${table.keys().join(', ') || 'nothing'}`)
        if (game.actor(state).kind === 'seats')
          for (const watcher of watchers) watcher.before?.(action, state)
        game.apply(state, action, event => {
          events.push(event)
          for (const watcher of watchers) watcher.hear(event, state)
        })
      }
      return table
    },
  }
  return table
}
