/** How far back the others are asked to go. */
import type { Seat } from '../../engine/types.ts'
import type { Line } from '../../table/protocol.ts'

/** So many steps lead to before the last one that one made oneself; null where one has made none. */
export function stepsBack(lines: readonly Line[], length: number, yours: readonly Seat[]): number | null {
  const own = lines.findLast(({ at, seat }) => at > 0 && seat !== null && yours.includes(seat))
  return own ? length - own.at + 1 : null
}
