/** In what a content differs from another: field by field, entries with an id told by it. */
import type { Json } from '../../engine/types.ts'
import { type Edit, edited, type Fields, idOf, isFields, isList, isSame, type Path, partAt } from './edits.ts'

/** Set back one after the other in this order they lead to the other content. */
export interface Change {
  /** Where it stands now; for what is gone, where it stood. */
  readonly path: Path
  readonly base?: Json | undefined
  readonly now?: Json | undefined
}

export function settingBack({ path, base, now }: Change): Edit {
  return { path, before: now, after: base }
}

/** The edits that make the one of the other. */
export function editsBetween(from: Json, to: Json): Edit[] {
  return changesIn(to, from).map(settingBack)
}

export function changesIn(base: Json | undefined, now: Json | undefined, path: Path = []): Change[] {
  if (base === now) return []
  if (isFields(base) && isFields(now)) return changesOfFields(base, now, path)
  if (isList(base) && isList(now)) return changesOfLists(base, now, path)
  return [{ path, base, now }]
}

function changesOfFields(base: Fields, now: Fields, path: Path): Change[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(base)])]
  return names.flatMap(name => changesIn(base[name], now[name], [...path, name]))
}

function changesOfLists(base: readonly Json[], now: readonly Json[], path: Path): Change[] {
  const [before, after] = [idsOf(base), idsOf(now)]
  if (before && after && keepsOrder(before, after)) return changesById(base, now, path, before, after)
  if (base.length !== now.length) return [{ path, base, now }]
  return now.flatMap((entry, at) => changesIn(base[at], entry, [...path, String(at)]))
}

/** Null where not every entry has an id of its own. */
function idsOf(list: readonly Json[]): string[] | null {
  const ids = list.flatMap(entry => idOf(entry) ?? [])
  return ids.length === list.length && new Set(ids).size === list.length ? ids : null
}

function keepsOrder(before: readonly string[], after: readonly string[]): boolean {
  const [old, young] = [new Set(before), new Set(after)]
  const left = before.filter(id => young.has(id))
  return after.filter(id => old.has(id)).every((id, at) => id === left[at])
}

function changesById(
  base: readonly Json[],
  now: readonly Json[],
  path: Path,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const placed = (at: number) => [...path, String(at)]
  const changed = now.flatMap((entry, at) => {
    const old = base[before.indexOf(after[at] ?? '')]
    return old === undefined ? [] : changesIn(old, entry, placed(at))
  })
  // From the end on, so that those before stay where they are.
  const come = [...now.keys()].filter(at => !before.includes(after[at] ?? '')).toReversed()
  const gone = [...base.keys()].filter(at => !after.includes(before[at] ?? ''))
  return [
    ...changed,
    ...come.map(at => ({ path: placed(at), now: now[at] })),
    ...gone.map(at => ({ path: placed(at), base: base[at] })),
  ]
}

/** Where all edits find what they were made for; else null. */
export function editedAll(whole: Json, edits: readonly Edit[]): Json | null {
  let made = whole
  for (const edit of edits) {
    if (!isFor(made, edit)) return null
    made = edited(made, edit)
  }
  return made
}

/** What comes new needs only what it comes into; everything else, what stood there. */
function isFor(whole: Json, { path, before }: Edit): boolean {
  const around = partAt(whole, path.slice(0, -1))
  if (before === undefined && isList(around)) return Number(path.at(-1)) <= around.length
  return isFields(around) || isList(around) ? isSame(partAt(whole, path), before) : false
}
