import { z } from 'zod'
import { COLOURS, type Deed, SCENES, type Verb, type VerbName } from '../types.ts'
import { colour, face, few, id, most, words } from './atoms.ts'

const whose = z.enum(['own', 'partner'])
const verb: z.ZodType<Verb> = z.lazy(() => {
  const { either, ...others } = VERBS
  return z.discriminatedUnion('verb', [either, ...Object.values(others)])
})

/** A verb without its shape does not compile. */
const VERBS = {
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
    values: z.array(face),
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
  either: z.strictObject({ verb: z.literal('either'), of: z.tuple([verb, verb]) }),
} satisfies { readonly [K in VerbName]: z.ZodType<Verb<K>> }

export const deed: z.ZodType<Deed> = z.strictObject({
  id,
  name: id,
  text: words,
  cost: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('free') }),
    z.strictObject({ kind: z.literal('dice'), colour: z.enum(['S', 'A']), count: most }),
    z.strictObject({ kind: z.literal('mana'), count: most }),
    z.strictObject({ kind: z.literal('any'), count: most }),
    z.strictObject({ kind: z.literal('token') }),
  ]),
  scenes: z.array(z.enum(SCENES)),
  does: z.array(verb).max(4),
})
