/** `undercroft bench`: the measurements, from a checkout. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { complain } from '../complain.ts'
import { ROOT } from '../root.ts'
import type { Shell } from '../shell.ts'

export function addBench(program: Command, shell: Shell): void {
  program
    .command('bench')
    .description('Measure the rules (in a checkout of the project)')
    .argument('[args...]', 'given to the measurements as they are')
    .allowUnknownOption()
    .action(async (args: readonly string[]) => {
      const file = fileURLToPath(new URL('bench/run.ts', ROOT))
      if (!existsSync(file))
        return shell.finish(complain(shell.io, 'The measurements are only in a checkout of the project.'))
      shell.finish(await runScript(file, args))
    })
}

function runScript(file: string, args: readonly string[]): Promise<number> {
  const loader = import.meta.resolve('tsx')
  const child = spawn(process.execPath, ['--import', loader, file, ...args], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}
