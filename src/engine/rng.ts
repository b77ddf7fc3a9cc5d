import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Rng } from './types.ts'

/** Where chance comes from: a fresh stream for every roll of a match. */
export type Chance = (stream: number) => Rng

const TWO_32 = 0x1_0000_0000

/** One number of 32 bits, made into the next by the splitmix mixing function. */
function splitmix(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
}

/**
 * Fast chance for simulation, tests and local play: xoroshiro128+. Not for online play, where its state could be
 * recovered from visible dice. The state is filled by splitmix because the generator's own seeding lets the first
 * numbers of neighbouring seeds resemble each other.
 */
export function fastRng(seed: number, stream = 0): Rng {
  const word = splitmix(seed ^ Math.imul(stream, 0x85ebca6b))
  word()
  const generator = xoroshiro128plusFromState([word(), word(), word() ^ stream, word()])
  return { below: n => belowFrom(() => generator.next(), n) }
}

/** Unbiased by multiply and reject (Lemire); it uses the high bits, which are the generator's best. */
export function belowFrom(next: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`Nothing is drawn below ${n}`)
  let product = (next() >>> 0) * n
  if (product >>> 0 < n) {
    const unfair = TWO_32 % n
    while (product >>> 0 < unfair) product = (next() >>> 0) * n
  }
  return Math.floor(product / TWO_32)
}

/** A seed is a whole number of 32 bits: another that differs only beyond them would be the same seed. */
export function isSeed(seed: number): boolean {
  return Number.isInteger(seed) && seed >= 0 && seed < TWO_32
}

export function seededChance(seed: number): Chance {
  return stream => fastRng(seed, stream + 1)
}

/** What bots draw lots by in a seeded match: streams that no roll has. */
export function seededLots(seed: number): Chance {
  return stream => fastRng(seed, -1 - stream)
}

/** One element, each equally likely. The list must not be empty. */
export function pick<T>(list: readonly T[], rng: Rng): T {
  const chosen = list[rng.below(list.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}
