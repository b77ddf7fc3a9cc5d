/** What Dungeon in a Tin tells of a rescue. */

import type { Counted, Tale } from '../../../engine/tale.ts'
import { deedsIn, luckOf, scoreOf, turningPoint } from '../../../engine/tale-fold.ts'
import type { Finished, Tales } from '../../../engine/types.ts'
import { indexOf } from '../content/content-index.ts'
import { DEEDS } from '../deeds/index.ts'
import type { Content, State, TinEvent } from '../types.ts'
import type { Facts } from './facts.ts'
import { factsOf } from './fold.ts'

export const tales: Tales<State, Content> = {
  version: 1,
  tell: (content: Content, match: Finished<State, TinEvent>) => taleOf(factsOf(indexOf(content), match)),
}

function taleOf(facts: Facts): Tale {
  const won = facts.ending === 'rescued'
  const { maxHearts, turnLimit, dice, pips, outlook, fall, gold, far } = facts
  return {
    traits: { hearts: [String(maxHearts)], turnLimit: [String(turnLimit ?? 'none')] },
    numbers: numbersOf(facts),
    luck: luckOf(dice, pips),
    fellTo: fall,
    margin: marginOf(facts),
    score: scoreOf(won, far, gold),
    turn: turningPoint(outlook, won),
    deeds: deedsIn(DEEDS, facts),
  }
}

function numbersOf({ slain, gold, laid, wounds, moves }: Facts): readonly Counted[] {
  return [
    { name: 'slain', value: slain },
    { name: 'gold', value: gold },
    { name: 'tiles', value: laid },
    { name: 'wounds', value: wounds },
    { name: 'moves', value: moves },
  ]
}

/** What was left to whoever came home; what still lay before whoever did not. */
function marginOf({ ending, hearts, hasPrincess, roomsHome, tilesLeft, locksLeft }: Facts): Counted {
  if (ending === 'rescued') return { name: 'heartsLeft', value: hearts }
  if (hasPrincess) return { name: 'roomsHome', value: roomsHome }
  return tilesLeft > 0 ? { name: 'tilesLeft', value: tilesLeft } : { name: 'locksLeft', value: locksLeft }
}
