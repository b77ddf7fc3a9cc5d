/** `undercroft replay`: a recorded match, to look at and to check. */
import type { Command } from 'commander'
import { tableWith } from '../../table/table.ts'
import { taleOf } from '../../table/tale.ts'
import { askerOf } from '../asker.ts'
import { complain, complainOf } from '../complain.ts'
import { type Opened, openMatch } from '../files.ts'
import { matchesFolder } from '../home.ts'
import { say } from '../io.ts'
import { findMatch } from '../play/saves.ts'
import { stepThrough } from '../replay/step.ts'
import { type Reading, wholeMatch } from '../replay/tell.ts'
import { verify } from '../replay/verify.ts'
import type { Shell } from '../shell.ts'

interface Flags {
  readonly verify?: boolean
  readonly tale?: boolean
  readonly all?: boolean
  readonly boards?: boolean
}

export function addReplay(program: Command, shell: Shell): void {
  program
    .command('replay')
    .description('Look at a recorded match step by step')
    .argument('<file>', 'a match file, or the name of a saved match')
    .option('--verify', 'check every step, the final state and the dice, and say so in one line')
    .option('--tale', 'tell of every seat how it went, with the deeds it did: a line of JSON each')
    .option('--all', 'print the entire match')
    .option('--boards', 'with --all: the table at every decision')
    .action(async (file: string, flags: Flags) => shell.finish(await replayCommand(shell, file, flags)))
}

async function replayCommand(shell: Shell, file: string, flags: Flags): Promise<number> {
  const opened = openMatch(findMatch(matchesFolder(shell.io.env), file), shell.kits)
  if (!opened.ok) return complainOf(shell.io, opened.refusal)
  if (flags.verify) return verdict(shell, opened.value)
  if (flags.tale) return told(shell, opened.value)
  const { kit, match, stopped } = opened.value
  const width = Math.max(40, Math.min(100, shell.io.columns))
  const reading: Reading = { kit, match, stopped, paint: shell.paint(), width }
  if (!flags.all && !flags.boards) return browse(shell, reading)
  for (const line of wholeMatch(reading, flags.boards ?? false)) say(shell.io, line)
  return 0
}

function verdict({ io }: Shell, opened: Opened): number {
  const found = verify(opened)
  if (!found.ok) return complainOf(io, found.refusal)
  say(io, found.value.join(' '))
  return 0
}

/** What the chronicle of a page would have of it, by the same function. */
function told({ io }: Shell, { kit, match, stopped }: Opened): number {
  const table = tableWith('', kit, { match, stopped, differs: false })
  const tales = match.seats.flatMap((_, seat) => taleOf(table, seat) ?? [])
  if (tales.length === 0)
    return complain(io, 'There is nothing to tell of this match: it is not over, or its game tells nothing.')
  for (const [seat, tale] of tales.entries()) say(io, JSON.stringify({ seat, ...tale }))
  return 0
}

async function browse({ io }: Shell, reading: Reading): Promise<number> {
  const asker = askerOf(io)
  try {
    return (await stepThrough(io, asker, reading))
      ? 0
      : complain(io, 'Only n, p, q and numbers mean something here.')
  } finally {
    asker.close()
  }
}
