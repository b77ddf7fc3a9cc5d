/** What a value is as bytes: the same on every machine, and its SHA-256. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with the keys of every object in order, so that equal values give equal bytes. Every step of a match is hashed. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (Array.isArray(value))
    return value.some(isDeep) ? `[${value.map(canonical).join()}]` : JSON.stringify(value)
  return isDeep(value) ? fieldsOf(value) : (JSON.stringify(value) ?? 'null')
}

function isDeep(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const { name, head } of inOrder(Object.keys(value))) {
    const field = value[name]
    if (field !== undefined) text += `${text && ','}${head}${canonical(field)}`
  }
  return `{${text}}`
}

/** A name of an object, and how its field begins. */
interface Name {
  readonly name: string
  readonly head: string
}

interface Order {
  readonly given: readonly string[]
  readonly sorted: readonly Name[]
}

/** Objects of one kind have the same names: they are put in order once, and found by the last of them. */
const orders = new Map<string, Order>()
const MOST_ORDERS = 500

function inOrder(names: readonly string[]): readonly Name[] {
  const last = names[names.length - 1] ?? ''
  const known = orders.get(last)
  if (known && isSame(known.given, names)) return known.sorted
  const sorted = names.toSorted().map(name => ({ name, head: `${JSON.stringify(name)}:` }))
  if (orders.size === MOST_ORDERS) orders.clear()
  orders.set(last, { given: names, sorted })
  return sorted
}

function isSame(known: readonly string[], names: readonly string[]): boolean {
  return known.length === names.length && known.every((name, index) => name === names[index])
}

/** The SHA-256 of a text, in hexadecimal digits. */
export type Digest = (text: string) => string

const ownDigest: Digest = text => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256 of the canonical form: equal states, equal hash, on every machine. One may have a quicker digest than ours. */
export function hash(value: unknown, digest: Digest = ownDigest): string {
  return digest(canonical(value))
}
