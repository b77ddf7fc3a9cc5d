/** What every command is given. */
import type { AnyKit, Paint } from '../engine/types.ts'
import type { Io } from './io.ts'

export interface Shell {
  readonly io: Io
  readonly kits: readonly AnyKit[]
  /** Colours as the flags of this very call want them. */
  paint(): Paint
  /** With which code the process is to end. */
  finish(code: number): void
}
