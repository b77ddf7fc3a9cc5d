import { z } from 'zod'
import { GROUPS, type HeroCard, type LevelCard, type Passive, type Talent } from '../../types.ts'
import { ability } from './abilities.ts'
import { few, figured, id, most, named, told } from './atoms.ts'

const passive: z.ZodType<Passive> = z.strictObject({
  descendHeal: few.optional(),
  stealth: z.enum(['top', 'door']).optional(),
  plate: z.boolean().optional(),
  kiting: z.boolean().optional(),
  health: few.optional(),
  tokens: few.optional(),
  firstAid: few.optional(),
  fortitude: few.optional(),
  planning: z.boolean().optional(),
  speed: z.boolean().optional(),
  knowledge: few.optional(),
  foresight: z.boolean().optional(),
  veteran: z.boolean().optional(),
})

const feat = z.discriminatedUnion('kind', [
  z.strictObject({
    ...told,
    kind: z.literal('store'),
    on: z.enum(['damage', 'wandering', 'valour']),
    most: few,
  }),
  z.strictObject({ ...told, kind: z.literal('gamble'), most: few, damage: few, time: few }),
  z.strictObject({
    ...told,
    kind: z.literal('aim'),
    shots: z.array(z.strictObject({ time: few, dice: z.int().min(2).max(6) })).max(4),
  }),
])
const side = z.strictObject({
  stats: z.strictObject({ S: few, A: few, M: few }),
  health: z.int().min(1).max(20),
  feat,
  start: z.union([ability, z.strictObject({ ...told, passive })]),
})

export const hero: z.ZodType<HeroCard> = z.strictObject({
  id,
  ...named,
  ...figured,
  one: side,
  two: side,
})

const limits = z.strictObject({ one: few, two: few })

export const level: z.ZodType<LevelCard> = z.strictObject({
  items: limits,
  skills: limits,
  bonus: few,
  cost: most,
})

export const talent: z.ZodType<Talent> = z.strictObject({
  id,
  ...told,
  group: z.enum(GROUPS),
  focus: z.boolean(),
  marks: z.tuple([few, few, few]),
  passive: passive.nullable(),
  ability: ability.nullable(),
})
