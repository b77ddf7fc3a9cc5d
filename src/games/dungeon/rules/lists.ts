/** Lists of numbers in a state are replaced, never changed, so that copies of the state can share them. */
import { num } from '../content/content-index.ts'

/** The list with another number in one place. */
export function put(list: readonly number[], index: number, value: number): readonly number[] {
  const copy = list.slice()
  copy[index] = value
  return copy
}

/** The list with so many more in one place: a card put on a pile, or with -1 taken from it. */
export function plus(list: readonly number[], index: number, count: number): readonly number[] {
  return put(list, index, num(list, index) + count)
}
