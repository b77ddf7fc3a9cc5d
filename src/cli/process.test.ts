/** The program as it is installed: a process of its own, with pipes, signals and a disk. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { KITS } from '../games/index.ts'
import { tempFolder } from './fake-io.ts'

const program = fileURLToPath(new URL('../../bin/undercroft.js', import.meta.url))
const [kit] = KITS
const game = kit?.facts.id ?? ''

/** A study that nobody waits for. */
const LONG = 'sim tin --bots random -o turnLimit=4 --games 1000000 --workers 1 --out study.json'.split(' ')

function launch(argv: readonly string[], home: string): ChildProcessWithoutNullStreams {
  const env = { ...process.env, UNDERCROFT_HOME: home, NO_COLOR: '1' }
  return spawn(process.execPath, [program, ...argv], { env, cwd: home })
}

/** Everything it says, as it says it. */
function heard(child: ChildProcessWithoutNullStreams): { out: string; err: string } {
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => (said.out += String(chunk)))
  child.stderr.on('data', chunk => (said.err += String(chunk)))
  return said
}

async function run(argv: readonly string[], home: string, input: string) {
  const child = launch(argv, home)
  const said = heard(child)
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, ...said }
}

const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 300_000, interval: 10 })

function prompts(text: string): number {
  return text.split('\n 1. ').length - 1
}

function saved(home: string): { path: string; steps: unknown[] } {
  const folder = join(home, 'matches')
  const [name = ''] = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
  const path = join(folder, name)
  return { path, steps: name === '' ? [] : JSON.parse(readFileSync(path, 'utf8')).steps }
}

describe.runIf(kit)('the program', () => {
  test('plays from a pipe', async () => {
    const home = tempFolder()
    const { code, out, err } = await run(['play', game, '--seed', '1'], home, '1\n1\nquit\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^The match is saved; go on with: undercroft play --resume /,
    )
    expect(out).not.toContain('\u001B')
  })

  test('killed in the middle of a game, it goes on from its last step', async () => {
    const home = tempFolder()
    const child = launch(['play', game, '--seed', '1'], home)
    const said = heard(child)
    for (let turn = 1; turn <= 4; turn++) {
      await until(() => prompts(said.out) >= turn)
      if (turn < 4) child.stdin.write('1\n')
    }
    const before = saved(home)
    const second = await run(['play', '--resume', before.path], home, '')
    expect(second.code).toBe(1)
    expect(second.err).toContain('is being played by another process')
    child.kill('SIGKILL')
    await once(child, 'close')

    expect(saved(home)).toEqual(before)
    const verified = await run(['replay', before.path, '--verify'], home, '')
    expect(verified).toMatchObject({ code: 0, err: '' })
    const resumed = await run(['play', '--resume'], home, '')
    expect(resumed).toMatchObject({ code: 0, err: '' })
    // The first thing it shows is the last thing that was shown.
    const question = said.out.slice(said.out.lastIndexOf('\n\n'))
    expect(resumed.out).toContain(question.replace(/> $/, '').trimEnd())
    expect(saved(home).steps).toEqual(before.steps)
  })

  test('Ctrl-C saves and leaves', async () => {
    const home = tempFolder()
    const child = launch(['play', game], home)
    const said = heard(child)
    await until(() => prompts(said.out) >= 1)
    child.kill('SIGINT')
    const [code] = await once(child, 'close')
    expect(code).toBe(0)
    expect(said.out).toContain('The match is saved')
    expect(readdirSync(join(home, 'matches')).filter(name => name.endsWith('.lock'))).toEqual([])
  })

  test('Ctrl-C keeps the games of a study that are over, and tells of them', async () => {
    const home = tempFolder()
    const child = launch(LONG, home)
    const said = heard(child)
    await until(() => existsSync(join(home, 'study.json')))
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([1, null])
    const [, games = ''] =
      /^Stopped after (\d+) of 1000000 games; --resume goes on from there.\n$/.exec(said.err) ?? []
    expect(said.out).toContain(`: ${games} games by random, seed 1\n`)
    const { played } = JSON.parse(readFileSync(join(home, 'study.json'), 'utf8'))
    expect(played).toEqual([{ from: 0, to: Number(games) }])
  })

  test('speaks JSON-RPC and never minds a strange folder', async () => {
    const home = tempFolder()
    writeFileSync(join(home, 'tsconfig.json'), 'this is not JSON')
    const { code, out } = await run(['stdio'], home, '{"jsonrpc":"2.0","id":1,"method":"games"}\nx\n')
    expect(code).toBe(0)
    const [games, refused] = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(games.result).toHaveLength(KITS.length)
    expect(refused.error.code).toBe(-32700)
  })

  test('a reader that has seen enough is no fault', async () => {
    const home = tempFolder()
    const child = launch(['content', 'export', game], home)
    child.stdout.destroy()
    const said = heard(child)
    const [code] = await once(child, 'exit')
    expect({ code, err: said.err }).toEqual({ code: 0, err: '' })
  })
})
