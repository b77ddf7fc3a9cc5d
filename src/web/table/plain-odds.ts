/** Odds without the error of the estimate: whoever plays wants the number, whoever studies has the terminal. */
export function withoutError(odds: string): string {
  return odds.replaceAll(/±[\d.,]+/g, '')
}
