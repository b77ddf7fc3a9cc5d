/**
 * A campaign sheet: one player's hero through many games (O-110 to O-113, O-220). Plain data that the player keeps;
 * every function here answers with a new sheet and leaves the old one as it was.
 */
import { z } from 'zod'
import { parseWith } from '../../../engine/parse.ts'
import { done } from '../../../engine/result.ts'
import type { Result } from '../../../engine/types.ts'
import { refuse } from '../text/marks.ts'
import { GROUPS, type Talent } from '../types.ts'
import { marksFor, type Outcome } from './outcome.ts'

const FORMAT = 'undercroft campaign sheet'

const MANY = 999
const few = z.int().min(0).max(MANY)

const shape = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  game: z.literal('onedeck'),
  name: z.string().min(1).max(60),
  hero: z.string().min(1).max(40),
  games: few,
  wins: few,
  /** The focus chosen by its first mark. */
  focus: z.enum(GROUPS).nullable(),
  /** The basic skill that Veteran brings. */
  basic: z.string().max(40),
  /** Marks made by talent: circles, squares, stars. */
  marks: z.record(z.string(), z.tuple([few, few, few])),
  /** Marks earned and not yet made, by the dots of the dungeon: easy, medium, hard. */
  earned: z.tuple([few, few, few]),
  /** The matches that it has had its marks from, by their ids; sheets of old do not say. */
  matches: z.array(z.string().max(100)).max(MANY).default([]),
})

export type CampaignSheet = z.infer<typeof shape>

export function newSheet(name: string, hero: string): CampaignSheet {
  return {
    format: FORMAT,
    version: 1,
    game: 'onedeck',
    name,
    hero,
    games: 0,
    wins: 0,
    focus: null,
    basic: 'steady',
    marks: {},
    earned: [0, 0, 0],
    matches: [],
  }
}

/** A sheet as it was kept; what is damaged is refused with a sentence. */
export function parseSheet(talents: readonly Talent[], input: unknown): Result<CampaignSheet> {
  const parsed = parseWith(shape, input, 'file')
  if (!parsed.ok) return parsed
  const sheet = parsed.value
  for (const [id, made] of Object.entries(sheet.marks)) {
    const talent = talents.find(candidate => candidate.id === id)
    if (!talent) return refuse('file', t => t.unknownTalent(id))
    if (made.some((count, shape) => count > (talent.marks[shape] ?? 0)))
      return refuse('file', t => t.tooMany(id))
    if (talent.group !== 'basic' && talent.group !== sheet.focus && made.some(count => count > 0))
      return refuse('file', t => t.wrongFocus(id))
  }
  return done(sheet)
}

/** A match that the sheet knows has given it everything already. */
export function afterGame(sheet: CampaignSheet, match: string, outcome: Outcome): CampaignSheet {
  if (sheet.matches.includes(match)) return sheet
  const earned: CampaignSheet['earned'] = [...sheet.earned]
  const place = outcome.dots - 1
  if (place === 0 || place === 1 || place === 2) earned[place] += marksFor(outcome)
  const [games, wins] = [sheet.games + 1, sheet.wins + (outcome.won ? 1 : 0)]
  return { ...sheet, games, wins, earned, matches: [...sheet.matches, match] }
}
