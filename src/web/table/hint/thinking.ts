/** Thinking about a hint that lies open, in a thread of its own: until it is sure, told to stop, or the hint is gone. */
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Hint, HintQuestion, Prospects, ThinkerWord } from '../../../table/protocol.ts'
import { askThread } from '../../shell/thread.ts'
import { call } from '../../shell/wire.ts'
import type { TableSession } from '../session.ts'

export interface Thinking {
  /** What is known so far; null where nothing is, or nothing can be compared. */
  readonly prospects: ReadonlySignal<Prospects | null>
  /** Somebody thinks. */
  readonly isOn: ReadonlySignal<boolean>
  readonly stop: () => void
}

export function useThinking({ match, hint: { value: hint } }: TableSession): Thinking {
  const thinking = useMemo(newThinking, [])
  useEffect(() => {
    if (!hint) return undefined
    void thinking.begin(match, hint)
    return thinking.forget
  }, [hint])
  return thinking
}

function newThinking() {
  const prospects = signal<Prospects | null>(null)
  const isOn = signal(false)
  let end: (() => void) | null = null
  let wanted: Hint | null = null
  return { prospects, isOn, begin, stop, forget }

  async function begin(match: string, hint: Hint): Promise<void> {
    wanted = hint
    isOn.value = true
    try {
      const guess = await call('guess', { match, seat: hint.seat })
      // Whoever stopped it meanwhile, or plays on, does not want it any more.
      if (wanted === hint) ask({ ...guess, advised: hint.choice.key })
    } catch {
      // The table has gone on: what was advised at first sight stands until that is seen.
      if (wanted === hint) stop()
    }
  }

  function ask(question: HintQuestion): void {
    const thread = new Worker(new URL('../../thinker.ts', import.meta.url), {
      type: 'module',
      name: 'thinker',
    })
    end = askThread(thread, question, { hear, fail: stop })
  }

  function hear(word: ThinkerWord): void {
    batch(() => {
      prospects.value = word.prospects
      if (word.isDone) stop()
    })
  }

  function stop(): void {
    wanted = null
    end?.()
    end = null
    isOn.value = false
  }

  function forget(): void {
    batch(() => {
      stop()
      prospects.value = null
    })
  }
}
