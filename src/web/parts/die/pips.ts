/** Which of the nine places of a face carry a pip. */
const PLACES: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

export interface Pip {
  readonly column: number
  readonly row: number
}

/** None for a die that is not rolled. */
export function pips(value: number | null): readonly Pip[] {
  const places = PLACES[value ?? 0] ?? []
  return places.map(place => ({ column: place % 3, row: Math.floor(place / 3) }))
}
