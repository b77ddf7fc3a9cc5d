/**
 * What going to each lair comes to, in turns until one is home with enough: reckoned over every monster that may be
 * there, both ends of a round, and every treasure. Slower than `goals.ts`, which weighs averages, and better.
 */
import { num } from '../content/content-index.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import { isTaken } from '../rules/index.ts'
import { MOVEMENT, NONE } from '../types.ts'
import { backOf } from './corridor.ts'
import { isBehind, turnsTo } from './goals.ts'
import { monsterKnown, treasureKnown } from './known.ts'
import { findsOf, foesOf, type Shares } from './likely.ts'
import type { Look } from './look.ts'
import { TASTE } from './taste.ts'
import { FAR, type Steps } from './ways.ts'
import { worthOfDrops } from './worth.ts'

export interface Prospect {
  readonly lair: number
  readonly turns: number
}

/** All that is the same for every lair. */
interface Reckoning {
  readonly look: Look
  readonly home: Steps
  readonly foes: readonly Shares[]
  readonly finds: readonly Shares[]
  /** Gold and turns that a lost round costs beside itself. */
  readonly loss: number
  readonly delay: number
}

/** Turns in which one gathers the whole goal; found by playing thousands of races. */
const WHOLE = 22

/** The soonest first; what lies behind one who has gone on, only where nothing else is left. */
export function prospectsOf(look: Look): Prospect[] {
  const reckoning = reckoningOf(look)
  const back = backOf(look.state, look.hero)
  const ahead = listed(reckoning, back)
  const all = ahead.length > 0 || back === NONE ? ahead : listed(reckoning, NONE)
  return all.toSorted((a, b) => a.turns - b.turns)
}

function reckoningOf(look: Look): Reckoning {
  const { content, gold, hero } = look
  const { killed, wounded, stunned, 'seriously wounded': serious } = STRIKE_ODDS
  const card = hero.goods.length === 0 ? 0 : (gold / hero.goods.length) * TASTE.dropped
  return {
    look,
    home: look.ways.from(content.hall, look.doors),
    foes: foesOf(look),
    finds: findsOf(look),
    loss: (killed + serious / 2) * gold * TASTE.lost + (wounded + stunned) * card,
    delay: killed * TASTE.deathTurns + serious * TASTE.seriousTurns + wounded * TASTE.woundTurns,
  }
}

function listed(reckoning: Reckoning, back: number): Prospect[] {
  const { content, state, hero, ways, doors } = reckoning.look
  const steps = ways.from(hero.at, doors)
  const behind = back === NONE ? null : ways.from(back, doors)
  return content.lairs.flatMap((space, lair) => {
    const far = steps[space] ?? FAR
    if (far === FAR || isBehind(behind, space, far)) return []
    if (num(state.cleared, lair) >= num(content.lairNeed, lair)) return []
    if (space !== hero.at && isTaken(content, state, space)) return []
    const finds = findsIn(reckoning, lair)
    if (!finds.some(([worth]) => worth > 0)) return []
    return [{ lair, turns: turnsTo(far, state.left) + turnsFrom(reckoning, lair, finds) }]
  })
}

/** What is won with the lair: a room gives a treasure, and all of them what was dropped there (D-40). */
function findsIn({ look, finds }: Reckoning, lair: number): Shares {
  const { content, state, seat } = look
  const drops = worthOfDrops(look, lair)
  if (num(content.lairNeed, lair) > 1) return [[drops, 1]]
  const laid = treasureKnown(state, lair, seat)
  if (laid !== NONE) return [[num(content.value, laid) + drops, 1]]
  return (finds[num(content.lairLevel, lair)] ?? []).map(([worth, share]) => [worth + drops, share])
}

/** From the first round on: it is won, or one goes on fighting, or leaves, whichever is sooner. */
function turnsFrom(reckoning: Reckoning, lair: number, finds: Shares): number {
  const { look, foes, home, loss, delay } = reckoning
  const { content, state, seat, hands } = look
  const way = (home[num(content.lairs, lair)] ?? 0) / MOVEMENT
  const card = monsterKnown(state, lair, seat)
  const met = card === NONE ? foes[num(content.lairLevel, lair)] : [[hands[card] ?? 0, 1] as const]
  const won = mean(finds, worth => rest(look, worth, way))
  const left = delay + rest(look, -loss, way)
  return mean(met ?? [], chance => {
    if (chance <= 0) return left
    const rounds = 1 / chance
    const stayed = rounds * (1 + delay) + mean(finds, worth => rest(look, worth - loss * rounds, way))
    return chance * won + (1 - chance) * Math.min(left, stayed)
  })
}

/** Turns that are left with so much more gold, and so many home; who has enough stops on the way no more. */
function rest({ need, goal }: Look, gold: number, way: number): number {
  return gold >= need ? Math.ceil(way) : ((need - gold) / goal) * WHOLE + way
}

function mean(shares: Shares, of: (what: number) => number): number {
  let sum = 0
  for (const [what, share] of shares) sum += share * of(what)
  return sum
}
