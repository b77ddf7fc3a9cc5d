import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SoFar } from '../../bots/analysis/types.ts'
import { toFile } from '../../engine/file.ts'
import { type Match, start } from '../../engine/match.ts'
import { play } from '../../engine/play.ts'
import type { Action, Result } from '../../engine/types.ts'
import { undo } from '../../engine/undo.ts'
import { GAMES } from '../../testing/desk.ts'
import { nimKit } from '../../testing/nim.ts'
import { cli, tempFolder } from '../fake-io.ts'

const folder = tempFolder()

function written(name: string, content: unknown): string {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

const take = (count: number): Action => Object.assign({ kind: 'take' }, { count })

function nimOf(...counts: readonly number[]): Match {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Bo' },
  ] as const
  const begun = must(start(nimKit, { seats, options: { sticks: 9 } }))
  return counts.reduce((match, count, index) => must(play(match, index % 2, take(count))), begun)
}

// Ann leaves 5 sticks at her second turn, where 4 had won.
const slip = written('slip', toFile(nimOf(1, 2, 1, 1, 1, 3)))
const analysed = (...flags: readonly string[]) => cli(['analyse', slip, '--budget', '60', ...flags], GAMES)
/** Whoever wants out as soon as it has begun. */
const leave = { onInterrupt: (stop: () => void) => stop() }

