/** What a bot is asked: it is handed what its seat cannot tell from the truth, and answers wherever it runs. */
import { BOTS, levelOf } from '../bots/levels.ts'
import type { Budget, Mind } from '../bots/mind.ts'
import { BEST, type Level } from '../bots/names.ts'
import { type Memory, memoryFor, newMemory } from '../bots/search/memory.ts'
import { think } from '../bots/search/think.ts'
import { contentOf } from '../engine/content.ts'
import { fairLots } from '../engine/fair.ts'
import type { Match } from '../engine/match.ts'
import { type Chance, fastRng, seededLots } from '../engine/rng.ts'
import type { Action, AnyGame, AnyKit, Seat } from '../engine/types.ts'
import type { StateGuess } from './protocol.ts'
import { holdersOf } from './turn.ts'

export interface BotQuestion extends StateGuess {
  readonly level: Level
  /** Where its own lots come from. */
  readonly lots: number
  /** How much it may think; a bot that answers at once needs none. */
  readonly budget: Budget
}

/** Where nobody waits for a bot, what it thinks is counted: the same question has the same answer. */
export const COUNTED: Budget = { iterations: 500 }

interface Asked {
  readonly level?: Level | undefined
  readonly lots?: Chance | undefined
  readonly budget?: Budget | undefined
}

/**
 * Lots come from the source of the match, so a match that is continued goes on as it would have, but for a bot that
 * thinks as long as people wait: how far it comes in that time is the machine's affair.
 */
export function botQuestion(match: Match, seat: Seat, asked: Asked = {}): BotQuestion {
  const { level = levelAt(match, seat), lots = lotsOf(match), budget = COUNTED } = asked
  const rng = lots(match.version)
  const guess = guessFor(match, seat, rng)
  return { ...guess, level, lots: rng.below(0x1_0000_0000), budget }
}

/** What somebody who thinks for this seat is handed. */
export function guessFor(match: Match, seat: Seat, rng = lotsOf(match)(match.version)): StateGuess {
  const { game, content, pack } = match.header
  const state = match.game.guess(match.state, seat, rng)
  return { game, content, ...(pack === undefined ? {} : { pack }), state, seat }
}

/** What a bot thinks with. */
type Thinker = Pick<Mind, 'game' | 'reader' | 'policy'>

type Kits = Readonly<Record<string, () => Promise<AnyKit>>>

/** What a bot does. What it was after, whoever reads the log works out (`aim.ts`). */
export interface BotAnswer {
  readonly action: Action
}

/** Answers a question; refused by an error once the signal is given. */
export type AskBot = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>

/** Answers questions about any of these games; what a content needs is made once, and a pack is told once. */
export function botsOver(kits: Kits): AskBot {
  const thinkers = new Map<string, Thinker>()
  const memory = newMemory()
  return async (question, signal) => {
    const key = `${question.game} ${question.content}`
    const thinker = thinkers.get(key) ?? thinkerFor(await kits[question.game]?.(), question)
    thinkers.set(key, thinker)
    const action =
      question.level === 'master'
        ? await thoughtOut(thoughtsOf(thinker, question, memory), signal)
        : choiceOf(thinker, question)
    return { action }
  }
}

function thoughtsOf(thinker: Thinker, question: BotQuestion, memory: Memory): Generator<unknown, Action> {
  const { state, seat } = question
  const mind = mindOf(thinker, question)
  return think(mind, state, seat, memoryFor(memory, mind))
}

/** Milliseconds until whoever thinks for long hears whether that is still wanted. */
const BREATH = 20

async function thoughtOut(thoughts: Generator<unknown, Action>, signal: AbortSignal): Promise<Action> {
  let heard = performance.now()
  for (;;) {
    signal.throwIfAborted()
    const next = thoughts.next()
    if (next.done) return next.value
    if (performance.now() - heard < BREATH) continue
    await new Promise(resolve => setTimeout(resolve))
    heard = performance.now()
  }
}

export function thinkerFor(kit: AnyKit | undefined, { game, content: hash, pack }: StateGuess): Thinker {
  if (!kit) throw new Error(`There is no game "${game}"`)
  const content = contentOf(kit, hash, pack)
  if (!content.ok) throw new Error(content.refusal.reason)
  return thinkerOver(kit, content.value)
}

function thinkerOver(kit: AnyKit, content: unknown): Thinker {
  return { game: kit.make(content), reader: kit.reader(content), policy: kit.policy(content) }
}

function choiceOf(thinker: Thinker, question: BotQuestion): Action {
  const { level, state, seat } = question
  return BOTS[level](mindOf(thinker, question))(state, seat)
}

function mindOf(thinker: Thinker, { lots, budget }: BotQuestion): Mind {
  return { ...thinker, rng: fastRng(lots), budget, now: () => performance.now() }
}

function lotsOf({ header, secret }: Match): Chance {
  return secret === undefined ? seededLots(header.seed ?? 0) : fairLots(secret, header)
}

function levelAt(match: Match, seat: Seat): Level {
  const holder = holdersOf(match)[seat]
  return holder ? levelOf(holder) : BEST
}

/** What the bots of a match in play think with: made when one is first asked. */
const THINKERS = new WeakMap<AnyGame, Thinker>()

/** The same at once and in this thread, for programs that wait for nobody else. */
export function botChoice(
  { match, kit }: { readonly match: Match; readonly kit: AnyKit },
  seat: Seat,
  asked: Pick<Asked, 'level' | 'budget'>,
): Action {
  const thinker = THINKERS.get(match.game) ?? thinkerOver(kit, match.content)
  THINKERS.set(match.game, thinker)
  return choiceOf(thinker, botQuestion(match, seat, asked))
}
