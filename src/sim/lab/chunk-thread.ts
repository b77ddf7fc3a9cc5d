/** A thread of the laboratory: pieces of a study are played here. */
import { LOADERS } from '../../games/loaders.ts'
import { type Lab, labOf } from './lab.ts'
import { type Chunk, playChunk as played } from './play-chunk.ts'
import type { Range } from './range.ts'
import type { Study } from './study.ts'

export interface ChunkTask {
  readonly study: Study
  readonly range: Range
}

/** Most tasks of a thread are of one study; a worker that serves many keeps the last one ready. */
let ready: { readonly key: string; readonly lab: Promise<Lab> } | undefined

export async function playChunk({ study, range }: ChunkTask): Promise<Chunk> {
  const key = JSON.stringify(study)
  if (ready?.key !== key) ready = { key, lab: opened(study) }
  return played(await ready.lab, range)
}

async function opened(study: Study): Promise<Lab> {
  const kit = await LOADERS[study.game]?.()
  if (!kit) throw new Error(`There is no game "${study.game}"`)
  const made = labOf(kit, study, () => performance.now())
  if (!made.ok) throw new Error(made.refusal.reason)
  return made.value
}
