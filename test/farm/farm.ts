/** For tests of the farm: a small study, one machine that plays it, and workers that can be stopped or killed. */
import { readFileSync } from 'node:fs'
import { fastRng } from '../../src/engine/rng.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { type Farm, farmAt } from '../../src/sim/farm/farm.ts'
import { hire } from '../../src/sim/farm/hire.ts'
import { type Worker, workAt } from '../../src/sim/farm/work.ts'
import { labOf } from '../../src/sim/lab/lab.ts'
import { playChunk } from '../../src/sim/lab/play-chunk.ts'
import { cut, type Range } from '../../src/sim/lab/range.ts'
import { parseRecord, type StudyRecord, unbegun, withChunk } from '../../src/sim/lab/record.ts'
import type { Study } from '../../src/sim/lab/study.ts'
import type { Counted } from '../../src/sim/lab/tally.ts'
import { type PlayOne, playAll } from '../../src/sim/play-all.ts'

type Play = Worker['play']

/** A study of its own for every seed: two ways to set the game up. */
export function studyOf(seed: number): Study {
  const arm = (turnLimit: number) => ({ name: `${turnLimit}`, options: { turnLimit }, any: [] })
  const { id: game, rulesVersion } = tinKit.facts
  const budget = { iterations: 1 }
  return { game, rulesVersion, bots: ['random'], seats: 1, seed, budget, lots: [], arms: [arm(4), arm(8)] }
}

export const PIECES: readonly Range[] = cut([{ from: 0, to: 60 }], 5)

const never = new Promise<null>(() => undefined)

export async function count(study: Study, play: PlayOne<Range, Awaited<ReturnType<Play>>>): Promise<Counted> {
  let progress = unbegun(study)
  for await (const chunk of playAll(PIECES, play, PIECES.length, never)) progress = withChunk(progress, chunk)
  return progress.counted
}

/** What a worker does with a piece. */
export function playerOf(study: Study): Play {
  const lab = labOf(tinKit, study, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return async ({ range }) => playChunk(lab.value, range)
}

export function countHere(study: Study): Promise<Counted> {
  const play = playerOf(study)
  return count(study, range => play({ study, range }))
}

export async function countAt(farm: Farm, study: Study): Promise<Counted> {
  const hired = await hire(farm, study)
  try {
    return await count(study, hired.play)
  } finally {
    await hired.close()
  }
}

/** What a file of a study holds. */
export function kept(file: string): StudyRecord {
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')))
  if (!record.ok) throw new Error(record.refusal.reason)
  return record.value
}

/** Something that is waited for until a test lets it happen. */
export function gateOf() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open: () => open() }
}

export interface Employed {
  /** When it has gone. */
  readonly over: Promise<void>
  /** Builds whose work it left. */
  readonly left: string[]
  stop(): Promise<void>
}

/** A worker of one thread. */
export function employ(farm: Farm, play: Play, patience = 1000): Employed {
  let stop = () => {}
  const stopped = new Promise<null>(resolve => {
    stop = () => resolve(null)
  })
  const left: string[] = []
  const worker = { play, close: async () => undefined, count: 1, patience, stopped }
  const over = workAt(farm, {
    ...worker,
    played: () => undefined,
    left: build => void left.push(build),
  }).then(() => farm.connection.close())
  return {
    over,
    left,
    stop: () => {
      stop()
      return over
    },
  }
}

/**
 * Workers of which one is killed now and then, before it has played a piece or when it has told of it but not said so; another comes
 * in its place. Killed means: from one moment to the next nothing is heard of it.
 */
export async function doomedWorkers(url: string, build: string, play: Play, kills: number, seed: number) {
  const rng = fastRng(seed)
  const alive = new Set<Employed>()
  let [left, killed] = [kills, 0]
  const isFate = () => left > 0 && rng.below(3) === 0
  const start = async () => {
    const farm = await farmAt(url, build)
    const die = async () => {
      left -= 1
      killed += 1
      await farm.connection.close()
      alive.delete(one)
      void one.stop()
      await start()
    }
    const client = Object.create(farm.client, {
      publish: {
        value: async (subject: string, bytes: Uint8Array) => {
          const kept = await farm.client.publish(subject, bytes)
          if (isFate()) await die()
          return kept
        },
      },
    })
    const one = employ({ ...farm, client }, async task => {
      if (!isFate()) return play(task)
      await die()
      throw new Error('killed')
    })
    alive.add(one)
  }
  for (let count = 0; count < 3; count++) await start()
  return {
    killed: () => killed,
    stop: async () => void (await Promise.all([...alive].map(each => each.stop()))),
  }
}
