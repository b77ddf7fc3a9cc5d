/** One person's time at a table: what is seen, what is said, and whose eyes look. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { messageOf } from '../../engine/error-message.ts'
import type { Seat } from '../../engine/types.ts'
import { type Hint, type Line, NOTE, type Picture } from '../../table/protocol.ts'
import { say } from '../shell/toasts.ts'
import { call, onPush } from '../shell/wire.ts'
import { text } from '../text/index.ts'
import { type Attention, payAttention, type Showing } from './attention.ts'
import { handOverAt, loneEyes, newsFrom, personToAct, withOwnAsked } from './handing-over.ts'
import type { BeatsOf } from './stage/beat.ts'
import { stageOf } from './stage/direction.ts'
import { endEncore } from './stage/end-encore.ts'
import type { Stage } from './stage/stage.ts'

/** How a command is on its way: most are answered before anybody need see that. */
export type Asking = 'nothing' | 'quietly' | 'openly'

export interface TableSession {
  readonly match: string
  /** The newest moment. */
  readonly now: Signal<Picture | null>
  /** An earlier moment that is being looked at. */
  readonly past: Signal<Picture | null>
  readonly lines: Signal<readonly Line[]>
  /** The seat that the device must be handed to before anything is shown. */
  readonly cover: Signal<Seat | null>
  /** The seat that waits until whoever looks has seen enough. */
  readonly next: ReadonlySignal<Seat | null>
  /** The first step that whoever took the device has not seen yet; null once the table goes on. */
  readonly news: Signal<number | null>
  readonly hint: Signal<Hint | null>
  /** Whether a command is on its way. */
  readonly asking: Signal<Asking>
  /** It is on its way in sight: nothing can be chosen. */
  readonly busy: ReadonlySignal<boolean>
  /** Why there is nothing to see, in a sentence. */
  readonly trouble: Signal<string | null>
  readonly stage: Stage
  readonly beatsOf: BeatsOf
  /** What was is being shown once more, on a stage of its own. */
  readonly encore: Signal<Stage | null>
  readonly attention: Attention
  /** True once every press on what is shown counts. */
  readonly ready: ReadonlySignal<boolean>
  /** A newer moment, pushed or brought along by an answer. */
  receive(picture: Picture): void
  /** Sees the table with these eyes from here on; null: those of a spectator, who knows nobody's secrets. */
  look(as: Seat | null): Promise<void>
  leave(): void
}

export function shown({ now, past }: TableSession): Picture | null {
  return past.value ?? now.value
}

/** What fills the screen. */
export function showing(session: TableSession): Showing | null {
  return session.cover.value ?? shown(session)
}

/** How a table is shown. */
export interface Manner {
  /** True where people who share the device may have secrets from each other. */
  readonly hidden: boolean
  readonly beatsOf: BeatsOf
  /** The seats of this device, where others sit elsewhere; null where all sit here. */
  readonly yours?: readonly Seat[] | null
}

export function sitDown(match: string, { hidden, beatsOf, yours = null }: Manner): TableSession {
  /** The last that came, shown or not. */
  let newest: Picture | null = null
  const session: TableSession = {
    match,
    now: signal(null),
    past: signal(null),
    lines: signal([]),
    cover: signal(null),
    next: computed(() => {
      const { now, cover } = session
      const due = now.value && handOverAt(now.value, { hidden, covered: cover.value })
      return due?.kind === 'done' ? due.next : null
    }),
    news: signal(null),
    hint: signal(null),
    asking: signal('nothing'),
    busy: computed(() => session.asking.value === 'openly'),
    trouble: signal(null),
    stage: stageOf(beatsOf, show),
    beatsOf,
    encore: signal(null),
    attention: payAttention(),
    ready: computed(
      () => !session.stage.isBehind.value && session.attention.settled.value === showing(session),
    ),
    receive,
    look,
    leave,
  }
  const stop = onPush(push => {
    if (push.push === 'picture' && push.picture.match === match) receive(push.picture)
    if (push.push === 'trouble' && push.match === match) say(push.refusal.reason)
  })
  open().catch(error => {
    session.trouble.value = error.message
  })
  return session

  async function open(): Promise<void> {
    const picture = await call('open', { match, seat: yours?.[0] ?? null })
    for (const line of picture.lines) if (line.kind === NOTE) say(line.text)
    const lone = yours === null ? loneEyes(picture) : null
    if (lone === null) receive(picture)
    else await look(lone)
  }

  /** What could be chosen goes before what follows comes, and both in one frame: nothing flickers. */
  function receive(picture: Picture): void {
    if (session.asking.value !== 'quietly') return take(picture)
    session.asking.value = 'openly'
    queueMicrotask(() => take(picture))
  }

  /** What goes on from the last picture has its turn on the stage; everything else is there at once. */
  function take(told: Picture): void {
    const picture = withOwnAsked(told, yours)
    const goesOn =
      newest !== null &&
      session.cover.value === null &&
      picture.seat === newest.seat &&
      picture.since >= newest.at
    newest = picture
    if (goesOn) return session.stage.play(picture)
    session.stage.clear()
    show(picture)
  }

  function show(picture: Picture): void {
    batch(() => {
      const kept = session.lines.value.filter(line => line.at <= picture.since)
      session.lines.value = [...kept, ...picture.lines]
      session.now.value = picture
      session.hint.value = null
      session.news.value = null
      turnTo(picture)
    })
  }

  /** Whoever is asked and whom nobody here acts for looks next; with secrets, once the device has changed hands. */
  function turnTo(picture: Picture): void {
    const due = handOverAt(picture, { hidden, covered: session.cover.value })
    session.cover.value = due.kind === 'cover' ? due.next : null
    if (due.kind === 'look') void look(due.next)
  }

  async function look(as: Seat | null): Promise<void> {
    const picture = withOwnAsked(await call('open', { match, seat: as }), yours)
    newest = picture
    session.stage.clear()
    batch(() => {
      if (as !== null) session.cover.value = null
      session.past.value = null
      session.lines.value = []
      show(picture)
      session.news.value = newsFrom(picture)
    })
  }

  function leave(): void {
    stop()
    session.stage.clear()
    endEncore(session)
    session.attention.end()
    void call('close', { match })
  }
}

/** Every press that changes the match or uncovers it passes here: the second half of a double press is not meant. */
export function isMeant(session: TableSession, answer: string | null): boolean {
  return session.attention.accepts(showing(session), answer)
}

/** Shows the table as it was; null goes back to now. */
export async function lookBack(session: TableSession, at: number | null): Promise<void> {
  const picture = session.now.value
  if (!picture) return
  endEncore(session)
  const past =
    at === null || at >= picture.length
      ? null
      : await call('look', { match: session.match, seat: picture.seat, at })
  batch(() => {
    session.past.value = past
    // What was advised was meant for the moment before.
    session.hint.value = null
  })
}

/** For a seat that is played here; without one, for whoever is asked. */
export async function askHint(session: TableSession, wanted?: Seat): Promise<void> {
  const picture = session.now.value
  if (!picture) return
  if (picture.choices.length === 0 || session.past.value) return say(text.value.noHint)
  const seat = wanted ?? personToAct(picture)
  if (seat === null || !picture.plays.includes(seat)) return
  try {
    session.hint.value = await call('hint', { match: session.match, seat })
  } catch (error) {
    // The table may have gone on since it was drawn: then there is nothing to advise.
    say(messageOf(error))
  }
}
