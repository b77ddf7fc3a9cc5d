/** The program: its commands, and how it ends. */
import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { z } from 'zod'
import { messageOf } from '../engine/error-message.ts'
import type { AnyKit } from '../engine/types.ts'
import { KITS } from '../games/index.ts'
import { addBench } from './commands/bench.ts'
import { addCampaign } from './commands/campaign.ts'
import { addContent } from './commands/content.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addGames } from './commands/games.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addStdio } from './commands/stdio.ts'
import { BROKEN, complain, MISUSED } from './complain.ts'
import { type Io, processIo } from './io.ts'
import { hasColour, paintWith } from './paint.ts'
import type { Shell } from './shell.ts'

const COMMANDS = [addPlay, addReplay, addGames, addCampaign, addContent, addFuzz, addStdio, addBench]

/** The terminal's door: understands the command line, runs one command, answers with the exit code. */
export async function main(argv: readonly string[], io: Io, kits: readonly AnyKit[]): Promise<number> {
  let code = 0
  const program = programOf(io)
  const shell: Shell = {
    io,
    kits,
    paint: () => paintWith(hasColour(io, program.opts<{ color: boolean }>().color)),
    finish: ended => {
      code = ended
    },
  }
  for (const add of COMMANDS) add(program, shell)
  try {
    if (argv.length === 0) program.outputHelp()
    else await program.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    return error instanceof CommanderError ? misused(io, error) : broken(io, error)
  }
}

function programOf(io: Io): Command {
  return new Command('undercroft')
    .description('One table for dungeon games: play, replay, check, and talk to programs')
    .option('--no-color', 'no colours')
    .version(versionOf(), '--version')
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: text => io.stdout.write(text),
      // What it would print is in the error it throws, and is said there in one sentence.
      writeErr: () => undefined,
    })
}

function versionOf(): string {
  const about = z.object({ version: z.string() })
  return about.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
}

function misused(io: Io, error: CommanderError): number {
  if (error.exitCode === 0) return 0
  const fault = error.message
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.?$/, '.')
  return complain(io, `${fault.charAt(0).toUpperCase()}${fault.slice(1)}`, MISUSED)
}

function broken(io: Io, error: unknown): number {
  const message = messageOf(error)
  if (io.env['UNDERCROFT_DEBUG'] === '1' && error instanceof Error && error.stack)
    return complain(io, error.stack, BROKEN)
  return complain(io, `This should not have happened (UNDERCROFT_DEBUG=1 shows where): ${message}`, BROKEN)
}

/** The process as a whole. */
export async function run(): Promise<void> {
  // A reader that has seen enough, such as `head`, is no fault.
  process.stdout.on('error', error => process.exit('code' in error && error.code === 'EPIPE' ? 0 : BROKEN))
  process.exitCode = await main(process.argv.slice(2), processIo(), KITS)
  // An input that nobody reads any more must not keep the process alive.
  process.stdin.destroy()
}
