/** What is written down of a match: the header, fixed at the start, and the entries that follow. */
import type { Action, Json, Seat } from './types.ts'

export interface SeatHolder {
  /** An open seat waits for whoever comes. */
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  /** How well a bot plays; where it is missing, its name says so. */
  readonly level?: string
}

export interface Header {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Json
  /** The hash of the content in play. */
  readonly content: string
  /** The content itself where it is not the standard one, so that a match file stands alone. */
  readonly pack?: Json
  readonly seats: readonly SeatHolder[]
  /** Solo or hot-seat practice: undo may go back anywhere. */
  readonly practice: boolean
  /** How chance counts its streams: 2 by the chance entries ever logged. Missing in older matches: by all entries. */
  readonly chance?: 2
  /** Local play: chance follows from this number and the stream. */
  readonly seed?: number
  /** Online play: published before the first step; the secret follows after the last. */
  readonly fair?: Fair
}

/** A step without a seat is a step of chance. */
export interface Step {
  readonly seat?: Seat
  readonly action: Action
  /** Made by the same press as the seat's step before it: both are taken back together. */
  readonly joined?: true
}

/** What a log holds. Nothing is ever removed: what was taken back stays, and says by whom. */
export type Entry =
  | Step
  | { readonly seat: Seat; readonly undo: number; readonly agreed?: readonly Seat[] }
  | { readonly seat: Seat; readonly redo: number }
  /** `instead`: in the place of whoever sat there, such as a bot for somebody who is away, or under another name. */
  | { readonly seat: Seat; readonly sit: SeatHolder; readonly instead?: true }
  /** `level`: how well the bot plays that goes on. */
  | { readonly seat: Seat; readonly resign: true; readonly level?: string }

export interface Fair {
  /** A name that no other match has. */
  readonly match: string
  readonly commitment: string
  /** By seat, null where no person sat at the start. None at all: a deal that was committed to before anybody came. */
  readonly salts: readonly (Salt | null)[]
}

export interface Salt {
  readonly commitment: string
  /** 64 hexadecimal digits. */
  readonly salt: string
}
