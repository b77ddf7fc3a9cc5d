import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of the named programs on the path. Debian keeps servers in sbin, which not everyone's path has. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name)))
  return candidates.find(existsSync) ?? null
}
