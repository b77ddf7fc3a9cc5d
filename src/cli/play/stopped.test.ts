import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toFile } from '../../engine/file.ts'
import { start } from '../../engine/match.ts'
import { play } from '../../engine/play.ts'
import type { AnyKit } from '../../engine/types.ts'
import { plainKit } from '../../testing/kit.ts'
import { nim, nimKit } from '../../testing/nim.ts'
import { cli, tempFolder } from '../fake-io.ts'

/** Rules of a later version, by which nobody may take three. */
const newer: AnyKit = plainKit({
  ...nim,
  facts: { ...nim.facts, rulesVersion: 2 },
  actions: (state, seat) => nim.actions(state, seat).filter(({ count }) => count < 3),
})

function written(folder: string, second: number): string {
  const begun = start(nimKit, {})
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const [one, two] = [1, second].map(count => ({ kind: 'take', count }))
  const first = play(begun.value, 0, one ?? { kind: '' })
  const next = first.ok ? play(first.value, 1, two ?? { kind: '' }) : first
  if (!next.ok) throw new Error(next.refusal.reason)
  const path = join(folder, 'nim-old.json')
  writeFileSync(path, JSON.stringify(toFile(next.value)))
  return path
}

const SENTENCE = 'Its step 2 of 2 no longer holds'

test('S18 an older match whose steps all hold is continued', async () => {
  const path = written(tempFolder(), 2)
  const { out, err } = await cli(['play', '--resume', path], [newer], { input: 'quit\n' })
  expect(err).toBe('')
  expect(out).toContain('take count=2')
})

test('S18 one that stops is shown up to there, and says why', async () => {
  const path = written(tempFolder(), 3)
  const shown = await cli(['replay', path, '--all'], [newer])
  expect(shown).toMatchObject({ code: 0, err: '' })
  expect(shown.out).toContain('1. Player 1: take count=1')
  expect(shown.out.replaceAll('\n', ' ')).toContain(SENTENCE)
  expect((await cli(['replay', path, '--verify'], [newer])).err).toContain(SENTENCE)
})

test('S18 in a pipe it is not continued, and the file stays as it is', async () => {
  const path = written(tempFolder(), 3)
  const before = readFileSync(path, 'utf8')
  const { code, err } = await cli(['play', '--resume', path], [newer], { input: '1\n' })
  expect(code).toBe(1)
  expect(err).toContain(SENTENCE)
  expect(readFileSync(path, 'utf8')).toBe(before)
})

test('S18 a person may play on from there as practice, in a match of its own', async () => {
  const folder = tempFolder()
  const path = written(folder, 3)
  const before = readFileSync(path, 'utf8')
  const env = { UNDERCROFT_HOME: tempFolder() }
  const { err } = await cli(['play', '--resume', path], [newer], {
    env,
    interactive: true,
    input: 'y\nquit\n',
  })
  expect(err).toBe('')
  expect(readFileSync(path, 'utf8')).toBe(before)
  const matches = join(env.UNDERCROFT_HOME, 'matches')
  const [made = ''] = readdirSync(matches).filter(name => name.endsWith('.json'))
  const file = JSON.parse(readFileSync(join(matches, made), 'utf8'))
  expect(file).toMatchObject({ header: { rulesVersion: 2, practice: true }, steps: [{ seat: 0 }] })
})
