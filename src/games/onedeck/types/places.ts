/** Places on the board, as reasons name them. */

/** What a door is called as a place on the board. */
export function doorPlace(door: number): string {
  return `door-${door}`
}
