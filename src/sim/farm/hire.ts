/** A study played by a farm: its pieces are put into the queue, and what they come to is gathered, each once. */
import { setTimeout } from 'node:timers/promises'
import type { Chunk } from '../lab/play-chunk.ts'
import type { Range } from '../lab/range.ts'
import type { Study } from '../lab/study.ts'
import type { Threads } from '../threads.ts'
import { newWaiting } from './awaited.ts'
import { ownBuild } from './build.ts'
import { type Company, companyAt } from './company.ts'
import { type Farm, farmAt, keptAt, namesIn, tooLarge } from './farm.ts'
import { FarmFault } from './fault.ts'
import { packPiece, packStudy } from './letters.ts'
import type { Line } from './line.ts'
import { doneOf, type Job, jobOf, KEPT, lastOf, nameOf, pieceOf, studyOf, WORK } from './names.ts'

export interface Hired extends Threads<Range, Chunk> {
  readonly company: () => Company
  readonly line: Line
  /** What the farm keeps of the study is needed no more. */
  forget(): Promise<void>
}

/** Milliseconds without any answer after which the farm is asked what it has. */
const LOOK_MS = 2000

/** Where this very build finds its like. */
export async function hireAt(url: string, study: Study): Promise<Hired> {
  const farm = await farmAt(url, ownBuild())
  try {
    return await hire(farm, study)
  } catch (error) {
    await farm.connection.close()
    throw error
  }
}

/** Minutes after which a farm that is gone is not waited for any more. */
const GONE_MINUTES = 10
const MINUTE_MS = 60_000

export async function hire(farm: Farm, study: Study, minutes = GONE_MINUTES): Promise<Hired> {
  const job = jobOf(farm.build, study)
  const [pieces, results] = [pieceOf(job, '*'), doneOf(job.key, '*')]
  const company = companyAt(farm, () => performance.now())
  await keepStudy(farm, job, study)
  // Whoever asked for this study before may be gone: what was not begun for them is asked for anew, what was done counts.
  await clear(farm, WORK, pieces)
  const finished = new Set<string>()
  const gathering = gather(farm, job, finished)
  for (const name of await namesIn(farm, KEPT, results)) finished.add(name)
  endIfGone(farm.line, minutes, gathering.giveUp)
  let isClosed = false
  void watch(
    () => isClosed,
    async () => {
      if (gathering.isQuiet()) await lookAfter(farm, job, study, gathering).catch(later)
    },
  )
  return {
    company,
    line: farm.line,
    play: range => gathering.play(range),
    async forget() {
      await clear(farm, KEPT, results).catch(later)
      await clear(farm, KEPT, studyOf(job.key)).catch(later)
    },
    async close() {
      isClosed = true
      if (!farm.line.isGone()) await clear(farm, WORK, pieces).catch(later)
      await farm.connection.close()
    },
  }
}

/** What was played is kept by whoever asked for it; the rest can be gone on with when the farm is back. */
function endIfGone({ place, onChange }: Line, minutes: number, giveUp: (fault: FarmFault) => void): void {
  const fault = new FarmFault(`The farm at ${place} did not come back for ${minutes} minutes.`)
  let timer: NodeJS.Timeout | undefined
  onChange(isGone => {
    clearTimeout(timer)
    if (isGone) timer = globalThis.setTimeout(giveUp, minutes * MINUTE_MS, fault).unref()
  })
}

async function watch(isOver: () => boolean, look: () => Promise<void>): Promise<void> {
  for (; !isOver(); await setTimeout(LOOK_MS, null, { ref: false })) await look()
}

/** A farm that does not answer just now is asked again when it is looked after. */
const later = () => undefined

interface Gathering {
  readonly ranges: ReadonlyMap<string, Range>
  readonly play: (range: Range) => Promise<Chunk>
  readonly giveUp: (fault: FarmFault) => void
  /** Takes what is kept of a piece; false where nothing is. */
  readonly take: (name: string) => Promise<boolean>
  /** Whether something is waited for, and nothing has come since this was asked last. */
  readonly isQuiet: () => boolean
}

/** Hears what is done while it happens. `finished` was done before: it is read when it is wanted. */
function gather(farm: Farm, job: Job, finished: Set<string>): Gathering {
  const waiting = newWaiting()
  let isQuiet = false
  const receive = (name: string, bytes: Uint8Array) => {
    isQuiet = false
    if (!waiting.ranges.has(name)) finished.add(name)
    // What failed is tried again when somebody goes on.
    else if (waiting.receive(name, bytes)) void clear(farm, KEPT, doneOf(job.key, name)).catch(later)
  }
  const take = async (name: string) => {
    const bytes = await keptAt(farm, doneOf(job.key, name))
    if (bytes) receive(name, bytes)
    return bytes !== null
  }
  farm.connection.subscribe(doneOf(job.key, '*'), {
    callback: (error, { subject, data }) => {
      if (!error) receive(lastOf(subject), data)
    },
  })
  return {
    ranges: waiting.ranges,
    giveUp: waiting.giveUp,
    take,
    play(range) {
      const chunk = waiting.waitFor(range)
      const isDone = finished.delete(nameOf(range)) ? take(nameOf(range)) : Promise.resolve(false)
      void isDone.then(is => (is ? undefined : put(farm, job, range))).catch(later)
      return chunk
    },
    isQuiet() {
      const wasQuiet = isQuiet && waiting.ranges.size > 0
      isQuiet = true
      return wasQuiet
    },
  }
}

/** Whatever is neither in the queue nor kept got lost: it is put there again. */
async function lookAfter(farm: Farm, job: Job, study: Study, { ranges, take }: Gathering): Promise<void> {
  const queued = await namesIn(farm, WORK, pieceOf(job, '*'))
  const lost = [...ranges].filter(([name]) => !queued.has(name))
  if (lost.length > 0) await keepStudy(farm, job, study)
  // What has left the queue because it was done is kept by now.
  for (const [name, range] of lost) if (!(await take(name))) await put(farm, job, range)
}

async function put({ client }: Farm, job: Job, range: Range): Promise<void> {
  await client.publish(pieceOf(job, nameOf(range)), packPiece({ study: job.key, range, faults: 0 }))
}

async function keepStudy(farm: Farm, { key }: Job, study: Study): Promise<void> {
  const bytes = packStudy(study)
  const fault = tooLarge(farm, bytes)
  if (fault !== null) throw new FarmFault(`The study is too large for the farm: ${fault}.`)
  await farm.client.publish(studyOf(key), bytes)
}

async function clear({ manager }: Farm, stream: string, filter: string): Promise<void> {
  await manager.streams.purge(stream, { filter })
}
