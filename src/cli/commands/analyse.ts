/** `undercroft analyse`: where a match was won and lost, by luck and by choices. */
import { setImmediate } from 'node:timers/promises'
import type { Command } from 'commander'
import { analyse } from '../../bots/analysis/analyse.ts'
import { type Analysis, USUAL } from '../../bots/analysis/types.ts'
import { toldAnalysis } from '../analyse/tell.ts'
import { complain, complainOf, faultOf } from '../complain.ts'
import { type Opened, openMatch } from '../files.ts'
import { countingNumber } from '../flags.ts'
import { matchesFolder } from '../home.ts'
import { type Io, say } from '../io.ts'
import { findMatch } from '../play/saves.ts'
import { endOf, type Reading } from '../replay/tell.ts'
import type { Shell } from '../shell.ts'

interface Flags {
  readonly seat?: number
  readonly budget: number
  readonly out?: string
}

export function addAnalyse(program: Command, shell: Shell): void {
  program
    .command('analyse')
    .description('Look back at a match: the chance to win after every step, luck, and the worst choices')
    .argument('<file>', 'a match file, or the name of a saved match')
    .option('--seat <number>', 'only what concerns this seat, counted from 1', countingNumber)
    .option('--budget <number>', 'how often a choice is played on from', countingNumber, USUAL.budget)
    .option('--out <file>', 'write all of it as JSON, too')
    .action(async (file: string, flags: Flags) => shell.finish(await analyseCommand(shell, file, flags)))
}

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
  const analysis = await watched(io, opened.value, flags.budget)
  const width = Math.max(60, Math.min(100, io.columns))
  const reading: Reading = { kit, match, stopped, paint: shell.paint(), width }
  say(io, `${kit.facts.title}: ${endOf(reading)}\n`)
  for (const line of toldAnalysis(reading, analysis, seats)) say(io, line)
  return flags.out === undefined ? 0 : written(io, flags.out, opened.value, analysis)
}

/** With a word on how far it is; whoever wants out is heard between two steps. */
async function watched(io: Io, { kit, match }: Opened, budget: number): Promise<Analysis> {
  const looking = analyse(kit, match, { ...USUAL, budget })
  let told = 0
  for (;;) {
    const next = looking.next()
    if (next.done) return next.value
    const { at, of } = next.value
    const tenth = Math.floor((at * 10) / of)
    if (io.isTTY) io.stderr.write(`\rStep ${at} of ${of}${at === of ? '\n' : ''}`)
    else if (tenth > told) io.stderr.write(`Step ${at} of ${of}\n`)
    told = tenth
    await setImmediate()
  }
}

function written(io: Io, path: string, { match }: Opened, analysis: Analysis): number {
  const { game, seats } = match.header
  try {
    io.write(path, `${JSON.stringify({ game, seats, ...analysis })}\n`)
    return 0
  } catch (error) {
    return complain(io, `"${path}" cannot be written: ${faultOf(error)}.`)
  }
}
