/** What a bot is asked: it is handed what its seat cannot tell from the truth, and answers wherever it runs. */
import { BOTS, levelOf } from '../bots/levels.ts'
import { BEST, type Level } from '../bots/names.ts'
import { contentOf } from '../engine/content.ts'
import { fairLots } from '../engine/fair.ts'
import type { Match } from '../engine/match.ts'
import { type Chance, fastRng, seededLots } from '../engine/rng.ts'
import type { Action, AnyGame, AnyKit, Reader, Seat } from '../engine/types.ts'
import type { StateGuess } from './protocol.ts'
import { holdersOf } from './turn.ts'

export interface BotQuestion extends StateGuess {
  readonly level: Level
  /** Where its own lots come from. */
  readonly lots: number
  /** Milliseconds that it may think; a bot that answers at once needs none. */
  readonly budget: number
}

/** How long a bot may think about one step. */
const BUDGET = 1000

/** Lots come from the source of the match, so a match that is continued goes on as it would have. */
export function botQuestion(match: Match, seat: Seat, level = levelAt(match, seat)): BotQuestion {
  const rng = lotsOf(match)(match.version)
  const guess = guessFor(match, seat, rng)
  return { ...guess, level, lots: rng.below(0x1_0000_0000), budget: BUDGET }
}

/** What somebody who thinks for this seat is handed. */
export function guessFor(match: Match, seat: Seat, rng = lotsOf(match)(match.version)): StateGuess {
  const { game, content, pack } = match.header
  const state = match.game.guess(match.state, seat, rng)
  return { game, content, ...(pack === undefined ? {} : { pack }), state, seat }
}

/** What a bot thinks with. */
interface Thinker {
  readonly game: AnyGame
  readonly reader: Reader
}

type Kits = Readonly<Record<string, () => Promise<AnyKit>>>

/** Answers questions about any of these games; what a content needs is made once, and a pack is told once. */
export function botsOver(kits: Kits): (question: BotQuestion) => Promise<Action> {
  const thinkers = new Map<string, Thinker>()
  return async question => {
    const key = `${question.game} ${question.content}`
    const thinker = thinkers.get(key) ?? thinkerFor(await kits[question.game]?.(), question)
    thinkers.set(key, thinker)
    return choiceOf(thinker, question)
  }
}

export function thinkerFor(kit: AnyKit | undefined, { game, content: hash, pack }: StateGuess): Thinker {
  if (!kit) throw new Error(`There is no game "${game}"`)
  const content = contentOf(kit, hash, pack)
  if (!content.ok) throw new Error(content.refusal.reason)
  return { game: kit.make(content.value), reader: kit.reader(content.value) }
}

function choiceOf({ game, reader }: Thinker, { state, seat, level, lots }: BotQuestion): Action {
  return BOTS[level](reader, game, fastRng(lots))(state, seat)
}

function lotsOf({ header, secret }: Match): Chance {
  return secret === undefined ? seededLots(header.seed ?? 0) : fairLots(secret, header)
}

function levelAt(match: Match, seat: Seat): Level {
  const holder = holdersOf(match)[seat]
  return holder ? levelOf(holder) : BEST
}

/** The same at once and in this thread, for programs that wait for nobody else. */
export function botChoice(
  { match, reader }: { readonly match: Match; readonly reader: Reader },
  seat: Seat,
  level?: Level,
): Action {
  return choiceOf({ game: match.game, reader }, botQuestion(match, seat, level))
}
