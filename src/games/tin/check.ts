import { z } from 'zod'
import { parseWith } from '../../engine/parse.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { maskOf } from './book.ts'
import { type Content, GOODS, TECHNIQUES, TILE_KINDS } from './types.ts'

const count = z.int().min(0).max(99)
const doors = z.string().regex(/^(?!.*(.).*\1)[NESW]*$/, { error: 'Doorways are letters of NESW, each once' })
const technique = z.enum(TECHNIQUES)
const trade = z.strictObject({ count, price: z.int().min(1).max(999), trade: z.int().min(0).max(999) })
const face = z.strictObject({ helmet: z.boolean(), chest: z.boolean() })
const faces = z.array(face).length(6, { error: 'A die has 6 faces' })

const shape: z.ZodType<Content> = z.strictObject({
  tiles: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(20),
        name: z.string().min(1).max(11),
        kind: z.enum(TILE_KINDS),
        doors,
        far: doors,
        white: z.int().min(0).max(9),
        red: z.int().min(0).max(9),
        chests: z.int().min(0).max(9),
        mark: z.enum(['A', 'B', '']),
      }),
    )
    .max(40),
  cards: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(30),
        top: technique,
        middle: technique,
        bottom: technique,
        plus: z.int().min(0).max(9),
        minus: z.int().min(0).max(9),
      }),
    )
    .max(99),
  goods: z.strictObject({ key: trade, rope: trade, potion: trade, bomb: trade }),
  gold: z.array(z.strictObject({ value: z.int().min(1).max(999), count })).max(20),
  dice: z.strictObject({ yellow: faces, red: faces }),
})

/** A pack is taken only if a dungeon of it can be laid and won; every fault gets a sentence. */
export function check(input: unknown): Result<Content> {
  const parsed = parseWith(shape, input, 'content')
  if (!parsed.ok) return parsed
  const faults = [...tileFaults(parsed.value), ...cardFaults(parsed.value), ...treasureFaults(parsed.value)]
  return faults.length === 0 ? done(parsed.value) : refuse('content', faults.join('\n'))
}

function tileFaults({ tiles }: Content): string[] {
  const faults = repeated(tiles.map(tile => tile.id)).map(id => `tiles: there are two tiles "${id}".`)
  for (const kind of ['stairwell', 'princess'] as const) {
    const found = tiles.filter(tile => tile.kind === kind).length
    if (found !== 1) faults.push(`tiles: there must be exactly one ${kind} tile, not ${found}.`)
  }
  if (!tiles.some(tile => tile.kind === 'room' && tile.doors.length > 1)) {
    faults.push('tiles: there must be a room with two doorways, or the dungeon cannot begin.')
  }
  for (const { id, kind, doors: all, far } of tiles) {
    if (all === '') faults.push(`tiles: "${id}" has no doorway.`)
    if ((maskOf(far) & ~maskOf(all)) !== 0)
      faults.push(`tiles: "${id}" has a far side without a doorway there.`)
    if (kind === 'chasm' && (far === '' || maskOf(far) === maskOf(all))) {
      faults.push(`tiles: the chasm "${id}" needs a doorway on each side of its gap.`)
    }
    if (kind !== 'chasm' && far !== '') faults.push(`tiles: "${id}" is no chasm and cannot have a far side.`)
  }
  for (const { id, kind, white, red, chests } of tiles) {
    if (kind === 'stairwell' && white + red + chests > 0)
      faults.push(`tiles: the stairwell "${id}" holds no monsters and no chests.`)
  }
  return faults
}

function cardFaults({ cards }: Content): string[] {
  return cards
    .filter(({ top, middle, bottom }) => new Set([top, middle, bottom]).size !== 3)
    .map(({ title }) => `cards: "${title}" must show each technique once.`)
}

function treasureFaults({ tiles, goods, gold }: Content): string[] {
  const faults = repeated(gold.map(({ value }) => String(value))).map(
    value => `gold: the value ${value} stands there twice.`,
  )
  if (goods.key.count === 0) faults.push('goods: without a key no lock can ever be opened.')
  if (goods.potion.count === 0) faults.push('goods: the hero starts with a potion, so there must be one.')
  if (goods.rope.count < tiles.filter(tile => tile.kind === 'chasm').length) {
    faults.push('goods: there must be a rope for every chasm, or one can never be crossed.')
  }
  for (const good of GOODS) {
    if (goods[good].trade > goods[good].price)
      faults.push(`goods: a ${good} must not be worth more in trade than it costs.`)
  }
  return faults
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
