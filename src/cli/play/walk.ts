import type { Path, Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import { screenWidth, viewOf } from './show.ts'
import { type Sitting, stepOf } from './sitting.ts'

/** Walks to a named place within reach, step by step; without a name the places are listed. Answers whether it did. */
export function walk(sitting: Sitting, seat: Seat, name: string): boolean {
  const paths = sitting.reader.paths?.(viewOf(sitting, seat)) ?? []
  const path = pathTo(paths, name)
  if (!path) {
    say(sitting.io, wrap(listOf(paths, name), screenWidth(sitting), '  '))
    return false
  }
  for (const action of path.actions) if (!stepOf(sitting, seat, action).ok) break
  return true
}

/** By its full name, or the only one that begins like this. */
function pathTo(paths: readonly Path[], name: string): Path | undefined {
  const wanted = name.toLowerCase()
  if (wanted === '') return undefined
  const alike = paths.filter(path => path.name.toLowerCase().startsWith(wanted))
  return alike.find(path => path.name.toLowerCase() === wanted) ?? (alike.length === 1 ? alike[0] : undefined)
}

function listOf(paths: readonly Path[], name: string): string {
  if (paths.length === 0) return 'There is nowhere to walk to now.'
  const places = paths.map(path => `${path.name} (${path.actions.length})`).join(', ')
  return `${name === '' ? 'Within reach' : `"${name}" is not within reach; there are`}: ${places}.`
}
