/** What a match may be set up with: O-01, O-02, O-221. */
import { z } from 'zod'
import { parseWith } from '../../../engine/parse.ts'
import { done } from '../../../engine/result.ts'
import { lines } from '../../../engine/sentence.ts'
import type { Result, Sentence } from '../../../engine/types.ts'
import { refuse, say } from '../text/faults.ts'
import { type Content, EDITIONS, type Options, type Printing, TIERS } from '../types.ts'

const names = z.union([
  z.array(z.string()),
  z.string().transform(text =>
    text
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== ''),
  ),
])

const LONGEST_NAME = 60

const learned = z.strictObject({
  name: z.string().min(1).max(LONGEST_NAME).optional(),
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
  return faults.length === 0 ? done(parsed.value) : refuse('options', lines(faults))
}

function faultsOf(printing: Printing, options: Options): Sentence[] {
  const { heroes, dungeon, seats, sheets } = options
  const known = printing.heroes.map(hero => hero.id)
  const faults = heroes.filter(hero => !known.includes(hero)).map(hero => say(t => t.noHero(hero, known)))
  if (new Set(heroes).size !== heroes.length) faults.push(say(t => t.heroTwice))
  if (![1, 2, 4].includes(heroes.length)) faults.push(say(t => t.party(heroes.length)))
  const dungeons = printing.dungeons.map(({ id }) => id)
  if (!dungeons.includes(dungeon)) faults.push(say(t => t.noDungeon(dungeon, dungeons)))
  if (seats !== 1 && seats !== heroes.length) faults.push(say(t => t.seats(heroes.length, seats)))
  if (sheets.length > heroes.length) faults.push(say(t => t.tooManySheets))
  return [...faults, ...sheets.flatMap(sheet => sheetFaults(printing, sheet))]
}

function sheetFaults(printing: Printing, { talents, basic }: Options['sheets'][number]): Sentence[] {
  const faults = talents
    .filter(talent => !printing.talents.some(({ id }) => id === talent))
    .map(talent => say(t => t.noTalent(talent)))
  if (new Set(talents).size !== talents.length) faults.push(say(t => t.talentTwice))
  if (basic !== undefined && !printing.basics.some(({ id }) => id === basic))
    faults.push(say(t => t.noBasic(basic)))
  const focuses = new Set(
    printing.talents
      .filter(({ id, group }) => talents.includes(id) && group !== 'basic')
      .map(({ group }) => group),
  )
  if (focuses.size > 1) faults.push(say(t => t.oneFocus))
  return faults
}
