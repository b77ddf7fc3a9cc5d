/** `undercroft tournament`: bots against each other, or each alone against the same deals. */
import type { Command } from 'commander'
import { CONTESTANTS } from '../../bots/levels.ts'
import type { Budget } from '../../bots/mind.ts'
import { complainOf } from '../complain.ts'
import { findKit } from '../find.ts'
import { addOptions, budget, countingNumber, names, wholeNumber } from '../flags.ts'
import { optionsFrom } from '../setup.ts'
import type { Shell } from '../shell.ts'
import { heldBefore } from '../tournament/keep.ts'
import { runTournament } from '../tournament/run.ts'
import { setupFrom } from '../tournament/setup.ts'

interface Flags {
  readonly bots: readonly string[]
  readonly games: number
  readonly seats?: number
  readonly option: readonly string[]
  readonly content?: string
  readonly budget: Budget
  readonly seed: number
  readonly out?: string
  readonly resume?: boolean
  readonly workers: number
}

const BUDGET: Budget = { iterations: 200 }

export function addTournament(program: Command, shell: Shell): void {
  const command = program
    .command('tournament')
    .description('Let bots play each other, or each alone the same deals, and tell how strong they are')
    .argument('<game>')
    .requiredOption('--bots <names>', `who plays, with commas: ${Object.keys(CONTESTANTS).join(', ')}`, names)
    .option(
      '--games <number>',
      'how many deals; every bot plays each of them, in every seat',
      countingNumber,
      100,
    )
    .option(
      '--budget <amount>',
      'how much a bot may think: iterations (200) or seconds (0.1s)',
      budget,
      BUDGET,
    )
    .option('--seed <number>', 'where the deals come from', wholeNumber, 1)
    .option('--seats <number>', 'how many sit at the table; bots that are fewer share them', countingNumber)
  addOptions(command, 'an option of the game (may be repeated)')
    .option('--content <file>', 'play with this content pack')
    .option('--out <file>', 'keep every game and the standings as JSON, while it goes on')
    .option('--resume', 'go on with what --out holds')
    .option('--workers <number>', 'how many threads; 1 plays without any', countingNumber, 2)
    .action(async (game: string, flags: Flags) => shell.finish(await tournament(shell, game, flags)))
}

async function tournament({ io, kits }: Shell, game: string, flags: Flags): Promise<number> {
  const kit = findKit(kits, game)
  if (!kit.ok) return complainOf(io, kit.refusal)
  const options = optionsFrom(kit.value, flags.option, flags.content)
  if (!options.ok) return complainOf(io, options.refusal)
  const setup = setupFrom(kit.value, options.value, flags)
  if (!setup.ok) return complainOf(io, setup.refusal)
  const before = heldBefore(flags, setup.value)
  if (!before.ok) return complainOf(io, before.refusal)
  return runTournament(io, kit.value, setup.value, { ...flags, before: before.value })
}
