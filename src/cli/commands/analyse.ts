/** `undercroft analyse`: where a match was won and lost, by luck and by choices. */
import type { Command } from 'commander'
import { type SoFar, USUAL } from '../../bots/analysis/types.ts'
import { foundBefore } from '../analyse/keep.ts'
import { recordOf } from '../analyse/record.ts'
import { lookBack } from '../analyse/run.ts'
import { toldAnalysis } from '../analyse/tell.ts'
import { complain, complainOf } from '../complain.ts'
import { openMatch } from '../files.ts'
import { countingNumber } from '../flags.ts'
import { matchesFolder } from '../home.ts'
import { say } from '../io.ts'
import { keeperOf } from '../keeper.ts'
import { findMatch } from '../play/saves.ts'
import { endOf, type Reading } from '../replay/tell.ts'
import type { Shell } from '../shell.ts'

interface Flags {
  readonly seat?: number
  readonly budget: number
  readonly out?: string
  readonly resume?: boolean
}

export function addAnalyse(program: Command, shell: Shell): void {
  program
    .command('analyse')
    .description('Look back at a match: the chance to win after every step, luck, and the worst choices')
    .argument('<file>', 'a match file, or the name of a saved match')
    .option('--seat <number>', 'only what concerns this seat, counted from 1', countingNumber)
    .option('--budget <number>', 'how often a choice is played on from', countingNumber, USUAL.budget)
    .option('--out <file>', 'keep all of it as JSON, too')
    .option('--resume', 'go on with what --out holds')
    .action(async (file: string, flags: Flags) => shell.finish(await analyseCommand(shell, file, flags)))
}

const NOTHING: SoFar = { series: [], by: [], choices: [] }

async function analyseCommand(shell: Shell, file: string, flags: Flags): Promise<number> {
  const { io } = shell
  const opened = openMatch(findMatch(matchesFolder(io.env), file), shell.kits)
  if (!opened.ok) return complainOf(io, opened.refusal)
  const { kit, match, stopped } = opened.value
  const seats = flags.seat === undefined ? [...match.seats.keys()] : [flags.seat - 1]
  const many = match.seats.length
  if (!seats.every(seat => match.seats[seat]))
    return complain(
      io,
      `The match has ${many === 1 ? '1 seat' : `${many} seats`}; there is no seat ${flags.seat}.`,
    )
  if (match.line.length === 0) return complain(io, 'There is nothing to analyse: no step of it stands.')
  const effort = { ...USUAL, budget: flags.budget }
  const before = foundBefore(flags, match, effort)
  if (!before.ok) return complainOf(io, before.refusal)
  const keeper = keeperOf(io, flags.out, (found: SoFar) => recordOf(match, effort, found))
  const begun = keeper.keep(before.value ?? NOTHING)
  if (!begun.ok) return complainOf(io, begun.refusal)
  const analysis = await lookBack(io, opened.value, effort, { before: before.value, keeper })
  const kept = keeper.keep(analysis)
  const width = Math.max(60, Math.min(100, io.columns))
  const reading: Reading = { kit, match, stopped, paint: shell.paint(), width }
  say(io, `${kit.facts.title}: ${endOf(reading)}\n`)
  for (const line of toldAnalysis(reading, analysis, seats)) say(io, line)
  if (!kept.ok) return complainOf(io, kept.refusal)
  const [at, of] = [analysis.by.length, match.line.length]
  return at === of ? 0 : complain(io, stoppedAt(at, of, flags.out))
}

function stoppedAt(at: number, of: number, out: string | undefined): string {
  return `Stopped after ${at} of ${of} steps${out === undefined ? '.' : '; --resume goes on from there.'}`
}
