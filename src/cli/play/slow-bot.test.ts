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

test.each([
  [[], 1000],
  [['--pace', 'fast'], 250],
])('beside a person it may think as long as the pace lets it: %j', async (pace, milliseconds) => {
  const budgets: unknown[] = []
  const askHere = botsOver(Object.fromEntries(GAMES.map(kit => [kit.facts.id, async () => kit])))
  await cli(['play', 'nim', '--seat', 'person', '--seat', 'master', ...pace], GAMES, {
    env: { UNDERCROFT_HOME: tempFolder() },
    input: '1\nquit\n',
    askSlowBot: ({ budget, ...question }, signal) => {
      budgets.push(budget)
      return askHere({ ...question, budget: { iterations: 1 } }, signal)
    },
  })
  expect(budgets).toEqual([{ milliseconds }])
})

test('a pace that there is not is refused in a sentence', async () => {
  const { code, err } = await cli(['play', 'nim', '--pace', 'hasty'], GAMES)
  expect(code).toBe(2)
  expect(err).toMatch(/'hasty' is invalid\. Allowed choices are slow, normal, fast, none\.\n$/)
})
