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
  /** As far as it has come, also after somebody has seen enough; null before that. */
  readonly known: Signal<Looking | null>
  readonly isLooking: Signal<boolean>
  begin(): Promise<void>
  stop(): void
}

/** Of a match that is over, what was found another time is there at once. */
export function insightInto(match: string, isOver: boolean): Insight {
  const found = signal<MatchAnalysis | null>(null)
  const known = signal<Looking | null>(null)
  const isLooking = signal(false)
  let end: (() => void) | null = null
  let wishes = 0
  // Nobody asked: where nothing can be had, nothing is said.
  if (isOver) ask(true).catch(() => {})
  return { found, known, isLooking, begin, stop }

  async function begin(): Promise<void> {
    if (isLooking.peek() || found.peek()) return
    stop()
    isLooking.value = true
    await ask(false).catch(fail)
  }

  async function ask(isKept: boolean): Promise<void> {
    const wish = ++wishes
    const file = await call('save', { match })
    // Whoever stopped it meanwhile does not want it any more.
    if (wish !== wishes) return
    const question: AnalyserQuestion = { match, file, isKept, before: known.peek() }
    const thread = new Worker(new URL('../../analyser.ts', import.meta.url), {
      type: 'module',
      name: 'analyser',
    })
    end = askThread(thread, question, { hear, fail })
  }

  function hear(word: AnalyserWord): void {
    if (!('found' in word)) {
      known.value = word
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
    isLooking.value = false
  }
}
