/** One person's time with a replay: the moment that is shown, whose eyes look, and how fast it runs. */
import { batch, type Signal, signal } from '@preact/signals'
import type { Seat } from '../../engine/types.ts'
import type { Line, Picture, ProgressChart } from '../../table/protocol.ts'
import { call } from '../shell/wire.ts'
import { type Insight, insightInto } from './insight/insight.ts'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface Watching {
  readonly match: string
  readonly picture: Signal<Picture>
  /** The step that is asked for: the slider follows it at once, the table as soon as it is there. */
  readonly aim: Signal<number>
  /** The whole log as this seat may read it. */
  readonly lines: Signal<readonly Line[]>
  readonly progress: Signal<ProgressChart | null>
  /** How the rolls were checked, in numbers or in a sentence of refusal. */
  readonly fair: Signal<{ readonly rolls: number } | { readonly refusal: string } | null>
  readonly playing: Signal<boolean>
  readonly speed: Signal<Speed>
  /** How the match ended, known from the beginning. */
  readonly ending: Picture['ending']
  readonly insight: Insight
  go(at: number): void
  lookAs(seat: Seat | null): Promise<void>
  leave(): void
}

/** Opens a match at this step, or at its beginning. */
export async function watch(match: string, at: number, seat: Seat | null): Promise<Watching> {
  const whole = await call('look', { match, seat, at: Number.MAX_SAFE_INTEGER })
  const opening = await call('look', { match, seat, at, since: at })
  const watching: Watching = {
    match,
    picture: signal(opening),
    aim: signal(opening.at),
    lines: signal(whole.lines),
    progress: signal(null),
    fair: signal(null),
    playing: signal(false),
    speed: signal<Speed>(1),
    ending: whole.ending,
    insight: insightInto(match, whole.ending !== null),
    go,
    lookAs,
    leave,
  }
  let eyes = seat
  let fetching = false
  void askProgress(watching, seat)
  return watching

  function go(to: number): void {
    const { length } = watching.picture.peek()
    watching.aim.value = Math.max(0, Math.min(to, length))
    if (!fetching) void fetch()
  }

  /** Only the latest wish is fetched: however fast someone drags, there is never a queue. */
  async function fetch(): Promise<void> {
    fetching = true
    try {
      for (let shown = watching.picture.peek(); !isWanted(shown); shown = watching.picture.peek())
        watching.picture.value = await lookAt(watching.aim.peek())
    } finally {
      fetching = false
    }
  }

  function lookAt(step: number): Promise<Picture> {
    return call('look', { match, seat: eyes, at: step, since: step })
  }

  function isWanted(shown: Picture): boolean {
    return shown.at === watching.aim.peek() && shown.seat === eyes
  }

  async function lookAs(as: Seat | null): Promise<void> {
    eyes = as
    const [all, moment, progress] = await Promise.all([
      call('look', { match, seat: as, at: Number.MAX_SAFE_INTEGER }),
      lookAt(watching.aim.peek()),
      call('course', { match, seat: as }),
    ])
    batch(() => {
      watching.progress.value = progress
      watching.lines.value = all.lines
      watching.picture.value = moment
    })
  }

  function leave(): void {
    watching.playing.value = false
    watching.insight.stop()
    void call('close', { match })
  }
}

async function askProgress({ match, progress, fair }: Watching, seat: Seat | null): Promise<void> {
  progress.value = await call('course', { match, seat })
  fair.value = await call('verify', { match }).catch((error: Error) => ({ refusal: error.message }))
}
