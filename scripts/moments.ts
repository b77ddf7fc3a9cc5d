/** Looks anew for the moments of matches that no longer hold, and writes those that do: `npm run moments [GAME …]`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { AnyKit } from '../src/engine/types.ts'
import { findMoments } from '../test/web/moments/find.ts'
import { GAMES_WITH_MOMENTS, kitOf, SEARCHES } from '../test/web/moments/index.ts'
import { keptFile, keptOf, lookUp } from '../test/web/moments/kept.ts'
import type { Kept, Search } from '../test/web/moments/wanted.ts'

const asked = process.argv.slice(2)
for (const game of GAMES_WITH_MOMENTS.filter(each => asked.length === 0 || asked.includes(each))) {
  const [kit, kept] = [await kitOf(game), existsSync(keptFile(game)) ? keptOf(game) : []]
  const next = (SEARCHES[game] ?? []).flatMap(search => renewed(kit, search, kept))
  mkdirSync(dirname(keptFile(game)), { recursive: true })
  writeFileSync(keptFile(game), `[\n${next.map(each => JSON.stringify(each)).join(',\n')}\n]\n`)
}

/** What of the kept matches still stands at moments of this search, and new matches for the rest. */
function renewed(kit: AnyKit, search: Search, kept: readonly Kept[]): Kept[] {
  const found = lookUp(kit, search, kept)
  const gone = search.wanted.filter(({ name }) => 'fault' in (found.get(name) ?? {}))
  const { kept: fresh, missing } = findMoments(kit, { ...search, wanted: gone })
  for (const { name } of gone)
    console.log(`${kit.facts.id}: ${missing.includes(name) ? 'never came to' : 'found'} "${name}"`)
  if (missing.length > 0) process.exitCode = 1
  const standing = new Set(search.wanted.filter(want => !gone.includes(want)).map(({ name }) => name))
  return [...kept.flatMap(each => trimmed(each, standing)), ...fresh]
}

/** No more of a match than its moments need. */
function trimmed({ moments, steps }: Kept, names: ReadonlySet<string>): Kept[] {
  const left = Object.entries(moments).filter(([name]) => names.has(name))
  const last = Math.max(...left.map(([, version]) => version))
  return left.length > 0 ? [{ moments: Object.fromEntries(left), steps: steps.slice(0, last) }] : []
}
