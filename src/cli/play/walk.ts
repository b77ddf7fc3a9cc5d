/** Walking a whole way over a board by the name of where it leads. */
import type { Path } from '../../engine/types.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import { screenWidth } from './show.ts'
import { playAs, type TerminalTable } from './terminal-table.ts'

/** Walks to a named place within reach, step by step; without a name the places are listed. Answers whether it did. */
export async function walk(table: TerminalTable, name: string): Promise<boolean> {
  const { ways } = table.picture
  const way = wayTo(ways, name)
  if (!way) {
    say(table.io, wrap(listOf(ways, name), screenWidth(table), '  '))
    return false
  }
  await playAs(table, way.actions)
  return true
}

/** By its full name, or the only one that begins like this. */
function wayTo(ways: readonly Path[], name: string): Path | undefined {
  const wanted = plainName(name)
  if (wanted === '') return undefined
  const alike = ways.filter(way => plainName(way.name).startsWith(wanted))
  return alike.find(way => plainName(way.name) === wanted) ?? (alike.length === 1 ? alike[0] : undefined)
}

/** Sentences say `to room 1-8` and `the Great Hall`; the map says `1-8` and `Great Hall`. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/^(to )?(the )?(room )?/, '')
}

function listOf(ways: readonly Path[], name: string): string {
  if (ways.length === 0) return 'There is nowhere to walk to now.'
  const places = ways.map(way => `${way.name} (${way.actions.length})`).join(', ')
  return `${name === '' ? 'Within reach' : `"${name}" is not within reach; there are`}: ${places}.`
}
