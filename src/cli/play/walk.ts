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
  const wanted = name.toLowerCase()
  if (wanted === '') return undefined
  const alike = ways.filter(way => way.name.toLowerCase().startsWith(wanted))
  return alike.find(way => way.name.toLowerCase() === wanted) ?? (alike.length === 1 ? alike[0] : undefined)
}

function listOf(ways: readonly Path[], name: string): string {
  if (ways.length === 0) return 'There is nowhere to walk to now.'
  const places = ways.map(way => `${way.name} (${way.actions.length})`).join(', ')
  return `${name === '' ? 'Within reach' : `"${name}" is not within reach; there are`}: ${places}.`
}