describe('analyse', () => {
  test('draws the curve, accounts for every seat, and names the choice that lost with what was better', async () => {
    const { code, out, err } = await analysed()
    expect(code).toBe(0)
    expect(err.trim().split('\n').at(-1)).toBe('Step 6 of 6')
    expect(out).toMatch(/^Nim: last stick: 1\n/)
    expect(out).toContain('1 Ann, 2 Bo, * several')
    expect(out).toMatch(/ 100%\|1{30,}2{30,}\n/)
    expect(out).toMatch(/1 Ann {3}100% {6}0% {4}-100% {6}0% {6}0% {8}\d+\n/)
    expect(out).toMatch(/2 Bo {6}0% {6}0% {7}0% {3}\+100% {4}100% {7}100\n/)
    expect(out).toContain('3. Ann: take count=1 (-100%)\n   Better: take count=2\n')
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('--seat leaves the others out', async () => {
    const { out } = await analysed('--seat', '2')
    expect(out).not.toContain('Ann')
    expect(out).toContain('No choice was clearly worse than another.')
  })

  test('--out writes all of it', async () => {
    const path = join(folder, 'out.json')
    await analysed('--out', path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      game: 'nim',
      by: [0, 1, 0, 1, 0, 1],
      choices: expect.arrayContaining([
        expect.objectContaining({ from: 3, better: { kind: 'take', count: 2 } }),
      ]),
    })
  })

  test('whoever wants out is shown what was found so far, and goes on later to the same', async () => {
    const [whole, path] = [join(folder, 'whole.json'), join(folder, 'part.json')]
    await analysed('--out', whole)
    const call = ['analyse', slip, '--budget', '60', '--out', path]
    const left = await cli(call, GAMES, leave)
    expect(left.code).toBe(1)
    expect(left.out).toContain('Chance to win, before the first step and after each')
    expect(left.err.trim().split('\n').at(-1)).toBe(
      'Stopped after 1 of 6 steps; --resume goes on from there.',
    )
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ by: [0] })
    const again = await cli(call, GAMES)
    expect(again).toMatchObject({
      code: 1,
      out: '',
      err: `"${path}" is there already; --resume goes on with it.\n`,
    })
    expect(await cli([...call, '--resume'], GAMES)).toMatchObject({ code: 0 })
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(whole, 'utf8'))
  })

  test('without --out what was found so far is shown, too', async () => {
    const { code, err, out } = await cli(['analyse', slip, '--budget', '60'], GAMES, leave)
    expect([code, err.trim().split('\n').at(-1)]).toEqual([1, 'Stopped after 1 of 6 steps.'])
    expect(out).toContain('Accuracy')
  })

  test('what another match or another budget came to is not gone on with', async () => {
    const path = join(folder, 'other.json')
    await analysed('--out', path)
    const sentence = `"${path}" holds another analysis: its match or budget differ.\n`
    const flags = ['--out', path, '--resume']
    expect((await cli(['analyse', slip, '--budget', '61', ...flags], GAMES)).err).toBe(sentence)
    const other = written('other-match', toFile(nimOf(1, 2)))
    expect((await cli(['analyse', other, '--budget', '60', ...flags], GAMES)).err).toBe(sentence)
    const none = await analysed('--resume')
    expect(none.err).toBe('To go on, say with --out which file holds what was found.\n')
  })

  test('a match that went on meanwhile, or otherwise after going back, is not judged by what was found before', async () => {
    const early = nimOf(1, 2)
    const path = join(folder, 'early.json')
    const flags = ['--budget', '60', '--out', path]
    await cli(['analyse', written('early-match', toFile(early)), ...flags], GAMES)
    const kept = readFileSync(path, 'utf8')
    const later = must(play(early, 0, take(2)))
    const otherwise = must(play(must(undo(early, 1)), 1, take(1)))
    for (const [name, match] of Object.entries({ later, otherwise })) {
      const { code, err } = await cli(['analyse', written(name, toFile(match)), ...flags, '--resume'], GAMES)
      expect([code, err]).toEqual([1, `"${path}" holds another analysis: its match or budget differ.\n`])
      expect(readFileSync(path, 'utf8')).toBe(kept)
    }
  })

  test.each([
    ['an older release', undefined],
    ['a newer one', 1000],
  ])('what %s found is not gone on with, since it was judged otherwise', async (_, judging) => {
    const path = join(folder, `judged-${judging}.json`)
    await analysed('--out', path)
    const kept = JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), judging })
    writeFileSync(path, kept)
    expect(await analysed('--out', path, '--resume')).toEqual({
      code: 1,
      out: '',
      err: `"${path}": another release found it, and judged otherwise.\n`,
    })
    expect(readFileSync(path, 'utf8')).toBe(kept)
  })

  test('what is found is written as it is found, so that whoever is killed loses one step at most', async () => {
    const texts: string[] = []
    const write = (_: string, text: string) => void texts.push(text)
    await cli(['analyse', slip, '--budget', '60', '--out', 'kept.json'], GAMES, { write })
    expect(texts.map(text => JSON.parse(text).by.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 6])
    for (const text of [texts[0], texts[3]]) {
      const path = join(folder, 'killed.json')
      writeFileSync(path, text ?? '')
      expect((await analysed('--out', path, '--resume')).code).toBe(0)
      expect(readFileSync(path, 'utf8')).toBe(texts.at(-1))
    }
  })

  test('a disk that will not have it says so before anybody has waited', async () => {
    const write = () => {
      throw new Error('EACCES: permission denied')
    }
    const { code, out, err } = await cli(['analyse', slip, '--out', 'kept.json'], GAMES, { write })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^"kept.json" cannot be written: .*\.\n$/)
  })

  test('a disk that is full on the way costs nothing that was found', async () => {
    let writings = 0
    const write = () => {
      if (++writings > 3) throw new Error('ENOSPC: no space left on device')
    }
    const { code, out, err } = await cli(['analyse', slip, '--budget', '60', '--out', 'kept.json'], GAMES, {
      write,
    })
    expect(code).toBe(1)
    expect(out).toContain('3. Ann: take count=1 (-100%)')
    expect(err.trim().split('\n').at(-1)).toMatch(/^"kept.json" cannot be written: /)
  })

  test.each<[what: string, change: (kept: SoFar) => object, sentence: string]>([
    ['a step of somebody else', ({ by }) => ({ by: by.with(1, 0) }), 'step 2'],
    ['more steps than there are', ({ by }) => ({ by: [...by, 0] }), 'step 7'],
    ['a chance too few', ({ series }) => ({ series: series.with(4, [1]) }), 'step 4'],
    ['a choice of nobody', ({ choices }) => ({ choices: [{ ...choices[0], to: 9 }] }), 'step 1'],
    [
      'what could not be done',
      ({ choices }) => ({ choices: [{ ...choices[2], better: take(9) }] }),
      'step 3',
    ],
  ])('kept, but damaged: %s', async (what, change, step) => {
    const path = join(folder, `${what}.json`)
    await analysed('--out', path)
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    const damaged = JSON.stringify({ ...kept, ...change(kept) })
    writeFileSync(path, damaged)
    expect(await analysed('--out', path, '--resume')).toEqual({
      code: 1,
      out: '',
      err: `"${path}": what it holds of ${step} does not fit the match.\n`,
    })
    expect(readFileSync(path, 'utf8')).toBe(damaged)
  })

  test.each([
    ['', 'is empty.'],
    ['{"format":"under', 'is not JSON.'],
    ['{"format":"undercroft match"}', 'format'],
  ])('kept, but no analysis: %j', async (text, sentence) => {
    const path = join(folder, 'no-analysis.json')
    writeFileSync(path, text)
    const { code, out, err } = await analysed('--out', path, '--resume')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(sentence)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test.each([
    [['--seat', '3'], 'The match has 2 seats; there is no seat 3.'],
    [['--out', join(slip, 'out.json')], 'cannot be written: '],
    [['--out', folder], 'is there already; --resume goes on with it.'],
  ])('%j is answered with one sentence', async (flags, sentence) => {
    const { code, err } = await analysed(...flags)
    expect(code).toBe(1)
    expect(err.trim().split('\n').at(-1)).toContain(sentence)
  })

  test('a match for one has one seat', async () => {
    const facts = { ...nimKit.facts, seats: { min: 1, max: 1 } }
    const alone = { ...nimKit, facts, make: () => ({ ...nimKit.make(null), facts }) }
    const begun = start(alone, { seats: [{ kind: 'person', name: 'Ann' }] })
    if (!begun.ok) throw new Error(begun.refusal.reason)
    const path = written('alone', toFile(begun.value))
    const { err } = await cli(['analyse', path, '--seat', '2'], [alone])
    expect(err).toBe('The match has 1 seat; there is no seat 2.\n')
  })

  test('what is no match, and what has no step, is said in one sentence', async () => {
    const letter = await cli(['analyse', written('letter', { format: 'letter' })], GAMES)
    expect(letter).toMatchObject({ code: 1, out: '' })
    expect(letter.err).toContain('This is not an Undercroft match file.')
    const empty = await cli(['analyse', written('empty', toFile(nimOf()))], GAMES)
    expect(empty).toEqual({ code: 1, out: '', err: 'There is nothing to analyse: no step of it stands.\n' })
  })
})
