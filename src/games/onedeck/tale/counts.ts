/** What each event adds to what a party can tell. */
import type { PrintingTables } from '../content/content-index.ts'
import { dieNamed, valueOf } from '../types/dice.ts'
import type { DeckEvent, DieName, EventKind, State } from '../types.ts'
import type { Facts } from './facts.ts'

/** What an event is told of. */
export interface At {
  readonly content: PrintingTables
  readonly before: State
  /** Ids of the heroes whose dice are the seat's own. */
  readonly own: readonly string[]
}

type Counts = { readonly [K in EventKind]?: (facts: Facts, event: DeckEvent<K>, at: At) => void }

/** The highest that is still a poor die. */
const POOR = 2

const faceOf = (die: DieName): number => valueOf(dieNamed(die))

export const COUNTS: Counts = {
  rolled: (facts, { hero, die }, { own }) => {
    if (!own.includes(hero)) return
    facts.dice += 1
    facts.pips += faceOf(die)
  },
  threw: (facts, { hero, dice }, { own }) => {
    if (!own.includes(hero)) return
    const faces = dice.map(faceOf)
    facts.sixes = Math.max(facts.sixes, faces.filter(face => face === 6).length)
    facts.dregs = Math.max(facts.dregs, faces.filter(face => face <= POOR).length)
  },
  consequences: (facts, { damage, time }, { content, before: { fight } }) => {
    facts.heaviest = Math.max(facts.heaviest, damage)
    if (!fight || fight.card < 0) return
    if (content.cards[fight.card]?.isPeril) facts.perils += 1
    else facts.foes += 1
    if (damage + time === 0) facts.flawless += 1
  },
  escaped: facts => {
    facts.foes -= 1
  },
  hurt: (facts, { damage, by }) => {
    facts.damage += damage
    if (by === 'stairs') facts.stairs += damage
  },
  misfired: (facts, { damage }) => {
    facts.damage += damage
    facts.misfires += 1
  },
  fled: facts => {
    facts.fled += 1
  },
  struck: (facts, { damage }) => {
    facts.bossRounds += 1
    facts.bossHits = Math.max(facts.bossHits, damage)
  },
  looted: (facts, { as }) => {
    if (as === 'item') facts.items += 1
    if (as === 'skill') facts.skills += 1
    if (as === 'potion') facts.brews += 1
  },
  ended: (facts, { ending }) => {
    facts.ending = ending
  },
}
