/** The words of one match: those of its content, with the own names that its options bring along. */
import { plainReaderOf } from './made.ts'
import type { Match } from './match.ts'
import type { AnyKit, OwnNames, Reader } from './types.ts'

const NOBODY: OwnNames = {}

export function ownNamesIn({ called }: AnyKit, { game, header }: Match): OwnNames {
  if (!called) return NOBODY
  const options = game.parseOptions(header.options)
  return options.ok ? called(options.value) : NOBODY
}

export function readerOf(kit: AnyKit, match: Match): Reader {
  const names = ownNamesIn(kit, match)
  const isPlain = Object.keys(names).length === 0
  return isPlain ? plainReaderOf(kit, match.content) : kit.reader(match.content, names)
}
