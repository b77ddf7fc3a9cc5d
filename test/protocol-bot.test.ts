/** The bot of docs/protocol.md, as it stands there, at a real server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { aServer, caller, takeSeat } from '../src/server/given.ts'
import { until } from '../src/table/given.ts'

const [, bot = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/protocol.md', 'utf8')) ?? []

test('the bot of the documentation plays on a seat whose link it was given, and leaves when the match is over', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match } = await ada.get('gather', { game: 'tin', seats: [{ kind: 'open', name: '' }] })
  const { link } = await takeSeat(ada, match, 0, 'Ada')
  const child = spawn(process.execPath, ['--input-type=module', '-', `${url}/#/seat/${link}`])
  onTestFinished(() => void child.kill())
  let said = ''
  child.stderr.on('data', chunk => (said += String(chunk)))
  child.stdin.end(bot)
  await until(() => ada.company(match)?.phase === 'begun')
  await ada.get('open', { match, seat: 0 })
  await until(() => {
    const pushed = ada.pushed.flatMap(push => (push.push === 'sight' ? [push.sight] : []))
    return pushed.flatMap(({ steps }) => steps).filter(({ seat }) => seat === 0).length > 5
  })
  await ada.get('shut', { match })
  const [code] = await once(child, 'exit')
  expect({ code, said }).toEqual({ code: 0, said: '' })
})
