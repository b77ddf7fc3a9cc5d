/** `undercroft sim --farm` and `undercroft worker`, which are processes of their own and are killed as such. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cli, tempFolder, type World } from '../../src/cli/fake-io.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { describeWith, startNats } from '../components.ts'
import { kept } from './farm.ts'

const SIM = 'sim tin --bots random -o turnLimit=4 --games 1200'
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

  /** The disk, and what happens when the first piece is on it. */
  const onceKept = (then: () => void): NonNullable<World['write']> => {
    let isFirst = true
    return (path, text) => {
      writeFileSync(path, text)
      if (isFirst) then()
      isFirst = false
    }
  }

  test('stopped, gone on with, and with a worker killed, it counts the digits of one machine', async () => {
    const [far, near] = [join(tempFolder(), 'far.json'), join(tempFolder(), 'near.json')]
    const first = startWorker()
    let wantOut = () => {}
    const stopped = await run(`${SIM} --out ${far} --farm ${nats.url}`, {
      onInterrupt: handler => void (wantOut = handler),
      write: onceKept(() => wantOut()),
    })
    expect(stopped.code).toBe(1)
    expect(stopped.err).toContain('Stopped after 400 of 1200 games; --resume goes on from there.\n')
    let second = first
    const resumed = await run(`${SIM} --out ${far} --resume --farm ${nats.url}`, {
      interactive: true,
      pace: 1,
      write: onceKept(() => {
        first.worker.kill('SIGKILL')
        second = startWorker()
      }),
    })
    expect(resumed.code).toBe(0)
    expect(resumed.err).toMatch(/1200 of 1200 games, [\d.]+\/s, 0 s left, \d workers?/)
    await run(`${SIM} --out ${near} --workers 1`)
    expect(kept(far).counted).toEqual(kept(near).counted)
    await second.isThere
    const over = once(second.worker, 'exit')
    second.worker.kill('SIGINT')
    expect(await over).toEqual([0, null])
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
