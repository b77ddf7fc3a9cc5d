/** A chance as it is said: in whole percent. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}
