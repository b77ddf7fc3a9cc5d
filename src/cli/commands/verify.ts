/** `undercroft verify`: whether a match is what it says, as far as that can be proved. */
import type { Command } from 'commander'
import { z } from 'zod'
import { parseWith } from '../../engine/parse.ts'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Witness } from '../../engine/verify.ts'
import { complainOf } from '../complain.ts'
import { openMatch, readJson } from '../files.ts'
import { matchesFolder } from '../home.ts'
import { say } from '../io.ts'
import { findMatch } from '../play/saves.ts'
import { verify } from '../replay/verify.ts'
import type { Shell } from '../shell.ts'

interface Flags {
  readonly links?: string
}

export function addVerify(program: Command, shell: Shell): void {
  program
    .command('verify')
    .description('Check every step and every roll of a match, and say what that proves')
    .argument('<file>', 'a match file, or the name of a saved match')
    .option(
      '--links <file>',
      'links that your device was sent while it was played: [{"version": 12, "link": "..."}]',
    )
    .action((file: string, flags: Flags) => shell.finish(verifyCommand(shell, file, flags)))
}

function verifyCommand({ io, kits }: Shell, file: string, { links }: Flags): number {
  const opened = openMatch(findMatch(matchesFolder(io.env), file), kits)
  if (!opened.ok) return complainOf(io, opened.refusal)
  const witnesses = links === undefined ? done([]) : witnessesIn(links)
  if (!witnesses.ok) return complainOf(io, witnesses.refusal)
  const found = verify(opened.value, witnesses.value)
  if (!found.ok) return complainOf(io, found.refusal)
  for (const sentence of found.value) say(io, sentence)
  return 0
}

const witnessList = z.array(z.strictObject({ version: z.int().min(0), link: z.string() })).min(1)

function witnessesIn(path: string): Result<readonly Witness[]> {
  const input = readJson(path, 'links')
  return input.ok ? parseWith(witnessList, input.value, 'file') : input
}
