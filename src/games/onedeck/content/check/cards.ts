import { z } from 'zod'
import type { ShapeFault } from '../../text/faults.ts'
import { BOX_COLOURS, type Box, type Dungeon, type Encounter, type Trait } from '../../types.ts'
import { face, few, figured, id, named, slaying, stat, told } from './atoms.ts'

const box: z.ZodType<Box> = z.strictObject({
  colour: z.enum(BOX_COLOURS),
  need: z.int().min(1).max(99).nullable(),
  wide: z.boolean(),
  armor: z.boolean(),
  skull: z.boolean(),
  damage: few,
  time: few,
})
const boxes = z.array(box).max(8, { error: 'mostBoxes' satisfies ShapeFault })

const trait: z.ZodType<Trait> = z.strictObject({
  ...told,
  discards: z.array(face).max(6).optional(),
  timeFor: face.optional(),
  weakens: z.boolean().optional(),
  converts: z.int().min(2).max(5).optional(),
  burns: few.optional(),
  chills: few.optional(),
  drains: z.boolean().optional(),
  fades: few.optional(),
  undying: few.optional(),
  escapes: z.boolean().optional(),
  swarms: few.optional(),
  turnTime: few.optional(),
  floorTime: few.optional(),
  exploreTime: few.optional(),
  doors: z.int().min(1).max(4).optional(),
  winds: few.optional(),
  storms: z.boolean().optional(),
  plates: z.enum(BOX_COLOURS).optional(),
  shuns: z.boolean().optional(),
  regrows: z.boolean().optional(),
  twice: z.boolean().optional(),
  grows: z.strictObject({ times: few, least: few }).optional(),
})

export const encounter: z.ZodType<Encounter> = z.strictObject({
  id,
  ...slaying,
  ...figured,
  xp: z.int().min(1).max(9),
  trait: trait.nullable(),
  boxes,
  ways: z.array(z.strictObject({ ...named, time: few, box })).max(8),
  copies: z
    .array(z.strictObject({ item: z.strictObject({ stat, health: few }), loot: id }))
    .length(2, { error: 'twoCopies' satisfies ShapeFault }),
})

export const dungeon: z.ZodType<Dungeon> = z.strictObject({
  id,
  ...named,
  dots: z.int().min(1).max(3),
  floors: z
    .array(z.strictObject({ peril: boxes, combat: boxes, trait }))
    .length(3, { error: 'threeFloors' satisfies ShapeFault }),
  boss: z.strictObject({ ...slaying, ...figured, health: z.int().min(1).max(40), boxes, trait }),
})
