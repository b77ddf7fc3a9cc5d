import type { Choosing, Verb } from '../../types.ts'

/** Which dice a verb may choose, and what each becomes. */
export interface Touch<K extends Choosing> {
  fits(verb: Verb<K>, kind: number, supply: readonly number[], named: number): boolean
  becomes(verb: Verb<K>, kind: number): number
}
