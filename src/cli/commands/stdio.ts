/** `undercroft stdio`: JSON-RPC for programs. */
import type { Command } from 'commander'
import type { Shell } from '../shell.ts'
import { serve } from '../stdio/serve.ts'

export function addStdio(program: Command, shell: Shell): void {
  program
    .command('stdio')
    .description('Let a program play: JSON-RPC 2.0, one message a line (docs/protocol.md)')
    .action(() => serve(shell.io, shell.kits))
}
