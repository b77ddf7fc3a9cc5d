/** What Dungeon! tells of a match. */

import type { Counted, Tale } from '../../../engine/tale.ts'
import { deedsIn, luckOf, scoreOf, turningPoint } from '../../../engine/tale-fold.ts'
import type { Finished, Seat, Tales } from '../../../engine/types.ts'
import { indexOf } from '../content/content-index.ts'
import { DEEDS } from '../deeds/index.ts'
import type { Content, DungeonEvent, State } from '../types.ts'
import type { Facts } from './facts.ts'
import { factsOf } from './fold.ts'

/** Nobody plays longer: of two who won, the quicker is the better. */
const LONGEST = 10_000

/** In a Treasure Hunt the second death is the last (D-80). */
const LIVES = 2

export const tales: Tales<State, Content> = {
  version: 1,
  tell: (content: Content, match: Finished<State, DungeonEvent>, seat: Seat) =>
    taleOf(factsOf(indexOf(content), match, seat)),
}

function taleOf(facts: Facts): Tale {
  const { won, gold, goal, rounds, dice, pips, fall, outlook } = facts
  return {
    traits: traitsOf(facts),
    numbers: numbersOf(facts),
    luck: luckOf(dice, pips),
    fellTo: fall,
    margin: facts.mode === 'hunt' ? marginOfHunt(facts) : marginOf(facts),
    score: scoreOf(won, goal === 0 ? 0 : Math.min(1, gold / goal), LONGEST - rounds),
    turn: turningPoint(outlook, won),
    deeds: deedsIn(DEEDS, facts),
  }
}

function traitsOf({ mode, huntLevel, hero, class: name }: Facts): Tale['traits'] {
  return {
    mode: [mode],
    ...(mode === 'hunt' ? { 'hunt.level': [String(huntLevel)] } : {}),
    ...(name === null ? {} : { class: [name] }),
    ...(hero === null ? {} : { hero: [hero] }),
  }
}

function numbersOf({ slain, gold, deepest, deaths, rounds }: Facts): readonly Counted[] {
  return [
    { name: 'slain', value: slain },
    { name: 'gold', value: gold },
    { name: 'deepest', value: deepest },
    { name: 'deaths', value: deaths },
    { name: 'rounds', value: rounds },
  ]
}

function marginOfHunt({ won, deaths }: Facts): Counted | null {
  return won ? { name: 'livesLeft', value: LIVES - deaths } : null
}

/** Whoever had enough and did not win had still to come home with it (D-70). */
function marginOf({ won, gold, goal, stepsHome }: Facts): Counted {
  if (won) return { name: 'goldOver', value: Math.max(0, gold - goal) }
  return gold < goal || goal === 0
    ? { name: 'goldShort', value: Math.max(0, goal - gold) }
    : { name: 'stepsHome', value: stepsHome }
}
