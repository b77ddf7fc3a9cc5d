/** `undercroft play`: a match at this terminal, new or continued. */
import { type Command, Option } from 'commander'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { PACES, type Pace, STANDARD_PACE } from '../../table/pace.ts'
import { type Asker, askerOf } from '../asker.ts'
import { complainOf } from '../complain.ts'
import { openMatch } from '../files.ts'
import { findKit } from '../find.ts'
import { collect, wholeNumber } from '../flags.ts'
import { matchesFolder } from '../home.ts'
import { type NewMatchFlags, newMatch } from '../play/new-match.ts'
import { findMatch, newest, shelfOf } from '../play/saves.ts'
import { sitDown } from '../play/sit.ts'
import { playable } from '../play/stopped.ts'
import { type Offer, welcome } from '../play/welcome.ts'
import type { Shell } from '../shell.ts'
import { SITTER_KINDS } from '../sitters.ts'

interface Flags extends NewMatchFlags {
  readonly resume?: string | true
  readonly pace: Pace
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
    .option('--seat <who>', `${SITTER_KINDS.join(', ')} or person:NAME; once for each seat`, collect, NONE)
    .option('--sheet <name>', 'a campaign sheet whose hero plays (may be repeated)', collect, NONE)
    .addOption(
      new Option('--pace <pace>', 'how soon bots answer: with fast and none they think less')
        .choices(PACES)
        .default(STANDARD_PACE),
    )
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
  return offer.value === null ? 0 : sitDown(shell, asker, offer.value, flags.pace)
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
  if (kit) return newMatch(shell, shell.io.interactive ? asker : null, kit.value, flags)
  const choice = await welcome(shell, asker)
  if (!choice.ok || choice.value === null) return choice.ok ? done(null) : choice
  return 'path' in choice.value ? done(choice.value) : newMatch(shell, asker, choice.value.kit, flags)
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
