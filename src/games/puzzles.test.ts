/** The puzzles that ship: each still opens, asks its seat, and has the answer that is told. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gapBetween } from '../bots/analysis/gap.ts'
import type { Mind } from '../bots/mind.ts'
import { FEWEST } from '../bots/puzzles/moment.ts'
import { AHEAD } from '../bots/puzzles/weigh.ts'
import { isAlike, isSaidAlike, isTelling, toldOf, whyBest } from '../bots/puzzles/why.ts'
import { iterate } from '../bots/search/iterate.ts'
import { newBranch } from '../bots/search/tree.ts'
import { readerOf } from '../engine/called.ts'
import { replay } from '../engine/file.ts'
import type { Match } from '../engine/match.ts'
import { legal, play } from '../engine/play.ts'
import type { ChoicePuzzle, Puzzle } from '../engine/puzzle.ts'
import { keyOf } from '../engine/result.ts'
import { fastRng } from '../engine/rng.ts'
import { actorOf } from '../engine/seats.ts'
import { type AnyKit, LANGUAGES } from '../engine/types.ts'
import { canUndo } from '../engine/undo.ts'
import { KITS } from './index.ts'

/** Rounds of a search that agrees with a much longer one. */
const ROUNDS = 60
/** So many standard errors are no chance any more. */
const CLEARLY = 2.5
/** So many may be answered in the same way for like reasons. */
const ALIKE = 4

const fileOf = (game: string) =>
  readFileSync(new URL(`${game}/puzzles/puzzles.json`, import.meta.url), 'utf8')

function openedBy(kit: AnyKit, { match }: Puzzle): Match {
  const opened = replay(kit, match)
  if (!opened.ok) throw new Error(opened.refusal.reason)
  return opened.value
}

function mindFor(kit: AnyKit, match: Match): Mind {
  return {
    game: match.game,
    reader: readerOf(kit, match),
    policy: kit.policy(match.content),
    rng: fastRng(1),
    budget: { iterations: 0 },
    now: () => 0,
  }
}

/** What is ahead of the best: clearly, or at all. */
function searched(kit: AnyKit, { match: file, seat, options }: ChoicePuzzle, match: Match) {
  const mind = mindFor(kit, match)
  const known = { state: match.state, seat }
  const seed = Number.parseInt(file.hash.slice(0, 8), 16)
  const [best = [], ...others] = options.map(({ action }) => {
    const runner = { action, branch: newBranch() }
    return Array.from({ length: ROUNDS }, (_, round) => iterate(mind, known, runner, [seed, round]))
  })
  const gaps = others.map(scores => gapBetween(best, scores))
  return {
    isLed: gaps.some(({ mean, error }) => mean < -CLEARLY * error),
    leads: gaps.every(({ mean }) => mean > 0),
  }
}

const GAMES = ['dungeon', 'onedeck', 'tin']
const puzzled = KITS.filter(({ facts }) => GAMES.includes(facts.id))

describe.each(puzzled.map(kit => ({ kit, id: kit.facts.id })))('the puzzles of $id', ({ kit, id }) => {
  const text = fileOf(id)
  const puzzles: readonly Puzzle[] = JSON.parse(text)
  const choices = puzzles.filter(puzzle => puzzle.kind === 'choice')
  const told = puzzles.map(puzzle => toldOf(kit, puzzle))

  test('are twenty, no two alike, and small', () => {
    expect(puzzles.length).toBe(20)
    expect(new Set(puzzles.map(({ match }) => match.hash)).size).toBe(20)
    expect(text.length).toBeLessThan(350_000)
  })

  test('are of many kinds, and none is explained in the words of another', () => {
    for (const [at, one] of told.entries()) {
      expect(told.slice(0, at).filter(other => isSaidAlike(one, other))).toEqual([])
      const alike = told.filter(other => isAlike(one, other))
      if (one.kind !== 'laying') expect(alike.length).toBeLessThanOrEqual(ALIKE)
    }
  })

  test('open where somebody is asked who can take nothing back, and say why in every language', () => {
    for (const puzzle of puzzles) {
      const match = openedBy(kit, puzzle)
      const { seat, reasons } = puzzle
      expect(actorOf(match)).toEqual({ kind: 'seats', seats: [seat] })
      expect(match.seats[seat]?.kind).toBe('person')
      expect(canUndo(match, seat)).toBe(false)
      const view = match.game.view(match.state, seat)
      const { words, ...reader } = readerOf(kit, match)
      expect(reasons.some(reason => isTelling(reader, reason))).toBe(true)
      for (const language of LANGUAGES)
        for (const reason of reasons) expect(words[language]?.reason?.(reason, view)).toMatch(/\w/)
    }
  })

  test('are answered by what speaks for no other choice', () => {
    for (const puzzle of choices) {
      const match = openedBy(kit, puzzle)
      const [best, ...others] = puzzle.options
      const actions = [best.action, ...others.map(({ action }) => action)] as const
      const view = match.game.view(match.state, puzzle.seat)
      expect(whyBest(readerOf(kit, match), view, actions)).not.toBeNull()
    }
  })

  test('ask for one of several choices, of which one is ahead by far', () => {
    for (const { match: file, seat, options, ...puzzle } of choices) {
      const match = openedBy(kit, { match: file, seat, options, ...puzzle })
      const offered = legal(match, seat).map(keyOf)
      expect(offered).toEqual(expect.arrayContaining(options.map(({ action }) => keyOf(action))))
      expect(options.length).toBeGreaterThanOrEqual(FEWEST)
      const [best, ...others] = options
      for (const { value } of others) expect(best.value - value).toBeGreaterThanOrEqual(AHEAD - 0.001)
    }
  })

  test('have answers that a short search does not contradict, and mostly finds by itself', () => {
    const found = choices.map(puzzle => searched(kit, puzzle, openedBy(kit, puzzle)))
    expect(found.filter(({ isLed }) => isLed)).toEqual([])
    expect(found.filter(({ leads }) => leads).length).toBeGreaterThanOrEqual(0.7 * found.length)
  })

  test('are proven where dice are laid: the proof is found again, and its steps can be played', () => {
    for (const puzzle of puzzles) {
      if (puzzle.kind !== 'laying') continue
      let match = openedBy(kit, puzzle)
      expect(readerOf(kit, match).proven?.(match.game.view(match.state, puzzle.seat))).toEqual(puzzle.proven)
      for (const action of puzzle.proven.steps) {
        const next = play(match, puzzle.seat, action)
        if (!next.ok) throw new Error(next.refusal.reason)
        match = next.value
      }
    }
  })
})
