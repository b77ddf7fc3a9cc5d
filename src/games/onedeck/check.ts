import { z } from 'zod'
import { parseWith } from '../../engine/parse.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import {
  BOX_COLOURS,
  type Box,
  COLOURS,
  type Content,
  type Deed,
  EDITIONS,
  GROUPS,
  type Passive,
  type Printing,
  SCENES,
  type Trait,
  type Verb,
} from './types.ts'

const id = z.string().min(1).max(40)
const words = z.string().max(300)
const few = z.int().min(0).max(99)
const colour = z.enum(COLOURS)
const stat = z.enum(['S', 'A', 'M'])
const face = z.int().min(1).max(6)
const whose = z.enum(['own', 'partner'])

const box: z.ZodType<Box> = z.strictObject({
  colour: z.enum(BOX_COLOURS),
  need: z.int().min(1).max(99).nullable(),
  wide: z.boolean(),
  armor: z.boolean(),
  skull: z.boolean(),
  damage: few,
  time: few,
})
const boxes = z.array(box).max(8, { error: 'There may be at most 8 boxes' })

const trait: z.ZodType<Trait> = z.strictObject({
  name: id,
  text: words,
  discards: z.array(face).optional(),
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

const most = z.int().min(1).max(99)
const verb: z.ZodType<Verb> = z.lazy(() =>
  z.discriminatedUnion('verb', [
    z.strictObject({
      verb: z.literal('gain'),
      dice: z
        .array(z.strictObject({ colour, value: face, only: z.enum(['mana', 'armor']).optional() }))
        .max(8),
      whose,
    }),
    z.strictObject({ verb: z.literal('roll'), dice: z.array(z.enum([...COLOURS, 'chosen'])).max(8) }),
    z.strictObject({ verb: z.literal('raise'), most, whose, colour: colour.optional() }),
    z.strictObject({
      verb: z.literal('set'),
      to: face,
      most,
      named: z.boolean().optional(),
      from: face.optional(),
      plain: z.boolean().optional(),
    }),
    z.strictObject({
      verb: z.literal('reroll'),
      most,
      whose,
      values: z.array(face),
      all: z.boolean().optional(),
    }),
    z.strictObject({
      verb: z.literal('turn'),
      most,
      colour: colour.optional(),
      value: face.optional(),
      into: colour,
      to: face.optional(),
    }),
    z.strictObject({ verb: z.literal('prevent'), damage: few, time: few, boss: few }),
    z.strictObject({ verb: z.literal('soften'), from: few }),
    z.strictObject({ verb: z.literal('craft') }),
    z.strictObject({ verb: z.literal('crush') }),
    z.strictObject({ verb: z.literal('strike') }),
    z.strictObject({ verb: z.literal('either'), of: z.tuple([verb, verb]) }),
  ]),
)

const deed: z.ZodType<Deed> = z.strictObject({
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

const said = { name: id, text: words }
const feat = z.discriminatedUnion('kind', [
  z.strictObject({
    ...said,
    kind: z.literal('store'),
    on: z.enum(['damage', 'wandering', 'valour']),
    most: few,
  }),
  z.strictObject({ ...said, kind: z.literal('gamble'), most: few, damage: few, time: few }),
  z.strictObject({
    ...said,
    kind: z.literal('aim'),
    shots: z.array(z.strictObject({ time: few, dice: z.int().min(2).max(6) })).max(4),
  }),
])
const side = z.strictObject({
  stats: z.strictObject({ S: few, A: few, M: few }),
  health: z.int().min(1).max(20),
  feat,
  start: z.union([deed, z.strictObject({ ...said, passive })]),
})
const limits = z.strictObject({ one: few, two: few })

const printing: z.ZodType<Printing> = z.strictObject({
  encounters: z.array(
    z.strictObject({
      id,
      name: id,
      xp: z.int().min(1).max(9),
      trait: trait.nullable(),
      boxes,
      ways: z.array(z.strictObject({ name: id, time: few, box })),
      copies: z
        .array(z.strictObject({ item: z.strictObject({ stat, health: few }), loot: id }))
        .length(2, { error: 'There are two copies of each card' }),
    }),
  ),
  skills: z.array(deed),
  potions: z.array(deed),
  heroes: z.array(z.strictObject({ id, name: id, one: side, two: side })),
  levels: z
    .array(z.strictObject({ items: limits, skills: limits, bonus: few, cost: most }))
    .min(1)
    .max(9),
  dungeons: z.array(
    z.strictObject({
      id,
      name: id,
      dots: z.int().min(1).max(3),
      floors: z
        .array(z.strictObject({ peril: boxes, combat: boxes, trait }))
        .length(3, { error: 'A dungeon has 3 floors' }),
      boss: z.strictObject({ name: id, health: z.int().min(1).max(40), boxes, trait }),
    }),
  ),
  talents: z.array(
    z.strictObject({
      id,
      name: id,
      text: words,
      group: z.enum(GROUPS),
      focus: z.boolean(),
      marks: z.tuple([few, few, few]),
      passive: passive.nullable(),
      deed: deed.nullable(),
    }),
  ),
  basics: z.array(deed),
  invisibility: few,
})

const shape: z.ZodType<Content> = z.strictObject({ first: printing, revised: printing })

/** A pack is taken only if every card of it can be met and claimed; every fault gets a sentence. */
export function check(input: unknown): Result<Content> {
  const parsed = parseWith(shape, input, 'content')
  if (!parsed.ok) return parsed
  const faults = EDITIONS.flatMap(edition =>
    faultsOf(parsed.value[edition]).map(fault => `${edition}.${fault}`),
  )
  return faults.length === 0 ? done(parsed.value) : refuse('content', faults.join('\n'))
}

function faultsOf(set: Printing): string[] {
  const loot = [...set.skills, ...set.potions].map(({ id: name }) => name)
  const faults = [
    ...repeated(set.encounters, 'encounters'),
    ...repeated([...set.skills, ...set.potions, ...set.basics], 'skills'),
    ...repeated(set.heroes, 'heroes'),
    ...repeated(set.dungeons, 'dungeons'),
    ...repeated(set.talents, 'talents'),
  ]
  if (set.encounters.length < 2 || set.encounters.length > 100)
    faults.push(`encounters: 2 to 100 names make a deck, not ${set.encounters.length}.`)
  if (set.heroes.length === 0) faults.push('heroes: there must be a hero.')
  if (set.dungeons.length === 0) faults.push('dungeons: there must be a dungeon.')
  for (const { id: name, boxes: own, ways, copies } of set.encounters) {
    if (own.length > 0 === ways.length > 0)
      faults.push(`encounters: "${name}" must have either boxes (a foe) or two ways (a peril).`)
    if (ways.length !== 0 && ways.length !== 2)
      faults.push(`encounters: the peril "${name}" must have two ways.`)
    for (const copy of copies)
      if (!loot.includes(copy.loot))
        faults.push(`encounters: "${name}" bears "${copy.loot}", which is no skill or potion.`)
  }
  for (const { id: name, boss } of set.dungeons)
    if (!boss.boxes.some(({ skull }) => skull))
      faults.push(`dungeons: the boss of "${name}" has no skull to strike.`)
  if (!set.potions.some(({ id: name }) => name === 'invisibility'))
    faults.push('potions: "invisibility" is missing; its rule is built in.')
  return faults
}

function repeated(list: readonly { readonly id: string }[], place: string): string[] {
  const ids = list.map(entry => entry.id)
  const twice = ids.filter((name, index) => ids.indexOf(name) !== index)
  return [...new Set(twice)].map(name => `${place}: "${name}" is there twice.`)
}
