/** Numbers of the rules that the table shows as well. */

/** Below the last floor waits the boss. */
export const FLOORS = 3

/** O-86, O-95: how many tokens on the Stairs hurt. */
export function tokensThatHurt(heroes: number): number {
  return heroes === 4 ? 6 : 3
}
