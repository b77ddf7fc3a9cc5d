/** Those who sit at the table elsewhere, and what the frame shows of them: handed in from web/friends. */
import type { JSX } from 'preact'
import type { Seat } from '../../engine/types.ts'
import type { TableSession } from './session.ts'

interface At {
  readonly session: TableSession
}

export interface Fellows {
  /** The seats of this device; none for whoever looks on. */
  readonly yours: readonly Seat[]
  /** That the host has closed the match, in words: nothing can be done any more, though it is not over. */
  closed(this: void): string | null
  /** On the figure of a seat in the bar, while its person is away. */
  Mark(this: void, props: { readonly seat: Seat }): JSX.Element | null
  /** Among the tools of the bar. */
  Tools(this: void): JSX.Element
  /** Over the table: what somebody wishes, what is said, and how the line is. */
  Over(this: void, props: At): JSX.Element
  /** In the menu, which `close` puts away. */
  MenuButtons(this: void, props: { close(this: void): void }): JSX.Element
  /** Where nothing of one's own can be taken back the others can be asked; null for whoever looks on. */
  readonly askBack: (() => void) | null
  /** While an earlier moment is shown. */
  PastButton(this: void, props: At): JSX.Element | null
  /** What one may want when it is over; beside the table there is room for the first few. */
  EndButtons(this: void, props: { readonly isBrief: boolean }): JSX.Element
}
