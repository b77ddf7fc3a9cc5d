/**
 * Runs every `check:*` script of package.json, two at a time, and says one line about each.
 * Only a failing check shows its output. Names given as arguments run only those: `npm run check types lint`.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const AT_ONCE = 2
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))

const asked = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const checks = Object.entries(scripts)
  .filter(([name]) => name.startsWith('check:'))
  .map(([name, command]) => ({ name: name.slice('check:'.length), command }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name))

const waiting = [...checks]
const failed = []
await Promise.all(Array.from({ length: AT_ONCE }, work))
if (failed.length > 0) {
  console.error(`\nNot clean: ${failed.join(', ')}. "npm run fix" mends format and simple lint.`)
  process.exitCode = 1
}

async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const started = performance.now()
    const { code, output } = await run(check.command)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name.padEnd(8)} ${seconds} s`)
    if (code !== 0) failed.push(check.name)
    if (code !== 0) console.log(output.trimEnd())
  }
}

function run(command) {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
  return new Promise(resolve => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = chunk => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', error => resolve({ code: 1, output: error.message }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}
