/** The regularised gamma function, from which the tails of chi-squared come. */

/** Lanczos' coefficients for g = 7: the logarithm of gamma to about fifteen digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]
const G = 7

export function lnGamma(x: number): number {
  const [first = 1, ...rest] = LANCZOS
  const sum = rest.reduce((total, coefficient, index) => total + coefficient / (x + index), first)
  const t = x + G - 0.5
  return Math.log(Math.sqrt(2 * Math.PI)) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

const ENOUGH = 1e-15
const MOST_TERMS = 10_000

/** Q(a, x): the share of the gamma distribution of shape a that lies above x. */
export function gammaAbove(a: number, x: number): number {
  if (x <= 0) return 1
  return x < a + 1 ? 1 - series(a, x) : fraction(a, x)
}

/** P(a, x) by its power series, which converges where x is small. */
function series(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a]
  for (let n = 1; n < MOST_TERMS && term > sum * ENOUGH; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - lnGamma(a))
}

/** Q(a, x) by its continued fraction (Lentz), where x is large. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let product = d
  for (let n = 1; n < MOST_TERMS; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / (step * d + b)
    c = b + step / c
    const factor = d * c
    product *= factor
    if (Math.abs(factor - 1) < ENOUGH) break
  }
  return product * Math.exp(a * Math.log(x) - x - lnGamma(a))
}
