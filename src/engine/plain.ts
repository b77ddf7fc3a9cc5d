/** What a value is on paper. */
import type { Json } from './types.ts'

export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
