/** How accurately a match was played, told apart in every game: by lots, by one who thinks, and by one who blunders. */
import { expect, test } from 'vitest'
import { analyse } from '../src/bots/analysis/analyse.ts'
import type { Analysis } from '../src/bots/analysis/types.ts'
import { worstOf } from '../src/bots/analysis/worst.ts'
import { BOTS } from '../src/bots/levels.ts'
import type { AnyPolicy } from '../src/bots/mind.ts'
import type { Level } from '../src/bots/names.ts'
import { type Match, start } from '../src/engine/match.ts'
import { play, playChance } from '../src/engine/play.ts'
import { fastRng, seededChance } from '../src/engine/rng.ts'
import type { AnyKit, Result } from '../src/engine/types.ts'
import { dungeonKit } from '../src/games/dungeon/index.ts'
import { onedeckKit } from '../src/games/onedeck/index.ts'
import { tinKit } from '../src/games/tin/index.ts'

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

/** The first steps of the match with these dice, each seat played by a bot of its level. */
function begunBy(kit: AnyKit, levels: readonly Level[], steps: number, deal = 2): Match {
  const seats = levels.map(name => ({ kind: 'person', name }) as const)
  let match = must(start(kit, { seats, practice: true }))
  const mind = {
    game: match.game,
    reader: kit.reader(match.content),
    policy: kit.policy(match.content),
    rng: fastRng(deal),
    budget: { iterations: 60 },
    now: () => 0,
  }
  const bots = levels.map(level => BOTS[level](mind))
  while (match.line.length < steps) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') break
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    match = must(
      actor.kind === 'chance'
        ? playChance(match, seededChance(deal))
        : play(match, seat, bots[seat]?.(match.state, seat) ?? { kind: '' }),
    )
  }
  return match
}

function analysed(kit: AnyKit, match: Match): Analysis {
  const looking = analyse(kit, match, { seed: 1, budget: 40 })
  for (;;) {
    const next = looking.next()
    if (next.done) return next.value
  }
}

function accuracyIn(kit: AnyKit, match: Match): readonly (number | null)[] {
  return analysed(kit, match).accounts.map(({ accuracy }) => accuracy)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Played by policy but for the first time that it would do this; and how many steps there were before that. */
function blundered(
  seed: number,
  steps: number,
  { instead, of }: { readonly instead: string; readonly of: string },
): { readonly match: Match; readonly at: number } {
  let match = must(start(tinKit, { practice: true }))
  const policy: AnyPolicy = tinKit.policy(tinKit.packs.standard)
  const rng = fastRng(seed)
  let at = -1
  while (match.line.length < steps && match.game.actor(match.state).kind !== 'over') {
    if (match.game.actor(match.state).kind === 'chance') {
      match = must(playChance(match, seededChance(seed)))
      continue
    }
    const wise = policy.choose(match.state, 0, rng)
    const isHere = at < 0 && wise.kind === of
    if (isHere) at = match.line.length
    match = must(play(match, 0, isHere ? { kind: instead } : wise))
  }
  return { match, at }
}

test.each<[title: string, AnyKit, steps: number, deals: readonly number[]]>([
  [tinKit.facts.title, tinKit, 50, [2]],
  // Whoever plays at random has fallen by then. One match says little: first encounters may forgive everything.
  [onedeckKit.facts.title, onedeckKit, 100, [4, 5]],
])('%s: play at random is told from that of a master', (_title, kit, steps, deals) => {
  const meanOf = (level: Level) =>
    mean(deals.map(deal => accuracyIn(kit, begunBy(kit, [level], steps, deal))[0] ?? 0))
  expect(meanOf('random')).toBeLessThan(50)
  expect(meanOf('master')).toBeGreaterThan(75)
})

test('Dungeon!: play at random is told from that of a master at the same table', () => {
  // In some races nothing hangs on the first turns, and nobody loses anything there.
  const races = [3, 4, 5].map(deal =>
    accuracyIn(dungeonKit, begunBy(dungeonKit, ['master', 'random'], 60, deal)),
  )
  const meanOf = (seat: number) => mean(races.map(told => told[seat] ?? 0))
  expect(meanOf(1)).toBeLessThan(50)
  expect(meanOf(0)).toBeGreaterThan(75)
})

test('Dungeon in a Tin: a blunder that is planted among wise choices is found, with what was better', () => {
  // With one heart left, the stairwell behind that would heal it, and three monsters ahead.
  const { match, at } = blundered(167, 60, { instead: 'fight', of: 'retreat' })
  const worst = worstOf(analysed(tinKit, match).choices, 3)
  expect(worst[0]).toMatchObject({ from: at + 1, to: at + 1, better: { kind: 'retreat' } })
  expect(worst[0]?.cost).toBeGreaterThan(0.3)
  expect(worst[1]?.cost ?? 0).toBeLessThan(0.1)
})
