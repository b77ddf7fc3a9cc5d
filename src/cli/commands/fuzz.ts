/** `undercroft fuzz`: random legal play under every law. */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Command } from 'commander'
import { start } from '../../engine/match.ts'
import { type Trial, tryLaws } from '../../engine/trial.ts'
import type { AnyKit } from '../../engine/types.ts'
import { complain, complainOf, faultOf } from '../complain.ts'
import { findKit } from '../find.ts'
import { collect, countingNumber, share, wholeNumber } from '../flags.ts'
import { type Io, say } from '../io.ts'
import { type Options, optionsFrom } from '../setup.ts'
import type { Shell } from '../shell.ts'
import { holdersOf, type Sitter } from '../sitters.ts'

interface Flags {
  readonly games: number
  readonly seed: number
  readonly option: readonly string[]
  readonly content?: string
  readonly seats?: number
  readonly sense: number
  readonly out: string
}

interface Tally {
  games: number
  steps: number
  readonly results: Map<string, number>
}

const NONE: readonly string[] = []

export function addFuzz(program: Command, shell: Shell): void {
  program
    .command('fuzz')
    .description('Play random legal matches and check every law at every step')
    .argument('<game>')
    .option('--games <number>', 'how many matches', countingNumber, 100)
    .option('--seed <number>', 'the seed of the first match; each next one adds 1', wholeNumber, 1)
    .option('--seats <number>', 'how many seats; without it every number in turn', countingNumber)
    .option('--sense <share>', 'the share of steps that follow advice, from 0 to 1', share, 0)
    .option('-o, --option <name=value>', 'an option of the game (may be repeated)', collect, NONE)
    .option('--content <file>', 'play with this content pack')
    .option('--out <folder>', 'where a match that breaks a law is written', '.')
    .action(async (game: string, flags: Flags) => shell.finish(await fuzz(shell, game, flags)))
}

async function fuzz({ io, kits }: Shell, game: string, flags: Flags): Promise<number> {
  const kit = findKit(kits, game)
  if (!kit.ok) return complainOf(io, kit.refusal)
  const options = optionsFrom(kit.value, flags.option, flags.content)
  if (!options.ok) return complainOf(io, options.refusal)
  const tried = seatCounts(kit.value, flags.seats).map(count => ({
    count,
    begun: start(kit.value, { options: options.value, seats: holdersOf(botsOf(count)) }),
  }))
  const [first] = tried
  if (first && !first.begun.ok && !tried.some(({ begun }) => begun.ok))
    return complainOf(io, first.begun.refusal)
  // Some options allow only some numbers of seats.
  const counts = tried.filter(({ begun }) => begun.ok).map(({ count }) => count)
  return playAll(io, kit.value, options.value, counts, flags)
}

async function playAll(
  io: Io,
  kit: AnyKit,
  options: Options,
  counts: readonly number[],
  flags: Flags,
): Promise<number> {
  const tally: Tally = { games: 0, steps: 0, results: new Map() }
  for (let index = 0; index < flags.games; index++) {
    const seed = flags.seed + index
    const seats = holdersOf(botsOf(counts[index % counts.length] ?? 1))
    const trial = tryLaws(kit, { options, seats }, seed, flags.sense)
    if (trial.broken) return report(io, flags.out, seed, trial.broken)
    count(tally, trial)
    if (io.isTTY || isTenth(index, flags.games)) progress(io, tally, flags.games)
    await setImmediate()
  }
  const results = [...tally.results].map(([reason, times]) => `${reason} ${times}`).toSorted()
  say(io, `${tally.games} games, ${tally.steps} steps, all laws hold. Results: ${results.join(', ')}.`)
  return 0
}

function seatCounts({ facts }: AnyKit, wanted: number | undefined): number[] {
  if (wanted !== undefined) return [wanted]
  const { min, max } = facts.seats
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

function botsOf(count: number): Sitter[] {
  return Array.from({ length: count }, () => ({ kind: 'random' }))
}

function count(tally: Tally, { steps, last }: Trial): void {
  tally.games += 1
  tally.steps += steps
  const reason = last.game.result(last.state)?.reason ?? 'none'
  tally.results.set(reason, (tally.results.get(reason) ?? 0) + 1)
}

function isTenth(index: number, games: number): boolean {
  return (index + 1) % Math.max(1, Math.ceil(games / 10)) === 0
}

function progress(io: Io, { games, steps }: Tally, of: number): void {
  const line = `${games} of ${of} games, ${steps} steps`
  io.stderr.write(io.isTTY && games < of ? `\r${line}` : io.isTTY ? `\r${line}\n` : `${line}\n`)
}

function report(io: Io, folder: string, seed: number, broken: NonNullable<Trial['broken']>): number {
  const path = join(folder, `undercroft-fuzz-${broken.file.header.game}-${seed}.json`)
  const law = `Seed ${seed} breaks the law "${broken.law}": ${broken.fault}.`
  try {
    io.publish(path, `${JSON.stringify(broken.file)}\n`)
  } catch (error) {
    return complain(io, `${law} "${path}" cannot be written: ${faultOf(error)}.`)
  }
  return complain(io, `${law} See: undercroft replay ${path}`)
}
