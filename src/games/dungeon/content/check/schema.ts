/** The shape of a pack, and how big it may be. */
import { z } from 'zod'
import { aboutShape } from '../../../../engine/packs.ts'
import type { ShapeFault } from '../../text/faults.ts'
import { CLASSES, type Content, INKS, LEVELS, POWERS, SPELLS, TRAPS, TREASURE_ICONS } from '../../types.ts'

// Each limit is several times what the printed game needs: a board of 418 spaces, 53 cards of a kind, names of 15 letters.
const SPACES = 2000
const CARDS = 500
const WIDEST = 200
const name = z.string().min(1).max(60)
const id = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'id' satisfies ShapeFault })
// A secret door is named by its two spaces with a stroke between them.
const place = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^/]*$/, { error: 'place' satisfies ShapeFault })
const noun = { name, the: name }
const gold = z.int().min(0).max(10_000_000)

const level = z.int().min(1).max(LEVELS)
const copies = z.int().min(0).max(99)
const roll = z.int().min(2).max(12)
const corner = z.int().min(0).max(WIDEST)
const quad = z.tuple([corner, corner, corner, corner])

const space = z.strictObject({
  id: place,
  kind: z.enum(['hall', 'chamber', 'room', 'corridor', 'stair']),
  level,
  cells: quad,
  name: z.string().max(60).optional(),
  de: z.strictObject({ ...noun, in: name, into: name }).optional(),
})
const opening = z.strictObject({
  a: place,
  b: place,
  kind: z.enum(['open', 'door', 'secret']),
  wall: quad,
})
const monster = z.strictObject({
  id,
  name,
  de: z.strictObject(noun).optional(),
  level,
  copies,
  trap: z.enum(TRAPS).optional(),
  rolls: z.array(roll.nullable()).length(6).optional(),
})
const treasure = z.strictObject({
  id,
  name,
  de: name.optional(),
  icon: z.enum(TREASURE_ICONS).optional(),
  ink: z.enum(INKS).optional(),
  level,
  value: gold,
  copies,
  power: z.enum(POWERS).optional(),
  plusTwoFrom: z.int().min(2).max(13).optional(),
})

const hero = z.strictObject({ id, name, de: z.enum(['der', 'die']).optional(), class: z.enum(CLASSES) })

/** The shape of a content pack; what it means is checked in check.ts. */
export const contentSchema: z.ZodType<Content> = z.strictObject({
  about: aboutShape.optional(),
  board: z.strictObject({
    width: z.int().min(1).max(WIDEST),
    height: z.int().min(1).max(WIDEST),
    spaces: z.array(space).min(1).max(SPACES),
    openings: z.array(opening).max(4 * SPACES),
  }),
  heroes: z.array(hero).max(32),
  goals: z.record(z.enum(CLASSES), gold.min(1)),
  monsters: z.array(monster).max(CARDS),
  treasures: z.array(treasure).max(CARDS),
  spells: z.record(z.enum(SPELLS), z.int().min(0).max(99)),
})
