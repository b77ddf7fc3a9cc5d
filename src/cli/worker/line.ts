/** Tells whoever plays at a farm, or has games played there, when it is gone and when it is back. */
import type { Line } from '../../sim/farm/line.ts'
import type { Io } from '../io.ts'
import { aside } from '../tournament/bar.ts'

/** `waits` and `goesOn`: what becomes of them meanwhile, and then. */
export function tellOfLine(io: Io, { place, onChange }: Line, waits: string, goesOn: string): void {
  onChange(isGone =>
    aside(
      io,
      isGone
        ? `The farm at ${place} is gone; ${waits} until it is back.`
        : `The farm at ${place} is back, and ${goesOn}.`,
    ),
  )
}
