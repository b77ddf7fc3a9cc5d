import { expect, test } from 'vitest'
import { botsOver } from '../../table/bot.ts'
import { GAMES } from '../../testing/desk.ts'
import { cli, tempFolder } from '../fake-io.ts'

test('a master is asked in its thread, and nobody else is', async () => {
  const asked = new Set<string>()
  const askHere = botsOver(Object.fromEntries(GAMES.map(kit => [kit.facts.id, async () => kit])))
  const { code, out } = await cli(['play', 'nim', '--seat', 'master', '--seat', 'novice'], GAMES, {
    env: { UNDERCROFT_HOME: tempFolder() },
    askSlowBot: (question, signal) => {
      asked.add(question.level)
      return askHere(question, signal)
    },
  })
  expect([code, ...asked]).toEqual([0, 'master'])
  expect(out).toContain('The match is kept')
})
