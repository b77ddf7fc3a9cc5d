/** A number deep in a content pack, by a path: `monsters.hydra.fighter`. */
import { plain } from '../../engine/plain.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, Json, Refused, Result } from '../../engine/types.ts'
import { refuse } from './text/index.ts'

type Columns = AnyKit['packs']['columns']

/** The pack with this value at the end of the path; the pack itself stays as it is. */
export function packWith(kit: AnyKit, pack: unknown, path: string, value: Json): Result<Json> {
  const copy = plain(pack)
  const names = path.split('.')
  let under: Json = copy
  for (const [index, name] of names.entries()) {
    const found: Step | null = stepTo(under, name, kit.packs.columns)
    if (!found) return missing(names.slice(0, index).join('.'), name, namesIn(under, kit.packs.columns))
    if (index === names.length - 1) Reflect.set(found.holder, found.key, value)
    under = found.value
  }
  return done(copy)
}

interface Step {
  readonly holder: object
  readonly key: string
  readonly value: Json
}

/** A field, an entry of a list by its id or its position, or a place of a list whose places have names. */
function stepTo(under: Json, name: string, columns: Columns): Step | null {
  if (typeof under !== 'object' || under === null) return null
  const key = Array.isArray(under) ? keyIn(under, name) : name
  if (Object.hasOwn(under, key)) return { holder: under, key, value: Reflect.get(under, key) }
  for (const [list, places] of Object.entries(columns ?? {})) {
    const [holder, place] = [Reflect.get(under, list), places.indexOf(name)]
    if (Array.isArray(holder) && place >= 0) return { holder, key: `${place}`, value: holder[place] ?? null }
  }
  return null
}

function keyIn(list: readonly Json[], name: string): string {
  const place = list.findIndex(item => idOf(item) === name)
  return place < 0 ? name : `${place}`
}

function idOf(item: Json): string | undefined {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

/** Of more than these only the nearest are told. */
const SHOWN = 8
const NEAREST = 3

function missing(where: string, name: string, known: readonly string[]): Refused {
  const near = known.length > SHOWN ? nearestTo(name, known) : []
  if (near.length > 0) return refuse('content', t => t.nearPart(where, name, near))
  const told = known.length > SHOWN ? [...known.slice(0, SHOWN), '…'] : known
  return refuse('content', t =>
    known.length === 0 ? t.nothingUnder(where, name) : t.noPart(where, name, told),
  )
}

/** Those that share most pairs of letters with it, the likest first. */
function nearestTo(name: string, known: readonly string[]): string[] {
  const pairs = pairsOf(name)
  return known
    .map(other => ({ other, alike: alikeness(pairs, pairsOf(other)) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, NEAREST)
    .map(({ other }) => other)
}

/** Dice's measure: twice what both have, of all that they have. */
function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter(pair => other.has(pair)).length
  return (2 * both) / (one.size + other.size)
}

/** Beginning and end count as letters: `^h`, `hy`, `yd`, … */
function pairsOf(word: string): ReadonlySet<string> {
  const letters = `^${word.toLowerCase()}$`
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** Fields and the places of lists whose places have names, or entries. */
function namesIn(under: Json, columns: Columns): string[] {
  if (typeof under !== 'object' || under === null) return []
  if (!Array.isArray(under))
    return Object.keys(under).flatMap(key => [
      key,
      ...(Array.isArray(Reflect.get(under, key)) ? (columns?.[key] ?? []) : []),
    ])
  return under.map((item, place) => idOf(item) ?? `${place}`)
}
