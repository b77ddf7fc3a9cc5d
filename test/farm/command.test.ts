/** `undercroft sim --farm` and `undercroft worker`, which are processes of their own and are killed as such. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cli, tempFolder, type World } from '../../src/cli/fake-io.ts'
import { fastRng } from '../../src/engine/rng.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { describeWith, startNats } from '../components.ts'
import { kept } from './farm.ts'

/** Where bots think, every game is a piece of its own. */
const SIM = 'sim tin --bots skilled -o turnLimit=4 --games 60'
const run = (line: string, world?: World) => cli(line.split(' '), [tinKit], world)

describeWith(['nats-server'], 'a farm by command', () => {
  let nats: Awaited<ReturnType<typeof startNats>>

  beforeAll(async () => void (nats = await startNats()))
  afterAll(() => nats.stop())

  function startWorker() {
    const program = fileURLToPath(new URL('../../bin/undercroft.js', import.meta.url))
    const flags = ['--farm', nats.url, '--workers', '1', '--patience', '1']
    const worker = spawn(process.execPath, [program, 'worker', ...flags], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => void worker.kill('SIGKILL'))
    return { worker, isThere: once(worker.stdout, 'data') }
  }

  /** Workers of which one is killed now and then, when a game is over, by lot; when none is left, another comes. */
  function doomed(kills: number, seed: number) {
    const rng = fastRng(seed)
    const workers = [startWorker(), startWorker()]
    let killed = 0
    const gameIsOver = () => {
      if (killed === kills || rng.below(10) > 0) return
      killed += 1
      for (const { worker } of workers.splice(rng.below(workers.length), 1)) worker.kill('SIGKILL')
      if (workers.length === 0) workers.push(startWorker())
    }
    return { workers, gameIsOver, killed: () => killed }
  }

  /** The disk, and what happens when something is on it. */
  const onceKept =
    (then: () => void): NonNullable<World['write']> =>
    (path, text) => {
      writeFileSync(path, text)
      then()
    }

  test('stopped, gone on with, and with workers killed at random, it counts the digits of one machine', async () => {
    const [far, near] = [join(tempFolder(), 'far.json'), join(tempFolder(), 'near.json')]
    const { workers, gameIsOver, killed } = doomed(2, 5)
    let wantOut = () => {}
    const stopped = await run(`${SIM} --out ${far} --farm ${nats.url}`, {
      onInterrupt: handler => void (wantOut = handler),
      write: onceKept(() => wantOut()),
    })
    expect(stopped.code).toBe(1)
    expect(stopped.err).toMatch(/Stopped after \d of 60 games; --resume goes on from there.\n$/)
    const resumed = await run(`${SIM} --out ${far} --resume --farm ${nats.url}`, {
      interactive: true,
      // Every game is kept at once.
      pace: 6000,
      write: onceKept(gameIsOver),
    })
    expect(resumed.code).toBe(0)
    expect(resumed.err).toMatch(/60 of 60 games, [\d.]+\/s, 0 s left, \d workers?/)
    expect(killed()).toBe(2)
    await run(`${SIM} --out ${near} --workers 1`)
    expect(kept(far).counted).toEqual(kept(near).counted)
    for (const { worker, isThere } of workers) {
      await isThere
      const over = once(worker, 'exit')
      worker.kill('SIGINT')
      expect(await over).toEqual([0, null])
    }
  })
})

test('a farm that cannot be reached is one sentence, and nothing is written', async () => {
  const sentence = 'NATS at nats://127.0.0.1:1 cannot be reached: nobody answers there.\n'
  const file = join(tempFolder(), 'none.json')
  const far = await run(`${SIM} --out ${file} --farm nats://127.0.0.1:1`)
  expect(far).toEqual({ code: 1, out: '', err: sentence })
  expect(existsSync(file)).toBe(false)
  expect(await run('worker --farm nats://127.0.0.1:1')).toEqual({ code: 1, out: '', err: sentence })
})
