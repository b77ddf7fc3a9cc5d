/** What may be met in a lair and won there, each with its share, as far as a seat can tell. */
import { CAGE, num } from '../content/content-index.ts'
import { chanceOfAtLeast } from '../odds/rolls.ts'
import { NONE } from '../types.ts'
import { BONUSES, handsOf } from './chances.ts'
import { tally } from './counts.ts'
import { isPileLeft, monsterKnown, monstersUnseen, treasureKnown, treasuresSeen } from './known.ts'
import type { Look } from './look.ts'
import { worthOfDrops } from './worth.ts'

export interface Foe {
  readonly share: number
  /** By the bonus of the sword: the chance of one round. */
  readonly hits: readonly number[]
  /** The turns that a trap costs. */
  readonly delay: number
}

export interface Find {
  readonly share: number
  readonly gold: number
  /** The chance that a sword gives two; null for what is no sword (D-64). */
  readonly two: number | null
}

/** What may come of a fight for a lair; null where there is nothing to be had. */
interface Likely {
  readonly foes: readonly Foe[]
  readonly finds: readonly Find[]
}

/** A cage holds one for one turn or two (D-24); a slide leads out of one's way (D-25). */
const CAGE_TURNS = 1.5
const SLIDE_TURNS = 1

/** By lair. */
export function likelyIn(look: Look): (Likely | null)[] {
  const { content, state, seat } = look
  const foes = foesOf(look)
  const finds = findsOf(look)
  return content.lairs.map((_, lair) => {
    const need = num(content.lairNeed, lair)
    if (num(state.cleared, lair) >= need) return null
    const level = num(content.lairLevel, lair)
    const card = monsterKnown(state, lair, seat)
    const met = card === NONE ? (foes[level] ?? []) : [foeOf(look, card, 1)]
    const drops = worthOfDrops(look, lair)
    const found = need > 1 ? [] : treasuresIn(look, finds[level] ?? [], lair)
    if (met.length === 0 || (found.length === 0 && drops === 0)) return null
    if (found.length === 0) return { foes: met, finds: [{ share: 1, gold: drops, two: null }] }
    return { foes: met, finds: found.map(find => ({ ...find, gold: find.gold + drops })) }
  })
}

/** A room gives one of its level, or what lies there (D-40, D-42). */
function treasuresIn(look: Look, finds: readonly Find[], lair: number): readonly Find[] {
  const laid = treasureKnown(look.state, lair, look.seat)
  return laid === NONE ? finds : [findOf(look, laid, 1)]
}

/** By level. */
function foesOf(look: Look): Foe[][] {
  const { content, state, seat } = look
  const unseen = monstersUnseen(state, seat)
  return content.monstersOf.map(kinds => {
    // D-114: the discards come back when a card must be drawn and none is left.
    const counts = tally(kinds, unseen) > 0 ? unseen : state.monsterDiscard
    const total = tally(kinds, counts)
    return kinds.flatMap(card => {
      const count = num(counts, card)
      return count === 0 ? [] : [foeOf(look, card, count / total)]
    })
  })
}

function foeOf({ content, judge, class: heroClass }: Look, card: number, share: number): Foe {
  const trap = num(content.trap, card)
  const hits = Array.from(
    { length: BONUSES },
    (_, bonus) => handsOf(judge.chances, heroClass, bonus)[card] ?? 0,
  )
  return { share, hits, delay: trap === 0 ? 0 : trap === CAGE ? CAGE_TURNS : SLIDE_TURNS }
}

/** By level: what this seat has not seen, as often as it is there. */
function findsOf(look: Look): Find[][] {
  const { content, state, seat } = look
  const unseen = content.pack.treasures.map(({ copies }) => copies)
  for (const card of treasuresSeen(content, state, seat)) unseen[card] = num(unseen, card) - 1
  return content.treasuresOf.map((kinds, level) => {
    if (!isPileLeft(content, state, level)) return []
    const total = tally(kinds, unseen)
    return kinds.flatMap(card => {
      const count = num(unseen, card)
      return count === 0 ? [] : [findOf(look, card, count / total)]
    })
  })
}

function findOf({ content }: Look, card: number, share: number): Find {
  const { plusTwoFrom } = content.pack.treasures[card] ?? {}
  return {
    share,
    gold: num(content.value, card),
    two: plusTwoFrom === undefined ? null : chanceOfAtLeast(plusTwoFrom),
  }
}
