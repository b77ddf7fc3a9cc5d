/** One person's attention at a table: what was in sight when a press began. */
import { type Signal, signal } from '@preact/signals'
import type { Seat } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'
import { SEEN_MS } from '../parts/seen.ts'
import { watchHand } from './hand.ts'
import { isMeant, type Scene, type Seen, see } from './press.ts'

/** What fills the screen: a picture, or the cover that waits for a seat. */
export type Showing = Picture | Seat

export interface Attention {
  /** True once all that is on the screen may be pressed. */
  readonly ready: Signal<boolean>
  /** This has been drawn. */
  show(showing: Showing): void
  /** Whether the present press means this deed, or what is shown as a whole (null). If so, the press is spent. */
  accepts(showing: Showing | null, deed: string | null): boolean
  end(): void
}

export function payAttention(): Attention {
  const hand = watchHand()
  const ready = signal(false)
  let drawn: Showing | null = null
  let seen: Seen | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return { ready, show, accepts, end }

  function show(showing: Showing): void {
    clearTimeout(timer)
    drawn = showing
    seen = see(seen, sceneOf(showing), performance.now())
    ready.value = false
    timer = setTimeout(() => (ready.value = true), SEEN_MS)
  }

  function accepts(showing: Showing | null, deed: string | null): boolean {
    const press = hand.press()
    if (!press || !seen || showing !== drawn || !isMeant(seen, press, deed)) return false
    hand.spend()
    return true
  }

  function end(): void {
    clearTimeout(timer)
    hand.rest()
  }
}

/** Another kind of prompt, or another seat, is another question. */
function sceneOf(showing: Showing): Scene {
  if (typeof showing === 'number') return { question: `cover ${showing}`, deeds: [] }
  const { seat, view, choices, ways } = showing
  return {
    question: JSON.stringify([seat, view.prompt?.ask]),
    deeds: [...choices.map(({ key }) => key), ...ways.map(({ name }) => name)],
  }
}
