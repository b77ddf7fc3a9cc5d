/** Setting up a new match: as the flags say it, and as a person then changes it. */
import { randomInt } from 'node:crypto'
import { type Match, start } from '../../engine/match.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import type { Asker } from '../asker.ts'
import { sentenceOf } from '../complain.ts'
import { matchesFolder } from '../home.ts'
import { say } from '../io.ts'
import { type Options, optionsFrom } from '../setup.ts'
import { readSheet } from '../sheets.ts'
import type { Shell } from '../shell.ts'
import { holdersOf, sittersFrom } from '../sitters.ts'
import { namedBy } from './names.ts'
import { newPath } from './saves.ts'
import { changedBy, type SetupDraft } from './setup-draft.ts'
import type { Offer } from './welcome.ts'

export interface NewMatchFlags {
  readonly option: readonly string[]
  readonly content?: string
  readonly seed?: number
  readonly seat: readonly string[]
  readonly sheet: readonly string[]
}

/** Null when the person left before it was begun; who is not asked plays what the flags say. */
export async function newMatch(
  shell: Shell,
  asker: Asker | null,
  kit: AnyKit,
  flags: NewMatchFlags,
): Promise<Result<Offer | null>> {
  const plain = optionsFrom(kit, flags.option, flags.content)
  if (!plain.ok) return plain
  const options = withSheets(shell, kit, plain.value, flags.sheet)
  if (!options.ok) return options
  const sitters = sittersFrom(kit, flags.seat, options.value)
  if (!sitters.ok) return sitters
  const draft: SetupDraft = { options: options.value, sitters: sitters.value }
  // What the flags say is checked before anybody is asked anything.
  const tried = startMatch(kit, draft, flags.seed)
  if (!tried.ok) return tried
  return asker ? agreed(shell, asker, kit, draft, flags) : placed(shell, kit, tried.value, flags)
}

/** The options of a match in which the heroes of these campaign sheets play. */
function withSheets(shell: Shell, kit: AnyKit, options: Options, names: readonly string[]): Result<Options> {
  if (names.length === 0) return done(options)
  const { campaign } = kit
  if (!campaign) return refuse('options', `${kit.facts.title} has no campaign.`)
  const sheets: unknown[] = []
  for (const name of names) {
    const sheet = readSheet(shell.io, campaign, name)
    if (!sheet.ok) return sheet
    sheets.push(sheet.value)
  }
  return done(campaign.enter(options, sheets))
}

/** Lets a person change the set-up until the game takes it. */
async function agreed(
  shell: Shell,
  asker: Asker,
  kit: AnyKit,
  given: SetupDraft,
  flags: NewMatchFlags,
): Promise<Result<Offer | null>> {
  const draft = await changedBy(shell.io, asker, kit, given)
  if (!draft.ok || draft.value === null) return draft.ok ? done(null) : draft
  const tried = startMatch(kit, draft.value, flags.seed)
  if (tried.ok) return named(shell, asker, kit, draft.value, flags)
  if (!shell.io.interactive) return tried
  say(shell.io, sentenceOf(tried.refusal))
  return agreed(shell, asker, kit, draft.value, flags)
}

/** The last question before it begins: what those who share this terminal are called. */
async function named(
  shell: Shell,
  asker: Asker,
  kit: AnyKit,
  draft: SetupDraft,
  flags: NewMatchFlags,
): Promise<Result<Offer | null>> {
  const sitters = await namedBy(shell.io, asker, draft.sitters)
  if (!sitters.ok || sitters.value === null) return sitters.ok ? done(null) : sitters
  const match = startMatch(kit, { ...draft, sitters: sitters.value }, flags.seed)
  return match.ok ? placed(shell, kit, match.value, flags) : match
}

function startMatch(kit: AnyKit, { options, sitters }: SetupDraft, seed = randomInt(2 ** 31)): Result<Match> {
  return start(kit, { options, seats: holdersOf(sitters), practice: true, seed })
}

function placed(shell: Shell, kit: AnyKit, match: Match, { sheet }: NewMatchFlags): Result<Offer> {
  return done({ kit, match, sheets: sheet, path: newPath(matchesFolder(shell.io.env), kit.facts.id) })
}
