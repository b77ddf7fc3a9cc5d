/** `undercroft puzzles`: moments of matches at which one choice is clearly the best. */
import type { Command } from 'commander'
import { complainOf } from '../complain.ts'
import { findKit } from '../find.ts'
import { collect, countingNumber, countingNumbers, names, wholeNumber } from '../flags.ts'
import { puzzlesBefore } from '../puzzles/keep.ts'
import { runPuzzles } from '../puzzles/run.ts'
import { optionsFrom } from '../setup.ts'
import type { Shell } from '../shell.ts'

interface Flags {
  readonly count: number
  readonly games: number
  readonly alike: number
  readonly out: string
  readonly seed: number
  readonly seats?: number
  readonly laying?: boolean
  readonly about: readonly string[]
  readonly atOnce?: boolean
  readonly beginners?: boolean
  readonly replace: readonly number[]
  readonly option: readonly string[]
}

const NONE: readonly string[] = []

export function addPuzzles(program: Command, shell: Shell): void {
  program
    .command('puzzles')
    .description('Look in matches of bots for moments at which one choice is clearly the best')
    .argument('<game>')
    .requiredOption('--out <file>', 'the file they are written to; those that it holds are kept')
    .option('--count <number>', 'how many it shall hold', countingNumber, 20)
    .option('--games <number>', 'how many matches to look through at most', countingNumber, 1000)
    .option(
      '--alike <number>',
      'how many may be answered in the same way for like reasons',
      countingNumber,
      4,
    )
    .option('--seed <number>', 'where the matches come from', wholeNumber, 1)
    .option('--seats <number>', 'how many sit at the table', countingNumber)
    .option('--laying', 'small steps that are one choice together, such as laying dice')
    .option(
      '--about <words>',
      'only what is about one of these, as the reasons of the game are called',
      names,
      [],
    )
    .option('--at-once', 'only answers that dice, cards or others follow: no steps on the way')
    .option('--beginners', 'let beginners play, who get into other straits')
    .option('--replace <numbers>', 'find others for these of the file, in their places', countingNumbers, [])
    .option('-o, --option <name=value>', 'an option of the game (may be repeated)', collect, NONE)
    .action(async (game: string, flags: Flags) => shell.finish(await puzzles(shell, game, flags)))
}

async function puzzles({ io, kits }: Shell, game: string, flags: Flags): Promise<number> {
  const kit = findKit(kits, game)
  if (!kit.ok) return complainOf(io, kit.refusal)
  const options = optionsFrom(kit.value, flags.option, undefined)
  if (!options.ok) return complainOf(io, options.refusal)
  const before = puzzlesBefore(flags.out, kit.value.facts.id)
  if (!before.ok) return complainOf(io, before.refusal)
  const { seed, seats, laying = false, atOnce = false, beginners = false, about } = flags
  const table = { options: options.value, seed, ...(seats === undefined ? {} : { seats }) }
  const search = { ...table, isLaying: laying, isAtOnce: atOnce, isLoose: beginners, about }
  const replace = flags.replace.map(number => number - 1)
  return runPuzzles(io, kit.value, search, { ...flags, replace, before: before.value })
}
