/** How spaces join: the openings of the board, seen from either side. */
import { type ActionOf, type Content, NONE, type OpeningFact } from '../types.ts'
import type { Ids } from './ids.ts'

/** A way from one space to the next; `door` is a secret door, or NONE. The actions that use it stand ready. */
export interface Way {
  readonly to: number
  readonly door: number
  readonly step: ActionOf<'step'>
  readonly search: ActionOf<'search'>
}

/** A secret door is named by the spaces it joins. */
export function doorId({ a, b }: Pick<OpeningFact, 'a' | 'b'>): string {
  return `${a}/${b}`
}

export function secretDoors({ openings }: Content['board']): readonly OpeningFact[] {
  return openings.filter(({ kind }) => kind === 'secret')
}

export function waysOf({ board }: Content, { at: places }: Ids): Way[][] {
  const ways: Way[][] = board.spaces.map(() => [])
  let doors = 0
  for (const opening of board.openings) {
    const a = places.get(opening.a) ?? NONE
    const b = places.get(opening.b) ?? NONE
    const door = opening.kind === 'secret' ? doors++ : NONE
    const search: ActionOf<'search'> = { kind: 'search', door: doorId(opening) }
    ways[a]?.push({ to: b, door, step: { kind: 'step', to: opening.b }, search })
    ways[b]?.push({ to: a, door, step: { kind: 'step', to: opening.a }, search })
  }
  return ways
}
