/** What a server writes while people play at it: for whoever runs it, and nothing of anybody's. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { begun, caller, reason } from '../../src/server/given.ts'
import { newKey } from '../../src/server/secrets.ts'

const PROGRAM = fileURLToPath(new URL('../../bin/undercroft.js', import.meta.url))

test('a log is lines of JSON, and names neither links nor keys nor what was said', async () => {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-logs-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', data])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close')
  const [, url = ''] = await vi.waitUntil(() => /^Undercroft is at (\S+)/m.exec(said), { timeout: 60_000 })
  const [ada, bram] = [await caller(url), await caller(url)]
  const match = await begun(ada, [], 'tin')
  const { invite, watch } = await ada.get('gather', { game: 'tin', seats: [{ kind: 'open', name: '' }] })
  const wrong = newKey()
  await bram.get('follow', { link: watch })
  expect(await reason(bram, 'follow', { link: wrong })).toContain('leads nowhere')
  await ada.get('say', { match, text: 'the cake is under the stairs' })
  await fetch(`${url}/join/${invite}?key=${ada.device}`)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const lines = said.split('\n').filter(line => line.startsWith('{'))
  expect(lines.map(line => JSON.parse(line).msg)).toContainEqual(`Server listening at ${url}`)
  const secrets = [ada.device, bram.device, invite, watch, wrong, 'the cake']
  expect(secrets.filter(secret => said.includes(secret))).toEqual([])
})
