/** What is seen of the page at one size, collected in one go before it is judged. */
import type { Box } from './box.ts'

export interface Sight {
  readonly window: Box
  /** Where the game lies; null where there is none. */
  readonly board: Box | null
  readonly scrollers: readonly Scroller[]
  readonly things: readonly Thing[]
}

/** A line of text, or something to press. */
export interface Thing {
  /** `button "Fight"`: how a fault names it. */
  readonly name: string
  /** What it says, to the eye or to a reader. */
  readonly words: string
  readonly box: Box
  /** What scrollers and the window leave of it. */
  readonly shown: Box
  /** What is painted over it, each once. */
  readonly under: readonly string[]
  /** True where something lies over it on purpose: a bar under which a page scrolls, say. */
  readonly isAside: boolean
  /** Those it lies in, the nearest first, by their places in the sight. */
  readonly scrollers: readonly number[]
  readonly control: Control | null
}

export interface Scroller {
  readonly name: string
  readonly box: Box
  readonly shown: Box
  /** True where a fade or a sign says that there is more, whatever is cut. */
  readonly says: boolean
}

export interface Control {
  /** True for what decides something in the match. */
  readonly isMove: boolean
  /** True where a press in its middle is one on it. */
  readonly isFree: boolean
  /** The shorter side of what a finger can hit; null where that may be anything. */
  readonly target: number | null
  /** Ways of which it lies at the end, and ways that begin with a press on it, by their number in WAYS. */
  readonly lies: readonly number[]
  readonly opens: readonly number[]
}
