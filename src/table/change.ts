/** What of a view has changed since the last: a sight after the first carries only the fields that did. */
import type { View } from '../engine/types.ts'

export interface ViewChange {
  /** Fields that are new or other than they were. */
  readonly set: Readonly<Record<string, unknown>>
  readonly gone: readonly string[]
}

/** Whether two values are the same as JSON. */
type Alike = (a: unknown, b: unknown) => boolean

export function changeOf(before: View, after: View, isAlike: Alike = alike): ViewChange {
  const set: Record<string, unknown> = {}
  for (const name in after) {
    const value: unknown = Reflect.get(after, name)
    if (!isAlike(Reflect.get(before, name), value)) set[name] = value
  }
  return { set, gone: Object.keys(before).filter(name => !Object.hasOwn(after, name)) }
}

export function changed(before: View, { set, gone }: ViewChange): View {
  if (gone.length === 0) return { ...before, ...set }
  const { actor, prompt, result, ...rest } = before
  const kept = Object.entries(rest).filter(([name]) => !gone.includes(name))
  return { actor, prompt, result, ...Object.fromEntries(kept), ...set }
}

/** Finds once what several readers have alike. */
export function comparing(): Alike {
  const found = new Map<unknown, { readonly with: unknown; readonly is: boolean }>()
  return (a, b) => {
    if (a === b || typeof b !== 'object') return a === b
    const known = found.get(b)
    if (known?.with === a) return known?.is ?? false
    const is = alike(a, b)
    found.set(b, { with: a, is })
    return is
  }
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) || Array.isArray(b) ? alikeLists(a, b) : alikeObjects(a, b)
}

function alikeLists(a: object, b: object): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((value, index) => alike(value, b[index]))
}

/** Without lists of their names, of which every step would make many. */
function alikeObjects(a: object, b: object): boolean {
  let more = 0
  for (const name in a) {
    if (!Object.hasOwn(b, name) || !alike(Reflect.get(a, name), Reflect.get(b, name))) return false
    more += 1
  }
  for (const _ in b) more -= 1
  return more === 0
}
