/** What each event adds to what a seat can tell. */
import type { ContentIndex } from '../content/content-index.ts'
import { monsterFact } from '../content/names.ts'
import type { DungeonEvent } from '../types.ts'
import type { Facts } from './facts.ts'

export type EventOf<K extends DungeonEvent['kind']> = Extract<DungeonEvent, { readonly kind: K }>

type Counts = {
  readonly [K in DungeonEvent['kind']]?: (facts: Facts, event: EventOf<K>, content: ContentIndex) => void
}

/** What a book adds to its die (D-04). */
const BOOK = 6

/** A monster's dice are its own luck. */
function roll(facts: Facts, dice: number, pips: number): void {
  facts.dice += dice
  facts.pips += pips
}

export const COUNTS: Counts = {
  rolledFirst: (facts, { a, b }) => roll(facts, 2, a + b),
  rolledBook: (facts, { book }) => roll(facts, 1, book - BOOK),
  sworded: (facts, { a, b }) => roll(facts, 2, a + b),
  searched: (facts, { roll: face, found }) => {
    roll(facts, 1, face)
    if (found) facts.doors += 1
  },
  attacked: (facts, { a, b, needed, hit, spell, monster }, content) => {
    roll(facts, 2, a + b)
    if (!hit) {
      facts.easiestMiss = Math.min(facts.easiestMiss, needed)
      return
    }
    facts.slain += 1
    if (spell !== null) facts.slainBySpell += 1
    facts.longestShot = Math.max(facts.longestShot, needed)
    facts.fiercest = Math.max(facts.fiercest, monsterFact(content, monster).level)
  },
  struck: facts => {
    facts.blows += 1
  },
  died: facts => {
    facts.deaths += 1
    facts.blows = 0
  },
  droppedAll: (facts, { value }) => {
    facts.spilt = Math.max(facts.spilt, value)
  },
  gathered: facts => {
    facts.gathered += 1
  },
  sprung: facts => {
    facts.traps += 1
  },
  usedEsp: facts => {
    facts.looks += 1
  },
  gazed: facts => {
    facts.looks += 1
  },
  lostTurn: facts => {
    facts.lostTurns += 1
  },
  hunterGone: facts => {
    facts.hunters += 1
  },
  ended: (facts, { reason }) => {
    facts.reason = reason
  },
}
