/** What holds for every bot in every game. */
import { describe, expect, test } from 'vitest'
import { start } from '../engine/match.ts'
import { keyOf } from '../engine/result.ts'
import { fastRng } from '../engine/rng.ts'
import type { Action, Json, Seat } from '../engine/types.ts'
import { KITS } from '../games/index.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { mindFor, pondering } from './given.ts'
import { BOTS } from './levels.ts'
import { LEVELS } from './names.ts'

type Options = Readonly<Record<string, Json>>

/** A whole game in short: what a game's own bounds allow takes too long where every step is thought about. */
const SHORT: Readonly<Record<string, Options>> = {
  dungeon: { players: 4, turnLimit: 6 },
  tin: { turnLimit: 30 },
}
/** One decision in so many is the bot's in most other ways to play, and is thought about twice where seats have secrets. */
const SAMPLE = 7

interface Way {
  readonly title: string
  readonly options: Options
  /** One decision in so many is the bot's, the others are the policy's. */
  readonly every: number
  /** Whether it asks what a seat knows, too. */
  readonly isAboutSecrets?: true
}
/** Other ways to play a game, for the questions that only they ask. */
const OTHERWISE: Readonly<Record<string, readonly Way[]>> = {
  dungeon: [
    {
      title: 'alone with the Hunter',
      options: { mode: 'hunted', turnLimit: 25 },
      every: SAMPLE,
      isAboutSecrets: true,
    },
    { title: 'a race of two', options: { players: 2, turnLimit: 60 }, every: 3 },
    { title: 'a Treasure Hunt', options: { mode: 'hunt', 'hunt.level': 6, turnLimit: 25 }, every: SAMPLE },
    { title: 'against the clock', options: { mode: 'timed', turnLimit: 25 }, every: SAMPLE },
  ],
  onedeck: [
    { title: 'two heroes', options: { heroes: 'mage,rogue' }, every: SAMPLE, isAboutSecrets: true },
    { title: 'four heroes', options: { heroes: 'mage,rogue,warrior,archer' }, every: 14 },
    { title: 'the revised edition', options: { heroes: 'warrior', edition: 'revised' }, every: 21 },
  ],
}

const GAMES = [...KITS, twoCardsKit].flatMap(kit => {
  const { id, title, bounded } = kit.facts
  const usual: Way = { title, options: { ...bounded, ...SHORT[id] }, every: 1, isAboutSecrets: true }
  const others = (OTHERWISE[id] ?? []).map(way => ({ ...way, title: `${title}, ${way.title}` }))
  return [usual, ...others].map(way => ({ kit, ...way }))
})
const CASES = LEVELS.flatMap(level => GAMES.map(game => ({ level, ...game })))

type Case = (typeof CASES)[number]

/** Where they have none, all it can show is chance from elsewhere, which shows at once. */
const SAMPLE_OF_OPEN = 21
const FEW = { iterations: 6 } as const
const MANY = { iterations: 64 } as const
/** By these lots adventures end early. */
const LOTS = 5

/** Plays to the end: by who is asked, and by the policy where that has nothing to say. */
function played({ kit, options }: Case, lots: number, asked: Asked): void {
  const begun = start(kit, { options })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const { game, policy } = mindFor(kit, 1)
  const { state } = begun.value
  const rng = fastRng(lots)
  let step = 0
  for (; step < kit.facts.bound; step++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') break
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : null
    const chosen = seat === null ? game.sample(state, rng) : asked(state, seat, step)
    game.apply(state, chosen ?? policy.choose(state, seat ?? 0, fastRng(step)), null)
  }
  expect(game.actor(state).kind).toBe('over')
  expect(step).toBeGreaterThan(0)
}

type Asked = (state: unknown, seat: Seat, step: number) => Action | null

describe.each(CASES)('the $level bot in $title', each => {
  const { kit, level, every } = each

  test('plays to the end by legal actions', () => {
    const mind = mindFor(kit, 1, FEW)
    played(each, LOTS, (state, seat, step) => {
      if (step % every > 0) return null
      const action = BOTS[level]({ ...mind, rng: fastRng(step) })(state, seat)
      expect(mind.game.actions(state, seat).map(keyOf)).toContain(keyOf(action))
      return action
    })
  })
})

describe.each(CASES.filter(({ isAboutSecrets }) => isAboutSecrets))('the $level bot in $title', each => {
  const { kit, level } = each

  test('thinks the same from the same lots, whatever its seat cannot know', () => {
    const [one, twin] = [mindFor(kit, 1, MANY), mindFor(kit, 1, MANY)]
    const { game, policy } = one
    const isTiny = kit === twoCardsKit
    const sample = isTiny ? 1 : kit.facts.hidden ? SAMPLE : SAMPLE_OF_OPEN
    let met = 0
    // Two decisions are the whole of Two Cards, and half of its guesses are right.
    for (let deal = 0; deal < (isTiny ? 20 : 1); deal++)
      played(each, LOTS + deal, (state, seat, step) => {
        const isDetail = policy.isDetail?.(state) || game.actions(state, seat).length === 1
        if (isDetail || met++ % sample > 0) return null
        const thought = pondering(level, one, fastRng(step))(state, seat)
        const guess = game.guess(state, seat, fastRng(step, deal + 1))
        expect(pondering(level, twin, fastRng(step))(guess, seat)).toEqual(thought)
        return null
      })
    expect(met).toBeGreaterThan(0)
  })
})
