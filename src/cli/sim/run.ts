/** A study from its first game, or from where it stopped, to its last. */
import { messageOf } from '../../engine/error-message.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Refusal, Result } from '../../engine/types.ts'
import { OutOfReach } from '../../server/out-of-reach.ts'
import { type Lab, labOf } from '../../sim/lab/lab.ts'
import { type Wanted as Games, isKnown, playStudy } from '../../sim/lab/play-study.ts'
import { missing, sizeOf } from '../../sim/lab/range.ts'
import type { Progress } from '../../sim/lab/record.ts'
import type { Study } from '../../sim/lab/study.ts'
import { complain, complainOf } from '../complain.ts'
import { interruptOf } from '../interrupt.ts'
import { type Io, say } from '../io.ts'
import { keeperOf } from '../keeper.ts'
import { doubtOfBuild, faultOfBuild, type Holding } from '../same-build.ts'
import { progressOn } from '../tournament/bar.ts'
import type { Hands } from './hands.ts'
import { handsFor, type Means } from './means.ts'
import { isGoneOnWith, type Kept } from './out.ts'
import { knownLine, reportLines } from './report.ts'

interface Wanted extends Means, Games {
  readonly kept: readonly Kept[]
}

export async function runStudy(io: Io, kit: AnyKit, study: Study, wanted: Wanted): Promise<number> {
  const lab = labOf(kit, study, () => io.now())
  if (!lab.ok) return complainOf(io, lab.refusal)
  const fault = isOver(wanted, wanted.before) ? null : faultOfBuild(holdingOf(wanted.before))
  if (fault !== null) return complain(io, fault)
  const came = await playedBy(io, lab.value, wanted)
  if (!came.ok) return complainOf(io, came.refusal)
  const { progress, end } = came.value
  const count = sizeOf(progress.played)
  if (count > 0 || !end) for (const line of reportLines(kit, study, progress)) say(io, line)
  if (end instanceof Error) throw end
  if (end) return complainOf(io, end)
  if (!isOver(wanted, progress)) return complain(io, stoppedAt(count, wanted))
  if (wanted.until !== undefined) say(io, knownLine(progress, wanted.until, wanted.games))
  return 0
}

function holdingOf({ build, played }: Progress): Holding {
  const games = sizeOf(played)
  return { build, games, shown: games }
}

/** How far it came, and what ended it badly: a disk that keeps nothing, or a fault of this program. */
interface Came {
  readonly progress: Progress
  readonly end: Refusal | Error | null
}

function stoppedAt(count: number, { games, kept }: Wanted): string {
  const goesOn = kept.some(({ file }) => isGoneOnWith(file))
    ? '; --resume goes on from there.'
    : kept.length > 0
      ? '; with --out study.json beside it, --resume could go on from there.'
      : '.'
  return `Stopped after ${count} of ${games} games${goesOn}`
}

/** What all have played who could be won for it; whatever they keep themselves is kept until we have it. */
async function playedBy(io: Io, lab: Lab, wanted: Wanted): Promise<Result<Came>> {
  if (isOver(wanted, wanted.before))
    return done({ progress: wanted.before, end: keepers(io, lab.study, wanted).keep(wanted.before) })
  const doubt = doubtOfBuild(holdingOf(wanted.before))
  if (doubt !== null) complain(io, doubt)
  const hands = await handsOrSentence(io, lab, wanted)
  if (!hands.ok) return hands
  try {
    const came = await played(io, lab, hands.value, wanted)
    if (!came.end && isOver(wanted, came.progress)) await hands.value.forget()
    return done(came)
  } finally {
    await hands.value.close()
  }
}

async function handsOrSentence(io: Io, lab: Lab, wanted: Wanted): Promise<Result<Hands>> {
  try {
    return done(await handsFor(io, lab, wanted))
  } catch (error) {
    if (error instanceof OutOfReach) return refuse('file', error.message)
    throw error
  }
}

/** Milliseconds after which it is told anew how far it is, when nothing is over. */
const TELL_MS = 1000

/** All games, or those that were over when somebody wanted out or something broke; a disk that does not keep them ends it at once. */
async function played(io: Io, lab: Lab, hands: Hands, wanted: Wanted): Promise<Came> {
  const keeper = keepers(io, lab.study, wanted)
  const { stopped, unheard } = interruptOf(io)
  const before = sizeOf(wanted.before.played)
  const show = progressOn(io, wanted.games, before, 'games', true, hands.told)
  let progress = wanted.before
  const tell = setInterval(() => show(sizeOf(progress.played)), TELL_MS)
  try {
    for await (progress of playStudy(lab.study, wanted, hands, stopped)) {
      show(sizeOf(progress.played))
      const end = keeper.keepSoon(progress)
      if (end) return { progress, end }
    }
  } catch (error) {
    if (!(error instanceof OutOfReach)) return { progress, end: keeper.keep(progress) ?? brokenBy(error) }
    complain(io, error.message)
  } finally {
    clearInterval(tell)
    unheard()
  }
  return { progress, end: keeper.keep(progress) }
}

function brokenBy(error: unknown): Error {
  return error instanceof Error ? error : new Error(messageOf(error))
}

/** All files that can be written; the first fault of the disk is told. */
function keepers(io: Io, study: Study, { kept }: Wanted) {
  const each = kept.map(({ file, write }) =>
    keeperOf(io, file, (progress: Progress) => write(study, progress)),
  )
  const all =
    (keep: 'keep' | 'keepSoon') =>
    (progress: Progress): Refusal | null => {
      const refused = each.map(keeper => keeper[keep](progress)).find(written => !written.ok)
      return refused && !refused.ok ? refused.refusal : null
    }
  return { keep: all('keep'), keepSoon: all('keepSoon') }
}

function isOver(wanted: Wanted, progress: Progress): boolean {
  return missing(wanted.games, progress.played).length === 0 || isKnown(wanted, progress)
}
