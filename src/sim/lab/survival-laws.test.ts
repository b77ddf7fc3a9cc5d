/** Whoever sets out falls or lives, and has what it can have: over 200 random games of each game, whatever is done in them. */
import { expect, test } from 'vitest'
import { start } from '../../engine/match.ts'
import { fastRng, pick } from '../../engine/rng.ts'
import type { AnyKit } from '../../engine/types.ts'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { findingsOf } from './findings.ts'
import { bookOf } from './notes.ts'
import { newTally, type Tally } from './tally.ts'

const GAMES = 200

/** A game by lots, and its state at the end. */
function playedBy(
  kit: AnyKit,
  options: Readonly<Record<string, unknown>>,
  number: number,
  tally: Tally,
): unknown {
  const begun = start(kit, { options })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const { game, content, state } = begun.value
  const book = bookOf(tally, 4)
  const watcher = kit.watch?.(content, state, book.notes, null)
  const rng = fastRng(number, 7)
  for (let step = 0; step < game.facts.bound; step++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') break
    const action =
      actor.kind === 'chance' ? game.sample(state, rng) : pick(game.actions(state, actor.seats[0] ?? 0), rng)
    game.apply(state, action, event => watcher?.hear(event, state))
  }
  watcher?.close(state)
  book.close([])
  return state
}

interface Heroes {
  readonly heroes: readonly { readonly hero: number }[]
}
const isSlain = (ending: string | null | undefined) => ending === 'slain'

/** By game: its options, and how many live at the end. */
const CASES: readonly {
  readonly kit: AnyKit
  readonly scale: string
  readonly options: (number: number) => Readonly<Record<string, unknown>>
  readonly living: (state: never) => number
}[] = [
  {
    kit: tinKit,
    scale: 'move',
    options: number => ({ hearts: 4 + (number % 5), turnLimit: 40 }),
    living: ({ step }: { readonly step: { readonly ending?: string } }) => (isSlain(step.ending) ? 0 : 1),
  },
  {
    kit: onedeckKit,
    scale: 'floor',
    options: number => ({ edition: number % 2 === 0 ? 'first' : 'revised' }),
    living: ({ ending }: { readonly ending: string | null }) => (isSlain(ending) ? 0 : 1),
  },
  {
    kit: dungeonKit,
    scale: 'level',
    options: number => (number % 2 === 0 ? { players: 3, turnLimit: 8 } : { mode: 'hunted', turnLimit: 20 }),
    living: ({ heroes }: Heroes) => heroes.filter(({ hero }) => hero >= 0).length,
  },
]

test.each(CASES)(
  '$kit.facts.id: those who fell and those who live are all who set out',
  ({ kit, scale, options, living }) => {
    const tally = newTally()
    let alive = 0
    for (let number = 0; number < GAMES; number++)
      alive += living(playedBy(kit, options(number), number, tally) as never)
    const ends = Object.values(tally.ends[scale] ?? {})
    const [of, fell] = [sum(ends.map(end => end.of)), sum(ends.map(end => end.fell))]
    expect(fell).toBeGreaterThan(0)
    expect(of - fell).toBe(alive)
    expect(fell).toBe(sum(Object.values(tally.deaths).flatMap(where => Object.values(where))))
    const { survival, deaths } = findingsOf(tally)
    const rows = survival.find(({ name }) => name === scale)?.rows ?? []
    expect(rows[0]?.reached).toBe(of)
    expect(sum(rows.map(({ last }) => last))).toBe(of)
    expect(rows.at(-1)?.alive).toBeCloseTo(alive / of, 12)
    expect(sum(deaths.map(({ share }) => share))).toBeCloseTo(1, 12)
    if (kit.facts.id !== 'dungeon') expect(of).toBe(GAMES)
    // Whoever had what only some can have is one of those who could.
    for (const [kind, able] of Object.entries(tally.able))
      for (const held of Object.values(tally.things[kind] ?? {})) expect(held.of).toBeLessThanOrEqual(able.of)
    expect(Object.keys(tally.able)).toEqual(kit.facts.id === 'dungeon' ? ['spell'] : [])
  },
)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
