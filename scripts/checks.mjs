/** The checks: every `check:*` script of package.json. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))

/** Those with these names, or all of them, as name and command. */
export function checksNamed(names) {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return Object.entries(scripts)
    .filter(([name]) => name.startsWith('check:'))
    .map(([name, command]) => ({ name: name.slice('check:'.length), command }))
    .filter(({ name }) => names.length === 0 || names.includes(name))
}

/**
 * Runs checks, so many at once, and says one line about each; only a failing one shows its output. Answers whether
 * all of them passed.
 */
export async function runChecks(checks, atOnce) {
  const waiting = [...checks]
  const failed = []
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      if (!(await passes(check))) failed.push(check.name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failed.length > 0)
    console.error(`\nNot clean: ${failed.join(', ')}. "npm run fix" mends format and simple lint.`)
  return failed.length === 0
}

async function passes({ name, command }) {
  const started = performance.now()
  const { code, output } = await run(command)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(8)} ${seconds} s`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
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
