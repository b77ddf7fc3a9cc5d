/** Looks back at a match in a thread of its own, so that it can be told to stop: whoever has seen enough ends the worker. */
import type { AnalyserQuestion, AnalyserWord } from '../table/protocol.ts'
import { keepAnalysis, keptAnalysis } from './worker/analyses.ts'

/** Milliseconds between two words on how far it is. */
const PAUSE = 100

// What goes wrong in a promise is told to nobody unless it is reported.
addEventListener(
  'message',
  ({ data }: MessageEvent<AnalyserQuestion>) => void answer(data).catch(reportError),
)

async function answer({ match, file }: AnalyserQuestion): Promise<void> {
  const kept = await keptAnalysis(match)
  if (kept || file === undefined) return tell({ found: kept })
  const { analyseFile } = await import('./worker/analyse-file.ts')
  const looking = await analyseFile(file)
  for (let told = 0; ; ) {
    const next = looking.next()
    if (next.done) {
      await keepAnalysis(match, next.value)
      return tell({ found: next.value })
    }
    if (performance.now() - told < PAUSE) continue
    told = performance.now()
    tell(next.value)
  }
}

function tell(word: AnalyserWord): void {
  postMessage(word)
}
