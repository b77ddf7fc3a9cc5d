/** How much better one did than another in the rounds that both ran with the same lots, and when that is clear. */
export interface Gap {
  readonly mean: number
  readonly error: number
}

/** A chance to win that nobody would argue about. */
const LITTLE = 0.015
/** So many standard errors are sure enough. */
const SURE = 2
/** And so many are far enough. */
const FAR = 3.5
/** A surprise that may still come, squared: a few equal rounds prove little. */
const UNSEEN = 0.04

export function gapBetween(one: readonly number[], other: readonly number[]): Gap {
  const rounds = Math.max(1, Math.min(one.length, other.length))
  const gapIn = (round: number) => (one[round] ?? 0) - (other[round] ?? 0)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    sum += gapIn(round)
    squares += gapIn(round) ** 2
  }
  const mean = sum / rounds
  const spread = Math.max(0, squares - rounds * mean ** 2)
  return { mean, error: Math.sqrt(spread + UNSEEN) / rounds }
}

/** The gap where it is clear and worth a word, else 0. */
export function clearly({ mean, error }: Gap): number {
  return mean > LITTLE && mean > SURE * error ? mean : 0
}

/** At most this little is lost. */
export function isSmall({ mean, error }: Gap): boolean {
  return mean + SURE * error <= LITTLE
}

/** So far behind that it does not come back, and no matter how far exactly. */
export function isBehind({ mean, error }: Gap): boolean {
  return mean > LITTLE && mean > FAR * error
}

/** Known well enough: more rounds would not change what is said of it. */
export function isKnown(gap: Gap): boolean {
  return isSmall(gap) || (clearly(gap) > 0 && SURE * gap.error <= Math.max(LITTLE, gap.mean / 3))
}
