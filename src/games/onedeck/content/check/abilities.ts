import { z } from 'zod'
import { type Ability, COLOURS, SCENES, type Verb, type VerbName } from '../../types.ts'
import { colour, face, few, figured, id, most, told } from './atoms.ts'

const whose = z.enum(['own', 'partner'])

/** A verb without its shape does not compile. */
const PLAIN = {
  gain: z.strictObject({
    verb: z.literal('gain'),
    dice: z.array(z.strictObject({ colour, value: face, only: z.enum(['mana', 'armor']).optional() })).max(8),
    whose,
  }),
  roll: z.strictObject({ verb: z.literal('roll'), dice: z.array(z.enum([...COLOURS, 'chosen'])).max(8) }),
  raise: z.strictObject({ verb: z.literal('raise'), most, whose, colour: colour.optional() }),
  set: z.strictObject({
    verb: z.literal('set'),
    to: face,
    most,
    named: z.boolean().optional(),
    from: face.optional(),
    plain: z.boolean().optional(),
  }),
  reroll: z.strictObject({
    verb: z.literal('reroll'),
    most,
    whose,
    values: z.array(face).max(6),
    all: z.boolean().optional(),
  }),
  turn: z.strictObject({
    verb: z.literal('turn'),
    most,
    colour: colour.optional(),
    value: face.optional(),
    into: colour,
    to: face.optional(),
  }),
  prevent: z.strictObject({ verb: z.literal('prevent'), damage: few, time: few, boss: few }),
  soften: z.strictObject({ verb: z.literal('soften'), from: few }),
  craft: z.strictObject({ verb: z.literal('craft') }),
  crush: z.strictObject({ verb: z.literal('crush') }),
  strike: z.strictObject({ verb: z.literal('strike') }),
} satisfies { readonly [K in Exclude<VerbName, 'either'>]: z.ZodType<Verb<K>> }

/** A choice between two verbs may itself offer a choice, once: a shape without end would be read without end (S27). */
const { gain, ...others } = PLAIN
const plain = [gain, ...Object.values(others)] as const
const inner = z.discriminatedUnion('verb', [eitherOf(z.discriminatedUnion('verb', plain)), ...plain])
const verb: z.ZodType<Verb> = z.discriminatedUnion('verb', [eitherOf(inner), ...plain])

function eitherOf<T extends z.ZodType<Verb>>(one: T) {
  return z.strictObject({ verb: z.literal('either'), of: z.tuple([one, one]) })
}

export const ability: z.ZodType<Ability> = z.strictObject({
  id,
  ...told,
  ...figured,
  cost: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('free') }),
    z.strictObject({ kind: z.literal('dice'), colour: z.enum(['S', 'A']), count: most }),
    z.strictObject({ kind: z.literal('mana'), count: most }),
    z.strictObject({ kind: z.literal('any'), count: most }),
    z.strictObject({ kind: z.literal('token') }),
  ]),
  scenes: z.array(z.enum(SCENES)).max(SCENES.length),
  does: z.array(verb).max(4),
})
