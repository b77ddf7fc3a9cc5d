/** How word gets to somebody who is away: the way out of the server, so that tests can bring their own. */
import type { MatchId } from '../../table/protocol.ts'

/** What is told, and nothing that only the player may know. */
export interface Notice {
  readonly match: MatchId
  readonly game: string
  readonly text: string
  readonly url: string
}

/** A subscription to Web Push, as a browser gives it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** `gone`: nobody is there any more, and nobody will be. */
export type Sent = 'sent' | 'gone' | 'failed'

export interface Sender {
  push(subscription: Subscription, notice: Notice): Promise<Sent>
  post(webhook: string, notice: Notice): Promise<Sent>
}
