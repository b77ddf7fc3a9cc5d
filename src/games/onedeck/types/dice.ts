/**
 * Dice as numbers. A kind is a colour and a value: 0 to 23; two more kinds serve a single use (a magic 6 that only
 * pays for spells, a heroic 6 for armor boxes only). A pool counts how many dice of each kind there are, so equal
 * dice are one choice.
 */
import { COLOURS, type Colour } from '../types.ts'

export const KINDS = 26
export const MANA = 24
export const ARMOR = 25
export const HEROIC = 3
/** Kinds that may be converted, changed and laid freely. */
export const PLAIN = 24

/** 8 of each colour and 6 heroic dice (O-04). */
export const SUPPLY: readonly number[] = [8, 8, 8, 6]

const all = Array.from({ length: KINDS }, (_, kind) => kind)
const COLOUR_OF: readonly number[] = all.map(kind =>
  kind === MANA ? 2 : kind === ARMOR ? HEROIC : Math.floor(kind / 6),
)
const VALUE_OF: readonly number[] = all.map(kind => (kind >= PLAIN ? 6 : (kind % 6) + 1))
const NAMES: readonly string[] = all.map(kind =>
  kind === MANA ? 'mana' : kind === ARMOR ? 'armor' : `${COLOURS[Math.floor(kind / 6)]}${(kind % 6) + 1}`,
)
const BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, kind) => [name, kind]))

export function colourOf(kind: number): number {
  return COLOUR_OF[kind] ?? 0
}

export function valueOf(kind: number): number {
  return VALUE_OF[kind] ?? 0
}

export function kindOf(colour: number, value: number): number {
  return colour * 6 + value - 1
}

export function indexOfColour(colour: Colour): number {
  return COLOURS.indexOf(colour)
}

export function dieName(kind: number): string {
  return NAMES[kind] ?? ''
}

/** The kind with this name; throws for our own bugs. */
export function dieNamed(name: string): number {
  const kind = BY_NAME.get(name)
  if (kind === undefined) throw new Error(`There is no die "${name}"`)
  return kind
}

const EMPTY: readonly number[] = all.map(() => 0)

export function emptyPool(): number[] {
  return EMPTY.slice()
}

/** The kinds a pool holds, as bits. */
export function kindsIn(pool: readonly number[]): number {
  let mask = 0
  for (let kind = 0; kind < KINDS; kind++) if ((pool[kind] ?? 0) > 0) mask |= 1 << kind
  return mask
}

export function put(pool: number[], kind: number, count = 1): void {
  pool[kind] = (pool[kind] ?? 0) + count
}

/** The bits of all kinds of one colour; heroic dice are not among them. */
export function bitsOfColour(colour: number): number {
  return 0b111111 << (colour * 6)
}
