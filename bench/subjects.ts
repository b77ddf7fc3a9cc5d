/** What is measured. Each subject runs in a process of its own, so that none shapes how another is compiled. */
import { replay, toFile } from '../src/engine/file.ts'
import { type Match, type Step, start } from '../src/engine/match.ts'
import { play, playChance } from '../src/engine/play.ts'
import { fastRng, pick, seededChance } from '../src/engine/rng.ts'
import { playOut } from '../src/engine/run.ts'
import type { Action, Advice, AnyKit, Reader, Rng, View } from '../src/engine/types.ts'
import { KITS } from '../src/games/index.ts'
import { pig, pigKit } from '../src/testing/pig.ts'
import { policyGames, policySteps, searchIterations } from './bots.ts'
import { kitOf, must } from './given.ts'
import { studiedGames } from './lab.ts'
import { bigPack } from './packs.ts'

/** Does some work and answers how many units of it were done. */
export type Subject = () => Promise<() => number>

const LIMIT = 100_000

function choosing(rng: Rng) {
  return <A>(_state: unknown, _seat: number, actions: readonly A[]): A => pick(actions, rng)
}

/** Pig without any kernel: two numbers, a pot and the same chance. */
async function pigBare(): Promise<() => number> {
  const rng = fastRng(1)
  return () => {
    const scores = [0, 0]
    let steps = 0
    for (let turn = 0, pot = 0; (scores[0] ?? 0) < 100 && (scores[1] ?? 0) < 100; ) {
      steps += 1
      if (rng.below(2) === 1) {
        scores[turn] = (scores[turn] ?? 0) + pot
        pot = 0
        turn = 1 - turn
        continue
      }
      steps += 1
      const die = rng.below(6) + 1
      pot = die === 1 ? 0 : pot + die
      if (die === 1) turn = 1 - turn
    }
    return steps
  }
}

/** Pig through the kernel's fast path, with the log on. */
async function pigKernel(): Promise<() => number> {
  const rng = fastRng(1)
  const choose = choosing(rng)
  return () => {
    const log: Step[] = []
    playOut(pig, pig.setup({ goal: 100 }), choose, rng, LIMIT, log)
    return log.length
  }
}

/** Random legal play, step by step through the checked door. */
function advance(match: Match, rng: Rng): Match {
  const actor = match.game.actor(match.state)
  if (actor.kind !== 'seats') return must(playChance(match, () => rng))
  const seat = actor.seats[0] ?? 0
  return must(play(match, seat, pick(match.game.actions(match.state, seat), rng)))
}

/** With the options under which every match ends, so that a match is as long as it always was. */
function begin(of: AnyKit): Match {
  return must(start(of, { options: of.facts.bounded ?? {} }))
}

/** Pig through `play`: every step checked against the legal actions, every old match left as it was. */
async function pigChecked(): Promise<() => number> {
  const rng = fastRng(1)
  return () => {
    let match = begin(pigKit)
    while (match.game.actor(match.state).kind !== 'over') match = advance(match, rng)
    return match.version
  }
}

async function randomSteps(id: string): Promise<() => number> {
  const { game, header } = begin(kitOf(id))
  const options = must(game.parseOptions(header.options))
  const rng = fastRng(1)
  const choose = choosing(rng)
  return () => {
    const log: Step[] = []
    playOut(game, game.setup(options), choose, rng, LIMIT, log)
    return log.length
  }
}

async function randomGames(id: string): Promise<() => number> {
  const run = await randomSteps(id)
  return () => {
    run()
    return 1
  }
}

/** Whole games by the players whom advice makes. */
async function advisedGames(id: string): Promise<() => number> {
  const { advice } = readerOf(kitOf(id))
  const { game, header } = begin(kitOf(id))
  const rng = fastRng(1)
  return () => {
    const state = game.setup(must(game.parseOptions(header.options)))
    playOut(game, state, (now, seat, actions) => bestOf(advice, game.view(now, seat), actions), rng, LIMIT)
    return 1
  }
}

function readerOf(subject: AnyKit): Reader {
  return subject.reader(subject.packs.standard)
}

function bestOf(advice: Advice, view: View, actions: readonly Action[]): Action {
  const weights = advice.weigh(view, actions)
  const best = actions[weights.indexOf(Math.max(...weights))]
  if (!best) throw new Error('There is nothing to choose from')
  return best
}

/** A match after 400 steps of sensible play: random play dies too early to lay a dungeon worth copying. */
function middle(id: string): Match {
  const { advice } = readerOf(kitOf(id))
  const chance = seededChance(2)
  let match = begin(kitOf(id))
  for (let step = 0; step < 400; step++) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') break
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
    if (actor.kind === 'chance') match = must(playChance(match, chance))
    else {
      const action = bestOf(advice, match.game.view(match.state, seat), match.game.actions(match.state, seat))
      match = must(play(match, seat, action))
    }
  }
  return match
}

