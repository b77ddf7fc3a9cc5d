/** Messages that no honest program sends: one field of an honest one is another thing, or its text is broken. */
import { pick } from '../../engine/rng.ts'
import type { Json, Rng } from '../../engine/types.ts'

const deep = (levels: number): Json => {
  let nested: Json = 0
  for (let level = 0; level < levels; level++) nested = [nested]
  return nested
}

/** Each has broken something somewhere. */
const VALUES: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  99,
  2 ** 31,
  2 ** 53,
  -0,
  1e300,
  '',
  '0',
  ' ',
  '\u0000',
  '\u202Eab',
  '\uD800',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  "'; drop table matches; --",
  'x'.repeat(300),
  'x'.repeat(20_000),
  [],
  [[]],
  {},
  { kind: 'bot', name: 'x' },
  { kind: 'roll', value: 6 },
  { match: 'o-none' },
  deep(70),
]

type Fields = Readonly<Record<string, Json>>

/** The text of a message: mostly with one field changed, sometimes with its bytes broken, sometimes honest. */
export function hostile(name: string, params: Fields, rng: Rng): string {
  const call = rng.below(1000)
  const way = rng.below(10)
  if (way < 3) return JSON.stringify({ call, name, params })
  const changed = mutated(params, rng)
  if (way === 3) return broken(JSON.stringify({ call, name, params: changed }), rng)
  if (way === 4) return JSON.stringify({ call: pick(VALUES, rng), name, params: changed })
  return JSON.stringify({ call, name, params: changed })
}

/** One field is another value, missing, too much, or taken from deeper inside. */
function mutated(params: Fields, rng: Rng): Json {
  const names = Object.keys(params)
  if (names.length === 0 || rng.below(8) === 0) return pick(VALUES, rng)
  const name = pick(names, rng)
  const { [name]: old, ...rest } = params
  const way = rng.below(6)
  if (way < 3) return rest
  if (way === 1)
    return { ...params, [pick(['seat', 'by', 'isOwner', '__proto__', 'x'], rng)]: pick(VALUES, rng) }
  if (isFields(old) && way < 4) return { ...rest, [name]: mutated(old, rng) }
  if (Array.isArray(old) && way < 4) return { ...rest, [name]: [...old, pick(VALUES, rng)] }
  return { ...rest, [name]: pick(VALUES, rng) }
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function broken(text: string, rng: Rng): string {
  const at = rng.below(text.length)
  return `${text.slice(0, at)}${pick(['', '"', '{', '\\', ']', '\u0000'], rng)}${text.slice(at + 1)}`
}
