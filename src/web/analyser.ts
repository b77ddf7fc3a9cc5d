/**
 * Looks back at a match in a thread of its own, so that it can be told to stop: whoever has seen enough ends the worker. What
 * was told is kept, shown the next time and gone on with.
 */
import { lineName } from '../bots/analysis/line-name.ts'
import type { Progress, SoFar } from '../bots/analysis/types.ts'
import type { AnalyserQuestion, AnalyserWord } from '../table/protocol.ts'
import { keepAnalysis, keptAnalysis } from './worker/analyses.ts'

/** Milliseconds between two words on how far it is. */
const PAUSE = 100

// What goes wrong in a promise is told to nobody unless it is reported.
addEventListener(
  'message',
  ({ data }: MessageEvent<AnalyserQuestion>) => void answer(data).catch(reportError),
)

async function answer({ match, file, isKept, before }: AnalyserQuestion): Promise<void> {
  const played = { match, line: lineName(file.header, file.steps) }
  const kept = await keptAnalysis(played)
  if (kept && 'found' in kept) return tell({ found: kept.found })
  if (isKept && kept) tell({ ...kept.known, at: kept.known.by.length, of: file.steps.length })
  if (isKept) return tell({ found: null })
  const { analyseFile } = await import('./worker/analyse-file.ts')
  const looking = await analyseFile(file, kept?.known ?? before)
  for (let told = 0; ; ) {
    const next = looking.next()
    if (next.done) {
      await keepAnalysis(played, { found: next.value })
      return tell({ found: next.value })
    }
    if (performance.now() - told < PAUSE) continue
    told = performance.now()
    await keepAnalysis(played, { known: knownOf(next.value) })
    tell(next.value)
  }
}

function knownOf({ series, by, choices }: Progress): SoFar {
  return { series, by, choices }
}

function tell(word: AnalyserWord): void {
  postMessage(word)
}
