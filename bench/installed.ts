/** What the benchmarks compare against has its own lock file, and is installed when it is first wanted. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const OTHERS = ['boardgame.io', '@colyseus/core']

export function installed(): void {
  if (OTHERS.every(name => existsSync(new URL(`node_modules/${name}`, import.meta.url)))) return
  process.stderr.write('Installing what the benchmarks compare against, once.\n')
  // As locked; `npm ci` would want the native parts for every other machine as well, and not every registry has them.
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
