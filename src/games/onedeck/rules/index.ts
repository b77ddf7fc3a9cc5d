/** The front door of the rules: what view, odds, text and advice may ask of them. */
export { healingOf } from './damage.ts'
export { harmNow, harmOf, isPreventable, shareFor, shareOf } from './harm.ts'
export { promptOf } from './legal.ts'
export {
  abilityOf,
  bossHealth,
  cardOf,
  deckSize,
  groundOf,
  healthOf,
  heroCard,
  isAtBoss,
  isLastLevel,
  knownPotions,
  levelCard,
  levelCost,
  limitOf,
  othersOf,
  PAIRS,
  seatOf,
  stairsShow,
  statOf,
  xpOf,
} from './party.ts'
export { openBoxes } from './placing.ts'
export { resultOf } from './result.ts'
export { rollsDice } from './rolls-dice.ts'
export { type Choosy, fitsVerb } from './touchable.ts'
