/** A match by what was played, so that nothing that was found of another is taken for its own. */
import { hash } from '../../engine/hash.ts'
import type { Entry, Header } from '../../engine/log.ts'

/** What no match has that began otherwise or went on otherwise. */
export function lineName(header: Header, log: readonly Entry[]): string {
  return hash({ header, log })
}
