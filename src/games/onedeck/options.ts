/** What a match may be set up with: O-01, O-02, O-221. */
import { z } from 'zod'
import { parseWith } from '../../engine/parse.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { type Content, EDITIONS, type Options, type Printing, TIERS } from './types.ts'

const names = z.union([
  z.array(z.string()),
  z.string().transform(text =>
    text
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== ''),
  ),
])

const learned = z.strictObject({
  talents: z.array(z.string()).default([]),
  basic: z.string().optional(),
})

const shape = z.strictObject({
  heroes: names.default(['warrior']),
  dungeon: z.string().default('dragon'),
  edition: z.enum(EDITIONS).default('first'),
  tier: z.enum(TIERS).default('none'),
  seats: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^[0-9]$/)
        .transform(Number),
    ])
    .default(1),
  sheets: z.array(learned).max(4).default([]),
})

export function parseOptions(content: Content, input: unknown): Result<Options> {
  const parsed = parseWith(shape, input, 'options')
  if (!parsed.ok) return parsed
  const faults = faultsOf(content[parsed.value.edition], parsed.value)
  return faults.length === 0 ? done(parsed.value) : refuse('options', faults.join('\n'))
}

function faultsOf(printing: Printing, options: Options): string[] {
  const { heroes, dungeon, seats, sheets } = options
  const known = printing.heroes.map(hero => hero.id)
  const faults = heroes
    .filter(hero => !known.includes(hero))
    .map(hero => `heroes: there is no hero "${hero}"; there are ${known.join(', ')}.`)
  if (new Set(heroes).size !== heroes.length) faults.push('heroes: no hero may be there twice.')
  if (![1, 2, 4].includes(heroes.length))
    faults.push(`heroes: one, two or four heroes play, not ${heroes.length}.`)
  if (!printing.dungeons.some(({ id }) => id === dungeon))
    faults.push(
      `dungeon: there is no dungeon "${dungeon}"; there are ${printing.dungeons.map(({ id }) => id).join(', ')}.`,
    )
  if (seats !== 1 && seats !== heroes.length)
    faults.push(`seats: one person plays all heroes, or one each (${heroes.length}), not ${seats}.`)
  if (sheets.length > heroes.length) faults.push('sheets: there are more sheets than heroes.')
  return [...faults, ...sheets.flatMap(sheet => sheetFaults(printing, sheet))]
}

function sheetFaults(printing: Printing, { talents, basic }: Options['sheets'][number]): string[] {
  const faults = talents
    .filter(talent => !printing.talents.some(({ id }) => id === talent))
    .map(talent => `sheets: there is no talent "${talent}".`)
  if (new Set(talents).size !== talents.length) faults.push('sheets: a talent is there twice.')
  if (basic !== undefined && !printing.basics.some(({ id }) => id === basic))
    faults.push(`sheets: there is no basic skill "${basic}".`)
  const focuses = new Set(
    printing.talents
      .filter(({ id, group }) => talents.includes(id) && group !== 'basic')
      .map(({ group }) => group),
  )
  if (focuses.size > 1) faults.push('sheets: a hero learns only one focus besides the basic talents.')
  return faults
}
