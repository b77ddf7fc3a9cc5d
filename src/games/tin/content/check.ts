/** What a content pack must satisfy. */
import { z } from 'zod'
import { aboutShape, faultAt, parsePack, refusePack, schemaOf } from '../../../engine/packs.ts'
import { repeated } from '../../../engine/repeated.ts'
import type { Fault, Result, Sentence } from '../../../engine/types.ts'
import { SHAPES, type ShapeFault, say } from '../text/faults.ts'
import { type Card, type Content, DRAWINGS, GOODS, TECHNIQUES, TILE_KINDS, type Tile } from '../types.ts'
import { maskOf } from './geometry.ts'

const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'id' satisfies ShapeFault })
/** Written on a tile. */
const label = z.string().min(1).max(11)
const words = z.string().min(1).max(40)
const mood = z.string().min(1).max(120)
const german = z.strictObject({
  name: label,
  called: words.exactOptional(),
  the: words,
  den: words,
  into: words,
})
const count = z.int().min(0).max(99)
// Measured first: the pattern compares every letter with every other.
const doors = z
  .string()
  .max(4, { error: 'doorways' satisfies ShapeFault, abort: true })
  .regex(/^(?!.*(.).*\1)[NESW]*$/, { error: 'doorways' satisfies ShapeFault })
const technique = z.enum(TECHNIQUES)
const trade = z.strictObject({ count, price: z.int().min(1).max(999), trade: z.int().min(0).max(999) })
const face = z.strictObject({ helmet: z.boolean(), chest: z.boolean() })
const faces = z.array(face).length(6, { error: 'sixFaces' satisfies ShapeFault })

// Each list may be several times as long as the printed one, of 12 tiles, 12 cards and 4 kinds of gold.
const shape: z.ZodType<Content> = z.strictObject({
  about: aboutShape.exactOptional(),
  tiles: z
    .array(
      z.strictObject({
        id,
        name: label,
        called: words.exactOptional(),
        de: german.exactOptional(),
        mood: z.strictObject({ en: mood, de: mood }).exactOptional(),
        drawing: z.enum(DRAWINGS).exactOptional(),
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
        id,
        title: z.string().min(1).max(30),
        de: z.string().min(1).max(30).exactOptional(),
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

export const schema = (): unknown => schemaOf(shape)

/** A pack is taken only if a dungeon of it can be laid and won; every fault gets a sentence. */
export function check(input: unknown): Result<Content> {
  const parsed = parsePack(shape, input, SHAPES)
  if (!parsed.ok) return parsed
  const faults = [...tileFaults(parsed.value), ...cardFaults(parsed.value), ...treasureFaults(parsed.value)]
  return faults.length === 0 ? parsed : refusePack(faults)
}

function tileFaults({ tiles }: Content): Fault[] {
  const at = (tile: Tile, said: Sentence) => faultAt('tiles', tiles, tile, said)
  const ofAll = (said: Sentence): Fault => ({ place: 'tiles', said })
  const faults = repeated(tiles, tile => tile.id).map(tile =>
    at(
      tile,
      say(t => t.tileTwice(tile.id)),
    ),
  )
  for (const kind of ['stairwell', 'princess'] as const) {
    const found = tiles.filter(tile => tile.kind === kind).length
    if (found !== 1) faults.push(ofAll(say(t => t.oneOfKind(kind, found))))
  }
  if (!tiles.some(tile => tile.kind === 'room' && tile.doors.length > 1))
    faults.push(ofAll(say(t => t.noBeginning)))
  return [
    ...faults,
    ...tiles.flatMap(tile => [...doorFaults(tile), ...guardFaults(tile)].map(said => at(tile, said))),
  ]
}

function doorFaults({ id: tile, kind, doors: all, far }: Tile): Sentence[] {
  const faults: Sentence[] = []
  if (all === '') faults.push(say(t => t.noDoorway(tile)))
  if ((maskOf(far) & ~maskOf(all)) !== 0) faults.push(say(t => t.farWithoutDoorway(tile)))
  if (kind === 'chasm' && (far === '' || maskOf(far) === maskOf(all))) faults.push(say(t => t.oneSided(tile)))
  if (kind !== 'chasm' && far !== '') faults.push(say(t => t.noChasm(tile)))
  return faults
}

function guardFaults({ id: tile, kind, white, red, chests }: Tile): Sentence[] {
  return kind === 'stairwell' && white + red + chests > 0 ? [say(t => t.busyStairwell(tile))] : []
}

function cardFaults({ cards }: Content): Fault[] {
  const at = (card: Card, said: Sentence) => faultAt('cards', cards, card, said)
  const unclear = cards.filter(({ top, middle, bottom }) => new Set([top, middle, bottom]).size !== 3)
  return [
    ...repeated(cards, card => card.id).map(card =>
      at(
        card,
        say(t => t.cardTwice(card.id)),
      ),
    ),
    ...unclear.map(card =>
      at(
        card,
        say(t => t.techniques(card.title)),
      ),
    ),
  ]
}

function treasureFaults({ tiles, goods, gold }: Content): Fault[] {
  const faults = repeated(gold, coin => coin.value).map(coin =>
    faultAt(
      'gold',
      gold,
      coin,
      say(t => t.goldTwice(coin.value)),
    ),
  )
  const chasms = tiles.filter(tile => tile.kind === 'chasm').length
  if (goods.key.count === 0) faults.push({ place: 'goods.key.count', said: say(t => t.noKey) })
  if (goods.potion.count === 0) faults.push({ place: 'goods.potion.count', said: say(t => t.noPotion) })
  if (goods.rope.count < chasms) faults.push({ place: 'goods.rope.count', said: say(t => t.noRope) })
  for (const good of GOODS) {
    if (goods[good].trade > goods[good].price)
      faults.push({ place: `goods.${good}.trade`, said: say(t => t.dearTrade(good)) })
  }
  return faults
}
