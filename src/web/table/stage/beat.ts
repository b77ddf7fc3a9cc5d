/** Beats: what happens, cut into moments that are seen one after the other. Each game says in its look which it has. */
import type { GameEvent, Seat } from '../../../engine/types.ts'
import { newIn, type Picture } from '../../../table/protocol.ts'
import type { Sound } from '../../sound/sound.ts'

/**
 * - `walk`: somebody goes from place to place on the board.
 * - `throw`: dice are in the air; nobody knows yet what they show, so the table still lies as it did before.
 * - `turn`: a card is turned over in its place.
 * - `rest`: a moment to read what came of it.
 * - `spotlight`: it is shown large, before it goes to its place: see `Look.spotlight`.
 */
export type Act = 'walk' | 'throw' | 'turn' | 'rest' | 'spotlight'

/** How an event is shown: one of its beats. */
export interface BeatLook<E extends GameEvent = GameEvent> {
  readonly act: Act
  /** In milliseconds at the normal pace. */
  readonly lasts: number | ((event: E) => number)
  readonly sound?: Sound | ((event: E) => Sound)
  /** True where the table still lies as it did before, as with every throw: for what leaves it, say. */
  readonly early?: boolean
}

/** The beats of an event for whoever looks through these eyes. */
export type BeatsOf<E extends GameEvent = GameEvent> = (event: E, eyes: Seat | null) => readonly BeatLook<E>[]

/** The beats of each kind of event, for everybody alike or as it is seen; what is not in the table is simply there. */
export type BeatTable<E extends GameEvent> = {
  readonly [K in E['kind']]?: BeatsFor<Extract<E, { readonly kind: K }>>
}
type BeatsFor<E extends GameEvent> = readonly BeatLook<E>[] | BeatsOf<E>

/** One beat that is being shown. */
export interface Beat {
  readonly act: Act
  readonly event: GameEvent
  /** The step that it belongs to. */
  readonly at: number
  readonly lasts: number
  readonly sound: Sound | undefined
  /** True while the table must not show yet what comes of it. */
  readonly early: boolean
}

/** What a table of beats says about any event. */
export function beatsBy<E extends GameEvent>(table: BeatTable<E>): BeatsOf {
  const looks = new Map<string, BeatsFor<GameEvent>>(Object.entries(table))
  return (event, eyes) => {
    const found = looks.get(event.kind) ?? []
    return typeof found === 'function' ? found(event, eyes) : found
  }
}

/** The beats of everything in a picture that is new, in the order in which it happened. */
export function beatsIn(picture: Picture, beatsOf: BeatsOf): readonly Beat[] {
  const { at, seat } = picture
  const happened = newIn(picture)
  const first = at - happened.length + 1
  return happened.flatMap((events, index) =>
    events
      .flatMap(event => beatsOf(event, seat).map(look => beatBy(look, event, first + index)))
      .filter(isThrownAlone),
  )
}

function beatBy({ act, lasts, sound, early }: BeatLook, event: GameEvent, at: number): Beat {
  return {
    act,
    event,
    at,
    lasts: typeof lasts === 'function' ? lasts(event) : lasts,
    sound: typeof sound === 'function' ? sound(event) : sound,
    early: act === 'throw' || early === true,
  }
}

/** Dice that several throw in one step fall together. */
function isThrownAlone({ act, event }: Beat, place: number, all: readonly Beat[]): boolean {
  const isAlike = (beat: Beat) => beat.act === 'throw' && beat.event.kind === event.kind
  return act !== 'throw' || all.findIndex(isAlike) === place
}
