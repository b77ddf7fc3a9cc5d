import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyKit } from '../../engine/types.ts'
import { GAMES } from '../../testing/desk.ts'
import { plainKit } from '../../testing/kit.ts'
import { pig } from '../../testing/pig.ts'
import { cli, tempFolder } from '../fake-io.ts'

describe('fuzz', () => {
  test('plays so many games and counts their results', async () => {
    const shown = await cli(['fuzz', 'nim', '--games', '20', '--seed', '5', '-o', 'sticks=9'], GAMES)
    expect(shown.code).toBe(0)
    expect(shown.out).toMatch(/^20 games, \d+ steps, all laws hold\. Results: last stick 20\.\n$/)
    expect(shown.err.trim().split('\n')).toHaveLength(10)
  })

  test('a broken law is named with its seed and a file that replay opens', async () => {
    const lossy: AnyKit = plainKit({ ...pig, components: state => ({ points: state.pot }) })
    const folder = tempFolder()
    const { code, err } = await cli(['fuzz', 'pig', '--seed', '7', '--out', folder], [lossy])
    expect(code).toBe(1)
    const path = join(folder, 'undercroft-fuzz-pig-7.json')
    expect(err).toContain('Seed 7 breaks the law "components are conserved": ')
    expect(err).toContain(`See: undercroft replay ${path}`)
    expect(await cli(['replay', path, '--all'], [lossy])).toMatchObject({ code: 0, err: '' })
  })

  test.each([
    [['fuzz', 'chess'], 'There is no game "chess"; the games are: pig, nim, two-cards.'],
    [['fuzz', 'pig', '--seats', '5'], 'Pig has 2 seats, not 5.'],
    [['fuzz', 'pig', '-o', 'goal'], 'An option is written name=value, not "goal".'],
    [['fuzz', 'pig', '-o', 'gaol=9'], 'Pig has no option "gaol"; its options are: goal.'],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    expect(await cli(argv, GAMES)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })

  test('a share of sense is a number from 0 to 1', async () => {
    const { code, err } = await cli(['fuzz', 'pig', '--sense', '2'], GAMES)
    expect(code).toBe(2)
    expect(err).toContain('It must be a number from 0 to 1.')
  })
})
