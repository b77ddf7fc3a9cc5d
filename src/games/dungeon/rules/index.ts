/** The front door: what view, odds, text and advice may ask of the rules. */
export { FACE_DOWN, FACE_UP, faceAt, hasSeenMonster, hasSeenTreasure, lyingFor } from './lair-cards.ts'
export { actor } from './legal.ts'
export { resultOf } from './result.ts'
export { rollNeeded, spellRollNeeded } from './rolls.ts'
export { type Ground, isCleared, isTaken, knowsDoor } from './space.ts'
export { goldOf, handOf, shownOf } from './state.ts'
export { RULE_OF } from './steps.ts'
