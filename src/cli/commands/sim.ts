/** `undercroft sim`: many games by bots, and what they tell about a game, its options and its content. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { CONTESTANTS } from '../../bots/levels.ts'
import { LANGUAGES, type Language } from '../../engine/types.ts'
import { ownBuild } from '../../sim/farm/build.ts'
import { commandOf } from '../../sim/lab/command.ts'
import { USUAL_BUDGET } from '../../sim/lab/study.ts'
import { complainOf } from '../complain.ts'
import { findKit } from '../find.ts'
import { addOptions, budget, collect, countingNumber, names, wholeNumber } from '../flags.ts'
import type { Shell } from '../shell.ts'
import { keptIn, progressBefore } from '../sim/out.ts'
import { reportFor } from '../sim/page.ts'
import { runStudy } from '../sim/run.ts'
import { type StudyFlags, studyFrom } from '../sim/study.ts'

interface Flags extends StudyFlags {
  readonly games: number
  readonly until?: number
  readonly out: readonly string[]
  readonly language: Language
  readonly resume?: boolean
  readonly workers: number
  readonly farm?: string
}

const NONE: readonly string[] = []

export function addSim(program: Command, shell: Shell): void {
  const command = program
    .command('sim')
    .description(
      'Let bots play many games, and tell who wins, how long it takes, what kills and what is worth having',
    )
    .argument('<game>')
    .option('--games <number>', 'how many', countingNumber, 1000)
    .option('--bots <names>', `who plays, by seat: ${Object.keys(CONTESTANTS).join(', ')}`, names, ['policy'])
    .option('--seats <number>', 'how many sit at the table; bots that are fewer share them', countingNumber)
  addOptions(command, 'an option of the game, or =any: every game draws its own')
    .option('--lots <kinds>', 'choices that lots make and no bot, such as hero', names, NONE)
    .option('--pack <file>', 'play with this content pack')
    .option('--seed <number>', 'where the games come from', wholeNumber, 1)
    .option(
      '--budget <amount>',
      'how much a bot may think: iterations (200) or seconds (0.1s)',
      budget,
      USUAL_BUDGET,
    )
    .option('--sweep <name=values>', 'compare: hearts=4..8, dungeon=all, pack.monsters.goblin.fighter=3..6')
    .option('--against <file>', 'compare with this content pack')
    .option(
      '--until <percent>',
      'end as soon as every difference, or the rate of winning, is known to within ± so much; it looks after 250, 500, 1000 games and so on',
      percent,
    )
    .option(
      '--out <file>',
      'keep it, while it goes on: .json, .csv or .html, a report to look at; may be given more than once',
      collect,
      NONE,
    )
    .addOption(
      new Option('--language <language>', 'what a report speaks').choices(LANGUAGES).default(LANGUAGES[0]),
    )
    .option(
      '--resume',
      'go on with what the .json of --out holds, and make the others anew from it; what is played already is only shown',
    )
    .option(
      '--workers <number>',
      'how many threads; 1 plays without any, but where bots think',
      countingNumber,
      2,
    )
    .option('--farm <url>', 'let a farm play instead, nats://…: every "undercroft worker" there')
    .action(async (game: string, flags: Flags) => shell.finish(await sim(shell, game, flags)))
}

function percent(text: string): number {
  const [, number] = /^(\d+(?:\.\d+)?)%$/.exec(text) ?? []
  const share = Number(number) / 100
  if (share > 0 && share < 1) return share
  throw new InvalidArgumentError('It must be a part of a hundred, such as 1%.')
}

async function sim({ io, kits }: Shell, game: string, flags: Flags): Promise<number> {
  const kit = findKit(kits, game)
  if (!kit.ok) return complainOf(io, kit.refusal)
  const study = studyFrom(kit.value, flags)
  if (!study.ok) return complainOf(io, study.refusal)
  const { language } = flags
  const commandFor = (games: number) => commandOf(game, { ...flags, games: Math.max(games, flags.games) })
  const kept = keptIn(flags, reportFor(kit.value, { commandFor, language }))
  if (!kept.ok) return complainOf(io, kept.refusal)
  const before = progressBefore(flags, study.value, ownBuild)
  if (!before.ok) return complainOf(io, before.refusal)
  return runStudy(io, kit.value, study.value, { ...flags, before: before.value, kept: kept.value })
}
