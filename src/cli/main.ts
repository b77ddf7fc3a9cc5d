/** The program: its commands, and how it ends. */
import { Command, CommanderError } from 'commander'
import about from '../../package.json' with { type: 'json' }
import { messageOf } from '../engine/error-message.ts'
import { LOADERS } from '../games/loaders.ts'
import { commandsFor, type Loaders, namedKits } from './commands/index.ts'
import { BROKEN, complain, MISUSED } from './complain.ts'
import { described } from './help.ts'
import { type Io, processIo } from './io.ts'
import { hasColour, paintWith } from './paint.ts'
import type { Shell } from './shell.ts'

/** The terminal's door: understands the command line, runs one command, answers with the exit code. */
export async function main(argv: readonly string[], io: Io, games: Loaders): Promise<number> {
  let code = 0
  const program = programOf(io)
  try {
    const commands = await commandsFor(argv)
    const shell: Shell = {
      io,
      kits: commands.length === 0 ? [] : await namedKits(argv, games),
      paint: () => paintWith(hasColour(io, program.opts<{ color: boolean }>().color)),
      finish: ended => {
        code = ended
      },
    }
    for (const add of commands) add(program, shell)
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
    .version(about.version, '--version')
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ optionDescription: described })
    .configureOutput({
      writeOut: text => io.stdout.write(text),
      // What it would print is in the error it throws, and is said there in one sentence.
      writeErr: () => undefined,
    })
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
  process.exitCode = await main(process.argv.slice(2), processIo(), LOADERS)
  // An input that nobody reads any more must not keep the process alive.
  process.stdin.destroy()
}
