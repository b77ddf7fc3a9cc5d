/** German nouns with their articles. */
import type { GermanTile } from '../types.ts'

export const der = (name: string): GermanTile => ({
  name,
  the: `der ${name}`,
  den: `den ${name}`,
  into: `in den ${name}`,
})

export const die = (name: string): GermanTile => ({
  name,
  the: `die ${name}`,
  den: `die ${name}`,
  into: `in die ${name}`,
})

export const das = (name: string): GermanTile => ({
  name,
  the: `das ${name}`,
  den: `das ${name}`,
  into: `ins ${name}`,
})
