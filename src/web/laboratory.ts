/**
 * The laboratory of the page: a thread that asks others like itself to play the pieces of a study, adds what they counted,
 * and makes the report. So it hears at once that it is to stop, however long a game takes.
 */
import { LOADERS } from '../games/loaders.ts'
import { type ChunkTask, playChunk } from '../sim/lab/chunk-thread.ts'
import type { LabCall, LabQuestion, LabWord } from './lab/asked.ts'
import { looksOf } from './worker/lab/looks.ts'
import { playersIn, widthFor } from './worker/lab/players.ts'
import { runStudy } from './worker/lab/run.ts'

let stop: (word: null) => void = () => undefined
const stopped = new Promise<null>(resolve => {
  stop = resolve
})

addEventListener('message', ({ data }: MessageEvent<LabCall | ChunkTask>) => {
  if (data === 'stop') stop(null)
  // What goes wrong in a promise is told to nobody unless it is reported.
  else void ('range' in data ? play(data) : study(data)).catch(reportError)
})

async function play(task: ChunkTask): Promise<void> {
  postMessage(await playChunk(task))
}

async function study(question: LabQuestion): Promise<void> {
  const kit = await LOADERS[question.game]?.()
  if (!kit) throw new Error(`There is no game "${question.game}"`)
  const player = () => new Worker(location.href, { type: 'module', name: 'player' })
  await runStudy(kit, question, {
    players: of => playersIn(player, widthFor(navigator.hardwareConcurrency), of),
    looks: () => looksOf(question.game),
    stopped,
    tell,
  })
}

function tell(word: LabWord): void {
  postMessage(word)
}
