import { z } from 'zod'
import { CLASSES, type Content, LEVELS, POWERS, SPELLS, TRAPS } from './types.ts'

const level = z.int().min(1).max(LEVELS)
const copies = z.int().min(0).max(99)
const roll = z.int().min(2).max(12)
const corner = z.int().min(0)
const quad = z.tuple([corner, corner, corner, corner])

const space = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(['hall', 'chamber', 'room', 'corridor', 'stair']),
  level,
  cells: quad,
  name: z.string().optional(),
})
const opening = z.strictObject({
  a: z.string(),
  b: z.string(),
  kind: z.enum(['open', 'door', 'secret']),
  wall: quad,
})
const monster = z.strictObject({
  name: z.string().min(1),
  level,
  copies,
  trap: z.enum(TRAPS).optional(),
  rolls: z.array(roll.nullable()).length(6).optional(),
})
const treasure = z.strictObject({
  name: z.string().min(1),
  level,
  value: z.int().min(0),
  copies,
  power: z.enum(POWERS).optional(),
  plusTwoFrom: z.int().min(2).max(13).optional(),
})

/** The shape of a content pack; what it means is checked in check.ts. */
export const contentSchema: z.ZodType<Content> = z.strictObject({
  board: z.strictObject({
    width: z.int().min(1).max(200),
    height: z.int().min(1).max(200),
    spaces: z.array(space).min(1).max(2000),
    openings: z.array(opening).max(8000),
  }),
  heroes: z.array(z.strictObject({ name: z.string().min(1), class: z.enum(CLASSES) })).max(32),
  goals: z.record(z.enum(CLASSES), z.int().min(1)),
  monsters: z.array(monster).max(500),
  treasures: z.array(treasure).max(500),
  spells: z.record(z.enum(SPELLS), z.int().min(0).max(99)),
})
