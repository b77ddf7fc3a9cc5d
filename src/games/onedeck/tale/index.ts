/** What One Deck Dungeon tells of a delve. */

import type { Counted, Tale } from '../../../engine/tale.ts'
import { deedsIn, luckOf, scoreOf, turningPoint } from '../../../engine/tale-fold.ts'
import type { Finished, Seat, Tales } from '../../../engine/types.ts'
import { indexOf } from '../content/content-index.ts'
import { DEEDS } from '../deeds/index.ts'
import { type Content, type DeckEvent, FLOORS, type State } from '../types.ts'
import type { Facts } from './facts.ts'
import { factsOf } from './fold.ts'

export const tales: Tales<State, Content> = {
  version: 1,
  tell: (content: Content, match: Finished<State, DeckEvent>, seat: Seat) =>
    taleOf(factsOf(indexOf(content)[match.start.edition], match, seat)),
}

function taleOf(facts: Facts): Tale {
  const won = facts.ending === 'victory'
  const { dice, pips, fall, far, healthLeft, tokens, outlook } = facts
  return {
    traits: traitsOf(facts),
    numbers: numbersOf(facts),
    luck: luckOf(dice, pips),
    fellTo: fall,
    margin: marginOf(facts),
    score: scoreOf(won, far, healthLeft + tokens),
    turn: turningPoint(outlook, won),
    deeds: deedsIn(DEEDS, facts),
  }
}

function traitsOf({ heroes, dungeon, edition, tier }: Facts): Tale['traits'] {
  return {
    hero: heroes.toSorted(),
    party: [String(heroes.length)],
    dungeon: [dungeon],
    edition: [edition],
    tier: [tier],
  }
}

function numbersOf({ foes, perils, damage, level, potions }: Facts): readonly Counted[] {
  return [
    { name: 'foes', value: foes },
    { name: 'perils', value: perils },
    { name: 'damage', value: damage },
    { name: 'level', value: level },
    { name: 'potions', value: potions },
  ]
}

function marginOf({ ending, healthLeft, floor, bossLeft }: Facts): Counted {
  if (ending === 'victory') return { name: 'healthLeft', value: healthLeft }
  return floor > FLOORS
    ? { name: 'bossLeft', value: bossLeft }
    : { name: 'floorsLeft', value: FLOORS + 1 - floor }
}
