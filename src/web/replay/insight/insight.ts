/** A look back at the match that is watched: thought about in a thread of its own, kept, and gone on with. */
import { batch, type Signal, signal } from '@preact/signals'
import type { AnalyserQuestion, AnalyserWord, MatchAnalysis } from '../../../table/protocol.ts'
import { askThread } from '../../shell/thread.ts'
import { say } from '../../shell/toasts.ts'
import { call } from '../../shell/wire.ts'
import { words } from '../text/index.ts'

/** How far it is, and the curve as far as it is known. */
export type Looking = Exclude<AnalyserWord, { readonly found: unknown }>

export interface Insight {
  readonly found: Signal<MatchAnalysis | null>
  /** Null while nobody thinks. */
  readonly looking: Signal<Looking | null>
  begin(): Promise<void>
  stop(): void
}

const BEGUN: Looking = { at: 0, of: 1, series: [], by: [], choices: [] }

/** Of a match that is over, what was found another time is there at once. */
export function insightInto(match: string, isOver: boolean): Insight {
  const found = signal<MatchAnalysis | null>(null)
  const looking = signal<Looking | null>(null)
  let end: (() => void) | null = null
  let before: Looking | null = null
  let wishes = 0
  // Nobody asked: where nothing can be had, nothing is said.
  if (isOver) ask(true).catch(() => {})
  return { found, looking, begin, stop }

  async function begin(): Promise<void> {
    if (looking.peek() || found.peek()) return
    stop()
    looking.value = before ?? BEGUN
    await ask(false).catch(fail)
  }

  async function ask(isKept: boolean): Promise<void> {
    const wish = ++wishes
    const file = await call('save', { match })
    // Whoever stopped it meanwhile does not want it any more.
    if (wish !== wishes) return
    const question: AnalyserQuestion = { match, file, isKept, before }
    const thread = new Worker(new URL('../../analyser.ts', import.meta.url), {
      type: 'module',
      name: 'analyser',
    })
    end = askThread(thread, question, { hear, fail })
  }

  function hear(word: AnalyserWord): void {
    if (!('found' in word)) {
      before = word
      looking.value = word
      return
    }
    batch(() => {
      found.value = word.found
      stop()
    })
  }

  function fail(): void {
    stop()
    say(words.value.analysisFailed)
  }

  function stop(): void {
    wishes++
    end?.()
    end = null
    looking.value = null
  }
}