async function clone(id: string): Promise<() => number> {
  const { game, state } = middle(id)
  return () => {
    for (let count = 0; count < 1000; count++) game.clone(state)
    return 1000
  }
}

async function jsonRoundTrip(id: string): Promise<() => number> {
  const { state } = middle(id)
  return () => {
    for (let count = 0; count < 200; count++) JSON.parse(JSON.stringify(state))
    return 200
  }
}

async function replayFile(id: string): Promise<() => number> {
  const file = toFile(middle(id))
  return () => {
    must(replay(kitOf(id), file))
    return file.steps.length
  }
}

async function packCheck(id: string): Promise<() => number> {
  const { packs } = kitOf(id)
  const pack = bigPack(kitOf(id))
  return () => {
    must(packs.check(pack))
    return 1
  }
}

async function packParse(id: string): Promise<() => number> {
  const text = JSON.stringify(bigPack(kitOf(id)))
  return () => {
    JSON.parse(text)
    return 1
  }
}

/** The time of a step early and late in one long match: it must not grow. */
async function stepAt(progress: 'early' | 'late'): Promise<() => number> {
  const rng = fastRng(1)
  const begun = must(start(pigKit, { seats: begin(pigKit).header.seats, options: { goal: 10_000_000 } }))
  const onwards = (from: Match, count: number): Match => {
    let match = from
    for (let step = 0; step < count; step++) match = advance(match, rng)
    return match
  }
  const { cap } = pigKit.facts
  const late = progress === 'late' ? onwards(begun, cap / 2) : begun
  let match = late
  return () => {
    // A fork of a long match copies its log once, as where it is full; going on from the newest end does not.
    const goesOn = progress === 'late' && match.version + 1000 < cap
    match = onwards(goesOn ? match : late, 1000)
    return 1000
  }
}

/** What is measured for every game. */
const GAME_SUBJECTS: Readonly<Record<string, (id: string) => Promise<() => number>>> = {
  'random steps': randomSteps,
  'random games': randomGames,
  'advised games': advisedGames,
  'policy steps': policySteps,
  'policy games': policyGames,
  'studied games': studiedGames,
  'search iterations': searchIterations,
  clone,
  'JSON round trip': jsonRoundTrip,
  replay: replayFile,
  'pack check': packCheck,
  'pack parse': packParse,
}

export const GAMES: readonly string[] = KITS.map(({ facts }) => facts.id)

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'pig bare loop': pigBare,
  'pig kernel': pigKernel,
  'pig checked play': pigChecked,
  'pig boardgame.io reducer': async () => (await import('./boardgame-io.ts')).reducerPig(),
  'pig boardgame.io client': async () => (await import('./boardgame-io.ts')).clientPig(),
  'dungeon policy games of four': () => policyGames('dungeon', { players: 4 }),
  'step early': () => stepAt('early'),
  'step late': () => stepAt('late'),
  ...Object.fromEntries(
    GAMES.flatMap(id =>
      Object.entries(GAME_SUBJECTS).map(([what, make]): [string, Subject] => [
        `${id} ${what}`,
        () => make(id),
      ]),
    ),
  ),
}

/** How much longer the slowest list of actions of advised play takes than the median one. */
export function busiest(id: string): number {
  const positions = positionsOf(id)
  const { game } = begin(kitOf(id))
  const list = ({ state, seat }: Position) => game.actions(state, seat)
  // Code that is still being compiled says nothing about a position.
  for (let pass = 0; pass < 200; pass++) for (const position of positions) list(position)
  const times = positions.map(position => quickest(() => list(position))).toSorted((a, b) => a - b)
  return (times.at(-1) ?? 0) / (times[Math.floor(times.length / 2)] ?? 1)
}

interface Position {
  readonly state: unknown
  readonly seat: number
}

/** Every decision of a few advised matches. */
function positionsOf(id: string): Position[] {
  const { advice } = readerOf(kitOf(id))
  const { game, header } = begin(kitOf(id))
  const rng = fastRng(3)
  const positions: Position[] = []
  for (let match = 0; match < 3; match++) {
    const state = game.setup(must(game.parseOptions(header.options)))
    const choose = (now: unknown, seat: number, actions: readonly Action[]) => {
      positions.push({ state: game.clone(now), seat })
      return bestOf(advice, game.view(now, seat), actions)
    }
    playOut(game, state, choose, rng, 1500)
  }
  return positions
}

/** The best of several tries: what else the machine does at the moment is not our concern. */
function quickest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 20; attempt++) {
    const started = performance.now()
    for (let count = 0; count < 50; count++) work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

/** Bytes of heap that a live match of a game takes beside its log. */
export function matchMemory(id: string): number {
  const template = middle(id)
  const count = 2000
  const collect = () => globalThis.gc?.()
  const kept: Match[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < count; index++) {
    kept.push({
      ...template,
      header: structuredClone(template.header),
      state: template.game.clone(template.state),
    })
  }
  collect()
  const after = process.memoryUsage().heapUsed
  return kept.length === count ? (after - before) / count : Number.NaN
}
