/** One person's attention at a table: what was in sight when a press began. */
import { type Signal, signal } from '@preact/signals'
import type { Path, Seat } from '../../engine/types.ts'
import type { Picture } from '../../table/protocol.ts'
import { SEEN_MS } from '../parts/seen.ts'
import { watchHand } from './hand.ts'
import { isMeant, type Question, type Seen, see } from './press.ts'

/** What fills the screen: a picture, or the cover that waits for a seat. */
export type Showing = Picture | Seat

export interface Attention {
  /** What has been on the screen for long enough: every press on it counts. */
  readonly settled: Signal<Showing | null>
  /** This has been drawn. */
  show(showing: Showing): void
  /** Whether the present press means this answer, or what is shown as a whole (null). If so, the press is spent. */
  accepts(showing: Showing | null, answer: string | null): boolean
  end(): void
}

export function payAttention(): Attention {
  const hand = watchHand()
  const settled = signal<Showing | null>(null)
  let drawn: Showing | null = null
  let seen: Seen | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return { settled, show, accepts, end }

  function show(showing: Showing): void {
    clearTimeout(timer)
    drawn = showing
    seen = see(seen, questionOf(showing), performance.now())
    timer = setTimeout(() => (settled.value = showing), SEEN_MS)
  }

  function accepts(showing: Showing | null, answer: string | null): boolean {
    const press = hand.press()
    if (!press || !seen || showing !== drawn || !isMeant(seen, press, answer)) return false
    hand.spend()
    return true
  }

  function end(): void {
    clearTimeout(timer)
    hand.rest()
  }
}

/** Another kind of prompt, or another seat, is another question. */
function questionOf(showing: Showing): Question {
  if (typeof showing === 'number') return { name: `cover ${showing}`, answers: [] }
  const { seat, view, choices, ways } = showing
  return {
    name: JSON.stringify([seat, view.prompt?.ask]),
    answers: [...choices.map(({ key }) => key), ...ways.map(answerBy)],
  }
}

/** A way answers by where it ends; its name tells how to get there from here. */
export function answerBy({ actions }: Path): string {
  return JSON.stringify(actions.at(-1))
}
