/** `undercroft worker`: plays games of studies for a farm, on any machine. */
import type { Command } from 'commander'
import { OutOfReach } from '../../server/out-of-reach.ts'
import { complain } from '../complain.ts'
import { countingNumber } from '../flags.ts'
import type { Shell } from '../shell.ts'
import { runLook } from '../worker/look.ts'
import { runWorker } from '../worker/run.ts'

interface Flags {
  readonly farm: string
  readonly workers: number
  readonly patience: number
  readonly look?: boolean
}

export function addWorker(program: Command, shell: Shell): void {
  program
    .command('worker')
    .description('Play games of "undercroft sim --farm" on this machine, until it is stopped')
    .requiredOption('--farm <url>', 'where the games are: nats://…')
    .option('--workers <number>', 'how many threads', countingNumber, 2)
    .option(
      '--patience <seconds>',
      'after how long without a sign another plays its games',
      countingNumber,
      15,
    )
    .option(
      '--look',
      'play nothing, and tell what the farm does: who works there, and how far its studies are',
    )
    .action(async (flags: Flags) => {
      try {
        if (flags.look) await runLook(shell.io, flags.farm)
        else await runWorker(shell.io, { ...flags, patience: flags.patience * 1000 })
      } catch (error) {
        if (!(error instanceof OutOfReach)) throw error
        shell.finish(complain(shell.io, error.message))
      }
    })
}
