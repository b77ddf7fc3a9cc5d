import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replay } from '../../engine/file.ts'
import type { Puzzle } from '../../engine/puzzle.ts'
import { GAMES } from '../../testing/desk.ts'
import { nimKit } from '../../testing/nim.ts'
import { cli, tempFolder } from '../fake-io.ts'

const fresh = () => join(tempFolder(), 'found.json')
const run = (line: string, world = {}) => cli(line.split(' '), GAMES, world)
const puzzlesIn = (file: string): Puzzle[] => JSON.parse(readFileSync(file, 'utf8'))

test('finds moments at which one choice is clearly the best, each as a match that can be opened', async () => {
  const out = fresh()
  const told = await run(`puzzles nim --count 3 --alike 3 --out ${out}`)
  expect(told).toEqual({ code: 0, err: '', out: `"${out}" holds 3 puzzles of Nim.\n` })
  for (const puzzle of puzzlesIn(out)) {
    if (puzzle.kind !== 'choice') throw new Error(puzzle.kind)
    const opened = replay(nimKit, puzzle.match)
    expect(opened).toMatchObject({ ok: true })
    const taken = puzzle.match.steps.map(step =>
      'action' in step && 'count' in step.action ? step.action.count : 0,
    )
    const sticks = 21 - taken.reduce<number>((sum, count) => sum + Number(count), 0)
    expect(puzzle.options[0]).toMatchObject({ action: { kind: 'take', count: sticks % 4 } })
    expect(puzzle.options[0].value).toBeGreaterThan(0.95)
    expect(puzzle.match.header.seats[puzzle.seat]?.kind).toBe('person')
  }
})

test('what a file holds stays, and is added to; no answer comes too often', async () => {
  const out = fresh()
  await run(`puzzles nim --count 1 --out ${out}`)
  const [first] = puzzlesIn(out)
  await run(`puzzles nim --count 2 --seed 5 --out ${out}`)
  expect(puzzlesIn(out)[0]).toEqual(first)
  expect(puzzlesIn(out)).toHaveLength(2)
  const third = await run(`puzzles nim --count 3 --alike 2 --games 5 --out ${out}`)
  expect(third).toEqual({
    code: 1,
    out: `"${out}" holds 2 puzzles of Nim.\n`,
    err: '3 were wanted; another --seed may find more.\n',
  })
})

test('a bar grows at a terminal', async () => {
  const { err } = await run(`puzzles nim --count 1 --out ${fresh()}`, { interactive: true, pace: 1 })
  expect(err.trimEnd()).toMatch(/\r#{24} 1 of 1 puzzles, 0 s left$/)
})

describe('one clear sentence answers', () => {
  test.each([
    ['puzzles chess --out x', 'There is no game "chess"; the games are: pig, nim, two-cards.'],
    ['puzzles nim -o sticks=0 --out x', 'sticks: this must be at least 1.'],
    ['puzzles nim --seats 3 --out x', 'Nim has 2 seats, not 3.'],
  ])('%s', async (line, sentence) => {
    expect(await run(line)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })

  test('a file of something else is left alone', async () => {
    const out = fresh()
    writeFileSync(out, '[{"kind":"choice"}]')
    const { code, err } = await run(`puzzles nim --out ${out}`)
    expect({ code, err }).toEqual({ code: 1, err: `"${out}" holds no puzzles of nim.\n` })
    expect(readFileSync(out, 'utf8')).toBe('[{"kind":"choice"}]')
  })

  test('a disk that will not have it', async () => {
    const write = () => {
      throw new Error('ENOSPC: no space left')
    }
    const { code, err } = await run('puzzles nim --count 1 --out full.json', { write })
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^"full\.json" cannot be written: /),
    })
  })
})
