/** What of a view has changed since the last: a sight after the first carries only the fields that did. */
import type { View } from '../engine/types.ts'

export interface ViewChange {
  /** Fields that are new or other than they were. */
  readonly set: Readonly<Record<string, unknown>>
  readonly gone: readonly string[]
}

export function changeOf(before: View, after: View): ViewChange {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const set = [...now].filter(([name, value]) => !(old.has(name) && alike(old.get(name), value)))
  return { set: Object.fromEntries(set), gone: [...old.keys()].filter(name => !now.has(name)) }
}

export function changed(before: View, { set, gone }: ViewChange): View {
  if (gone.length === 0) return { ...before, ...set }
  const { actor, prompt, result, ...rest } = before
  const kept = Object.entries(rest).filter(([name]) => !gone.includes(name))
  return { actor, prompt, result, ...Object.fromEntries(kept), ...set }
}

function fieldsOf(view: View): Map<string, unknown> {
  return new Map(Object.entries(view))
}

/** Whether two values are the same as JSON. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) || Array.isArray(b) ? alikeLists(a, b) : alikeObjects(a, b)
}

function alikeLists(a: object, b: object): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((value, index) => alike(value, b[index]))
}

function alikeObjects(a: object, b: object): boolean {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every(name => Object.hasOwn(b, name) && alike(Reflect.get(a, name), Reflect.get(b, name)))
}
