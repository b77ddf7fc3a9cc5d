/** How accurately a match was played, told apart in every game: by lots, by one who thinks, and by one who blunders. */
import { expect, test } from 'vitest'
import { analyse } from '../src/bots/analysis/analyse.ts'
import type { Analysis } from '../src/bots/analysis/types.ts'
import { worstOf } from '../src/bots/analysis/worst.ts'
import { BOTS } from '../src/bots/levels.ts'
import type { AnyPolicy } from '../src/bots/mind.ts'
import type { Level } from '../src/bots/names.ts'
import { stepsOf } from '../src/engine/line.ts'
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

/** The first steps count as looked at, with nothing found: a whole race takes long. */
function analysed(kit: AnyKit, match: Match, known = 0): Analysis {
  const even = match.seats.map(() => 1 / match.seats.length)
  const by = stepsOf(match)
    .slice(0, known)
    .map(({ seat }) => seat ?? null)
  const before = { series: [even, ...by.map(() => even)], by, choices: [] }
  const looking = analyse(kit, match, { seed: 1, budget: 40 }, before)
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

interface Blunder {
  readonly deal: number
  /** Before this step everybody does as the policy would. */
  readonly from: number
  /** What the policy would do, and what is done once instead. */
  readonly of: string
  readonly instead: string
  /** So many steps are played after it. */
  readonly after: number
}

/** Played by policy but for one blunder; and how many steps there were before that. */
function blundered(
  kit: AnyKit,
  people: number,
  { deal, from, of, instead, after }: Blunder,
): { readonly match: Match; readonly at: number } {
  const seats = Array.from({ length: people }, () => ({ kind: 'person', name: 'Ada' }) as const)
  let match = must(start(kit, { seats, practice: true }))
  const policy: AnyPolicy = kit.policy(match.content)
  const rng = fastRng(deal)
  for (let at = -1; ; ) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over' || (at >= 0 && match.line.length > at + after)) return { match, at }
    if (actor.kind === 'chance') {
      match = must(playChance(match, seededChance(deal)))
      continue
    }
    const [seat = 0] = actor.seats
    const wise = policy.choose(match.state, seat, rng)
    const isHere = at < 0 && match.line.length >= from && wise.kind === of
    if (isHere) at = match.line.length
    const blunder = match.game.actions(match.state, seat).find(({ kind }) => kind === instead)
    match = must(play(match, seat, isHere && blunder ? blunder : wise))
  }
}

test.each<[title: string, AnyKit, steps: number, deals: readonly number[]]>([
  // Whoever plays at random has fallen by then.
  [tinKit.facts.title, tinKit, 120, [2]],
  // One match says little: first encounters may forgive everything.
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

test.each<[title: string, AnyKit, people: number, known: number, blunder: Blunder, better: object]>([
  [
    // With one heart left, the stairwell behind that would heal it, and three monsters ahead.
    tinKit.facts.title,
    tinKit,
    1,
    0,
    { deal: 167, from: 0, of: 'retreat', instead: 'fight', after: 30 },
    { kind: 'retreat' },
  ],
  [
    // An ogre takes nine hearts of somebody who has five, and dice that would spare five of them are left lying.
    onedeckKit.facts.title,
    onedeckKit,
    1,
    0,
    { deal: 9, from: 72, of: 'lay', instead: 'done', after: 2 },
    { kind: 'lay', die: 'A6' },
  ],
  [
    // 250 gold short of the goal, two steps from easy loot near home, and the other about to be there: she stops.
    dungeonKit.facts.title,
    dungeonKit,
    2,
    200,
    { deal: 16, from: 230, of: 'step', instead: 'stop', after: 25 },
    { kind: 'step' },
  ],
])(
  '%s: a blunder that is planted among wise choices is found, with what was better',
  (_title, kit, people, known, blunder, better) => {
    const { match, at } = blundered(kit, people, blunder)
    const worst = worstOf(analysed(kit, match, known).choices, 3)
    expect(worst[0]).toMatchObject({ from: at + 1, to: at + 1, better })
    expect(worst[0]?.cost).toBeGreaterThan(0.3)
    expect(worst[1]?.cost ?? 0).toBeLessThan(0.1)
  },
)
