/** A server that does not come to be: why is said in one sentence, and nothing secret with it. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cli, tempFolder } from '../fake-io.ts'

function serves(env: Readonly<Record<string, string>>, ...flags: string[]) {
  return cli(['serve', '--port', '0', ...flags], [], { env: { UNDERCROFT_HOME: tempFolder(), ...env } })
}

test.each([
  [
    'a database',
    { DATABASE_URL: 'postgres://ada:hush@127.0.0.1:1/none?password=hush' },
    'The database postgres://127.0.0.1:1/none cannot be opened: nobody answers there.\n',
  ],
  [
    'a NATS',
    { NATS_URL: 'nats://hush@127.0.0.1:1' },
    'NATS at nats://127.0.0.1:1 cannot be reached: nobody answers there.\n',
  ],
  [
    'an address that is none',
    { DATABASE_URL: 'postgres://ada:hush@[/x' },
    /^The database postgres:\/\/… .*\n$/,
  ],
])('%s that cannot be reached is named', async (_, env, sentence) => {
  const { code, out, err } = await serves(env)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(sentence)
  expect(err).not.toContain('hush')
})

test('a port that is taken is named, and so is a folder that is none', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const port = Object(other.address()).port
  const taken = `Port ${port} of 127.0.0.1 cannot be used: somebody else listens there already.\n`
  expect(await serves({}, '--port', `${port}`)).toEqual({ code: 1, out: '', err: taken })
  const file = join(tempFolder(), 'file')
  writeFileSync(file, '')
  const { code, err } = await serves({}, '--data', file)
  expect({ code, lines: err.split('\n').length }).toEqual({ code: 1, lines: 2 })
  expect(err).toContain(`The database ${join(file, 'undercroft.sqlite')} cannot be opened: `)
})
