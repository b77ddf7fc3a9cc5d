/**
 * A campaign sheet: one player's hero through many games (O-110 to O-113, O-220). Plain data that the player keeps;
 * every function here answers with a new sheet and leaves the old one as it was.
 */
import { z } from 'zod'
import { parseWith } from '../../../engine/parse.ts'
import { done, refuse } from '../../../engine/result.ts'
import type { Result } from '../../../engine/types.ts'
import { GROUPS, type Learned, type Talent, type Tier } from '../types.ts'

const FORMAT = 'undercroft campaign sheet'

const few = z.int().min(0).max(999)

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
  }
}

/** A sheet as it was kept; what is damaged is refused with a sentence. */
export function parseSheet(talents: readonly Talent[], input: unknown): Result<CampaignSheet> {
  const parsed = parseWith(shape, input, 'file')
  if (!parsed.ok) return parsed
  const sheet = parsed.value
  for (const [id, made] of Object.entries(sheet.marks)) {
    const talent = talents.find(candidate => candidate.id === id)
    if (!talent) return refuse('file', `marks: there is no talent "${id}".`)
    if (made.some((count, shape) => count > (talent.marks[shape] ?? 0)))
      return refuse('file', `marks: "${id}" has more marks than it has places.`)
    if (talent.group !== 'basic' && talent.group !== sheet.focus && made.some(count => count > 0))
      return refuse('file', `marks: "${id}" is not of the focus of this hero.`)
  }
  return done(sheet)
}

export interface Outcome {
  /** Dots of the dungeon: 1 to 3. */
  readonly dots: number
  readonly descents: number
  readonly ups: number
  readonly won: boolean
  readonly tier: Tier
}

const TIER_MARKS: Readonly<Record<Tier, number>> = { none: 0, novice: 0, standard: 1, expert: 2 }

/** O-110, O-221: 1 for each descent and level-up, 3 for the boss, more by tier. */
export function marksFor({ descents, ups, won, tier }: Outcome): number {
  return descents + ups + (won ? 3 : 0) + TIER_MARKS[tier]
}

export function afterGame(sheet: CampaignSheet, outcome: Outcome): CampaignSheet {
  const earned: CampaignSheet['earned'] = [...sheet.earned]
  const place = outcome.dots - 1
  if (place === 0 || place === 1 || place === 2) earned[place] += marksFor(outcome)
  return { ...sheet, games: sheet.games + 1, wins: sheet.wins + (outcome.won ? 1 : 0), earned }
}

function madeOf(sheet: CampaignSheet, talent: Talent): readonly [number, number, number] {
  return sheet.marks[talent.id] ?? [0, 0, 0]
}

function isLearned(sheet: CampaignSheet, talent: Talent): boolean {
  const made = madeOf(sheet, talent)
  return talent.marks.every((count, shape) => (made[shape] ?? 0) >= count)
}

/** O-112, O-220: its own focus only, and the focus talent first. */
function faultOf(talents: readonly Talent[], sheet: CampaignSheet, talent: Talent): string | null {
  if (isLearned(sheet, talent)) return `${talent.name} is learned already.`
  if (talent.group === 'basic') return null
  if (sheet.focus !== null && sheet.focus !== talent.group) return `${talent.name} belongs to another focus.`
  const focus = talents.find(candidate => candidate.group === talent.group && candidate.focus)
  if (focus && focus !== talent && !isLearned(sheet, focus))
    return `${focus.name} must be learned before ${talent.name}.`
  return null
}

/** O-111: circles by any mark, squares by a medium or hard one, stars by a hard one; the cheapest that will do. */
function payFor(earned: CampaignSheet['earned'], shape: number): CampaignSheet['earned'] | null {
  for (let dots = shape; dots < 3; dots++) {
    if ((earned[dots] ?? 0) === 0) continue
    const [easy, medium, hard] = earned
    return [easy - (dots === 0 ? 1 : 0), medium - (dots === 1 ? 1 : 0), hard - (dots === 2 ? 1 : 0)]
  }
  return null
}

/** Makes one mark: on the first open place of the talent that an earned mark may fill. */
export function mark(talents: readonly Talent[], sheet: CampaignSheet, id: string): Result<CampaignSheet> {
  const talent = talents.find(candidate => candidate.id === id)
  if (!talent) return refuse('unknown', `There is no talent "${id}".`, 'O-112')
  const fault = faultOf(talents, sheet, talent)
  if (fault !== null) return refuse('illegal', fault, 'O-112')
  const made = madeOf(sheet, talent)
  for (const shape of [0, 1, 2]) {
    if ((made[shape] ?? 0) >= (talent.marks[shape] ?? 0)) continue
    const earned = payFor(sheet.earned, shape)
    if (!earned) continue
    const marks: [number, number, number] = [made[0], made[1], made[2]]
    marks[shape] = (marks[shape] ?? 0) + 1
    const focus = talent.group === 'basic' ? sheet.focus : talent.group
    return done({ ...sheet, focus, earned, marks: { ...sheet.marks, [id]: marks } })
  }
  return refuse('illegal', `No mark that was earned fits ${talent.name}.`, 'O-111')
}

/** O-220: marks that fit nowhere are lost. */
export function settleMarks(talents: readonly Talent[], sheet: CampaignSheet): CampaignSheet {
  const fits = talents.some(talent => mark(talents, sheet, talent.id).ok)
  return fits ? sheet : { ...sheet, earned: [0, 0, 0] }
}

/** What the sheet brings to the next game. */
export function learnedOf(talents: readonly Talent[], sheet: CampaignSheet): Learned {
  const learned = talents.filter(talent => isLearned(sheet, talent)).map(talent => talent.id)
  return learned.includes('veteran') ? { talents: learned, basic: sheet.basic } : { talents: learned }
}
