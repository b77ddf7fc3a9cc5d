/** A battle to its end: with each hand, how well off the hero comes out of it if every card is played for the best. */
import { HELMET_TAKES, handSize, LAST_LEVEL, PRINCESS_TAKES, XP_FOR_LEVEL } from '../content/numbers.ts'
import { here } from '../rules/state.ts'
import { type State, TECHNIQUES } from '../types.ts'
import { type Hands, holds, promiseOf } from './hands.ts'
import { chanceWith } from './round.ts'

/** Before a round. */
export interface Bout {
  readonly hearts: number
  readonly maxHearts: number
  readonly level: number
  /** Monsters until the next level, which heals (T-36). */
  readonly toLevel: number
  readonly helmeted: number
  readonly plain: number
  /** What is added to the die besides card, bomb and helmet. */
  readonly burden: number
}

/** By hand. */
type Worths = ArrayLike<number>

/** Where more monsters are, nothing is foreseen. */
const MOST_MONSTERS = 8

/** Null where there are too many monsters. */
export function boutOf(state: State): Bout | null {
  const { hearts, maxHearts, level, xp, wells } = state
  const { helmeted, plain } = here(state)
  if (helmeted + plain > MOST_MONSTERS) return null
  const burden = wells.includes('princess') ? -PRINCESS_TAKES : 0
  return { hearts, maxHearts, level, toLevel: toNext(level, xp), helmeted, plain, burden }
}

function toNext(level: number, xp: number): number {
  return level < LAST_LEVEL ? XP_FOR_LEVEL - xp : Number.POSITIVE_INFINITY
}

/** What is added to the die against the next monster besides card and bomb. */
export function changeIn({ helmeted, burden }: Bout): number {
  return helmeted > 0 ? burden - HELMET_TAKES : burden
}

/** How well off the hero is who has won the next round. */
export function afterWin(hands: Hands, bout: Bout): Worths {
  const next = beaten(bout)
  return next.helmeted + next.plain > 0 ? worthsOf(hands, next) : remembered(hands, next, worthsAtPeace)
}

/** T-30, T-36: helmeted ones first; a new level heals. */
function beaten(bout: Bout): Bout {
  const isNew = bout.toLevel === 1
  const level = isNew ? bout.level + 1 : bout.level
  return {
    ...bout,
    hearts: isNew ? bout.maxHearts : bout.hearts,
    level,
    toLevel: isNew ? toNext(level, 0) : bout.toLevel - 1,
    helmeted: Math.max(0, bout.helmeted - 1),
    plain: bout.helmeted > 0 ? bout.plain : bout.plain - 1,
  }
}

/** How well off the hero is who has lost it. */
export function afterLoss(hands: Hands, bout: Bout): Worths {
  return bout.hearts > 1 ? worthsOf(hands, { ...bout, hearts: bout.hearts - 1 }) : NOTHING
}

/** Whoever is dead holds no hand. */
const NOTHING: Worths = []

function worthsOf(hands: Hands, bout: Bout): Worths {
  return remembered(hands, bout, worthsInBattle)
}

const known = new WeakMap<Hands, Map<string, Float32Array>>()

function remembered(hands: Hands, bout: Bout, work: (hands: Hands, bout: Bout) => Float32Array): Worths {
  const worths = known.get(hands) ?? new Map<string, Float32Array>()
  known.set(hands, worths)
  const key = keyOf(bout)
  const found = worths.get(key) ?? work(hands, bout)
  worths.set(key, found)
  return found
}

/** A level that is not reached in this battle makes no difference. */
function keyOf({ hearts, maxHearts, level, toLevel, helmeted, plain, burden }: Bout): string {
  const healed = toLevel > helmeted + plain ? '' : `${toLevel} ${maxHearts}`
  return `${hearts} ${level} ${helmeted} ${plain} ${burden} ${healed}`
}

/** The first heart is worth most, each further one so much of the one before. */
const NEXT_HEART = 0.65
/** A hand that wins every round rather than none is worth so many hearts. */
const HAND = 2

/** Hearts, and what the hand promises for the next battle. */
function worthsAtPeace(hands: Hands, { hearts, level }: Bout): Float32Array {
  const promises = promiseOf(hands, handSize(level))
  const own = worthOfHearts(hearts)
  const heart = (worthOfHearts(hearts + 1) - worthOfHearts(hearts - 1)) / 2
  return Float32Array.from({ length: hands.count }, (_, hand) => own + HAND * heart * (promises[hand] ?? 0))
}

function worthOfHearts(hearts: number): number {
  return 1 - NEXT_HEART ** hearts
}

/** The mean over the techniques that may come, each answered by the best card of the hand, or by none. */
function worthsInBattle(hands: Hands, bout: Bout): Float32Array {
  const round: Round = {
    hands,
    change: changeIn(bout),
    won: afterWin(hands, bout),
    lost: afterLoss(hands, bout),
  }
  return Float32Array.from({ length: hands.count }, (_, hand) => {
    let sum = 0
    for (let technique = 0; technique < TECHNIQUES.length; technique++)
      sum += bestAnswer(round, hand, technique)
    return sum / TECHNIQUES.length
  })
}

interface Round {
  readonly hands: Hands
  readonly change: number
  readonly won: Worths
  readonly lost: Worths
}

function bestAnswer({ hands, change, won, lost }: Round, hand: number, technique: number): number {
  let best = mixed(won, lost, hand, chanceWith(change))
  for (let card = 0; card < hands.cards; card++) {
    if (!holds(hand, card)) continue
    const chance = chanceWith(change + (hands.changes[card * TECHNIQUES.length + technique] ?? 0))
    best = Math.max(best, mixed(won, lost, hand & ~(1 << card), chance))
  }
  return best
}

/** What is left with this hand after a round that is won with this chance. */
export function mixed(won: Worths, lost: Worths, hand: number, chance: number): number {
  return chance * (won[hand] ?? 0) + (1 - chance) * (lost[hand] ?? 0)
}
