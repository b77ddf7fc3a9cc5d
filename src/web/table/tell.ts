/** What those who listen are told of a table: a plain function of what it shows and what they have heard. */
import { type Line, type Picture, told } from '../../table/protocol.ts'
import { personToAct } from './handing-over.ts'

export interface Heard {
  /** The latest step that was told. */
  readonly at: number
  readonly asked: string | null
}

export interface Shown {
  readonly now: Pick<Picture, 'asked' | 'seats' | 'seat' | 'ending'> | null
  readonly lines: readonly Line[]
  /** Null: nothing is asked just now. */
  readonly asked: string | null
}

/** What is new to them, in order, and what they have heard then. */
export function tell(
  { at, asked: before }: Heard,
  { now, lines, asked }: Shown,
  isQuiet: (line: Line) => boolean,
): { readonly texts: readonly string[]; readonly heard: Heard } {
  const until = toldUntil(now, lines)
  const fresh = told(lines).filter(line => line.at > at && line.at <= until && !isQuiet(line))
  const question = asked === null || asked === before ? [] : [asked]
  return {
    texts: [...fresh.map(({ text }) => text), ...question],
    // What was taken back may happen once more.
    heard: { at: Math.max(until, Math.min(at, lastOf(lines))), asked: asked ?? before },
  }
}

export function lastOf(lines: readonly Line[]): number {
  return lines.at(-1)?.at ?? 0
}

/** While others act the latest line may still grow, as a walk does step by step: it is told when it has ended. */
function toldUntil(now: Shown['now'], lines: readonly Line[]): number {
  const isGoingOn = now !== null && now.ending === null && personToAct(now) === null
  return isGoingOn ? lastOf(lines) - 1 : lastOf(lines)
}
