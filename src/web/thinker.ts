/** Thinks about a hint in a thread of its own, so that it can be told to stop: whoever has seen enough ends the worker. */
import { LOADERS } from '../games/loaders.ts'
import { prospectsFor } from '../table/prospects.ts'
import type { HintQuestion, ThinkerWord } from '../table/protocol.ts'

/** Milliseconds after which it stops by itself, and between two words. */
const BUDGET = { milliseconds: 8000 }
const PAUSE = 200

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => void think(data).catch(reportError))

async function think(question: HintQuestion): Promise<void> {
  const kit = await LOADERS[question.game]?.()
  let found: ThinkerWord['prospects'] = null
  let told = 0
  for (const prospects of prospectsFor(kit, question, BUDGET)) {
    found = prospects
    if (performance.now() - told < PAUSE) continue
    told = performance.now()
    tell({ prospects, isDone: false })
  }
  tell({ prospects: found, isDone: true })
}

function tell(word: ThinkerWord): void {
  postMessage(word)
}
