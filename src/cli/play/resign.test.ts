import { expect, test } from 'vitest'
import { GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'

const played = (input: string, seats: readonly string[]) => {
  const env = { UNDERCROFT_HOME: tempFolder() }
  const flags = seats.flatMap(seat => ['--seat', seat])
  return cli(['play', 'nim', ...flags, '--seed', '1'], GAMES, { env, interactive: true, input: `\n${input}` })
}

test('giving up takes a second word, and alone it loses the match', async () => {
  const { out } = await played('resign\nresign yes\n\n', ['person', 'skilled'])
  expect(out).toContain('The match is then lost. Type "resign yes" to give up for good.')
  expect(out).toMatch(/gave up\. The match is lost\./)
})

test('among several a bot plays on', async () => {
  const { out } = await played('resign\nresign yes\nquit\n', ['person:Ada', 'person:Bo'])
  expect(out).toContain('A bot then plays on for you, and you can no longer win.')
  expect(out).not.toContain('The match is lost')
})

test('whoever gives up may say how well the bot plays, and an unknown level gives nothing up', async () => {
  const people = ['person:Ada', 'person:Bo']
  const { out } = await played('resign yes clever\nquit\n', people)
  expect(out).toContain('No bot plays like "clever"; there are random, novice, skilled, master.')
  expect(out).not.toContain('You gave up.')
  expect((await played('resign yes master\nquit\n', people)).out).toContain('You gave up.')
})
