/** Dice go up by 1, each once and never above 6. Raised dice wait aside until the end. */
export function raised(kind: number): number {
  return kind + 1
}
