import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import type { Match } from '../../engine/match.ts'
import { start } from '../../engine/match.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { type Asker, askerOf } from '../asker.ts'
import { complainOf, sentenceOf } from '../complain.ts'
import { openMatch } from '../files.ts'
import { findKit } from '../find.ts'
import { collect, wholeNumber } from '../flags.ts'
import { say } from '../io.ts'
import { matchesFolder } from '../play/home.ts'
import { findMatch, newest, newPath, shelfOf } from '../play/saves.ts'
import { changedBy, type SetupDraft } from '../play/setup-draft.ts'
import { sitDown } from '../play/sit.ts'
import { playable } from '../play/stopped.ts'
import { type Offer, welcome } from '../play/welcome.ts'
import { holdersOf, type Options, optionsFrom, SITTERS, sittersFrom } from '../setup.ts'
import { readSheet } from '../sheets.ts'
import type { Shell } from '../shell.ts'

interface Flags {
  readonly option: readonly string[]
  readonly content?: string
  readonly seed?: number
  readonly seat: readonly string[]
  readonly resume?: string | true
  readonly sheet: readonly string[]
}

const NONE: readonly string[] = []

export function addPlay(program: Command, shell: Shell): void {
  program
    .command('play')
    .description('Play at this terminal; every step is saved')
    .argument('[game]', 'which game; without it you choose from a list')
    .option(
      '-o, --option <name=value>',
      'an option of the game, as games lists them (may be repeated)',
      collect,
      NONE,
    )
    .option('--content <file>', 'play with this content pack')
    .option('--seed <number>', 'the number that the dice and cards follow from', wholeNumber)
    .option('--seat <who>', `${SITTERS.join(', ')}; once for each seat`, collect, NONE)
    .option('--sheet <name>', 'a campaign sheet whose hero plays (may be repeated)', collect, NONE)
    .option('--resume [file]', 'continue a saved match; without a file the latest one')
    .action(async (game: string | undefined, flags: Flags) => {
      const asker = askerOf(shell.io)
      try {
        shell.finish(await playCommand(shell, asker, game, flags))
      } finally {
        asker.close()
      }
    })
}

async function playCommand(
  shell: Shell,
  asker: Asker,
  game: string | undefined,
  flags: Flags,
): Promise<number> {
  const found = await findTable(shell, asker, game, flags)
  if (!found.ok) return complainOf(shell.io, found.refusal)
  if (found.value === null) return 0
  const offer = await playable(shell, asker, found.value)
  if (!offer.ok) return complainOf(shell.io, offer.refusal)
  return offer.value === null ? 0 : sitDown(shell, asker, offer.value)
}

/** The match to be played: continued or new; null when the person left before. */
async function findTable(
  shell: Shell,
  asker: Asker,
  game: string | undefined,
  flags: Flags,
): Promise<Result<Offer | null>> {
  const kit = game === undefined ? null : findKit(shell.kits, game)
  if (kit && !kit.ok) return kit
  if (flags.resume !== undefined) return resumed(shell, flags, kit?.value)
  if (kit) return begin(shell, asker, kit.value, flags, shell.io.interactive)
  const choice = await welcome(shell, asker)
  if (!choice.ok || choice.value === null) return choice.ok ? done(null) : choice
  return 'path' in choice.value ? done(choice.value) : begin(shell, asker, choice.value.kit, flags, true)
}

function resumed(shell: Shell, flags: Flags, kit?: AnyKit): Result<Offer> {
  const { resume: wanted = true, option, seat, content, seed } = flags
  if (option.length > 0 || seat.length > 0 || content !== undefined || seed !== undefined)
    return refuse('options', 'A match that is continued keeps its options, content, seed and seats.')
  const folder = matchesFolder(shell.io.env)
  if (wanted === true) return newest(shelfOf(folder, shell.kits), kit?.facts.id)
  const path = findMatch(folder, wanted)
  const opened = openMatch(path, shell.kits)
  return opened.ok ? done({ ...opened.value, path }) : opened
}

async function begin(
  shell: Shell,
  asker: Asker,
  kit: AnyKit,
  flags: Flags,
  ask: boolean,
): Promise<Result<Offer | null>> {
  const plain = optionsFrom(kit, flags.option, flags.content)
  if (!plain.ok) return plain
  const options = withSheets(shell, kit, plain.value, flags.sheet)
  if (!options.ok) return options
  const sitters = sittersFrom(kit, flags.seat, options.value)
  if (!sitters.ok) return sitters
  const given: SetupDraft = { options: options.value, sitters: sitters.value }
  // What the flags say is checked before anybody is asked anything.
  const tried = startMatch(kit, given, flags.seed)
  if (!tried.ok || !ask) return tried.ok ? placed(shell, kit, tried.value, flags.sheet) : tried
  return agreed(shell, asker, kit, given, flags)
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
  flags: Flags,
): Promise<Result<Offer | null>> {
  const draft = await changedBy(shell.io, asker, kit, given)
  if (!draft.ok || draft.value === null) return draft.ok ? done(null) : draft
  const match = startMatch(kit, draft.value, flags.seed)
  if (match.ok) return placed(shell, kit, match.value, flags.sheet)
  if (!shell.io.interactive) return match
  say(shell.io, sentenceOf(match.refusal))
  return agreed(shell, asker, kit, draft.value, flags)
}

function startMatch(kit: AnyKit, { options, sitters }: SetupDraft, seed = randomInt(2 ** 31)): Result<Match> {
  return start(kit, { options, seats: holdersOf(sitters), practice: true, seed })
}

function placed(shell: Shell, kit: AnyKit, match: Match, sheets: readonly string[]): Result<Offer> {
  return done({ kit, match, sheets, path: newPath(matchesFolder(shell.io.env), kit.facts.id) })
}
