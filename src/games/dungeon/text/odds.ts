/** Which chance stands beside which choice. */
import { type Chance, chancesBeside } from '../odds/beside.ts'
import { chanceOfAtLeast } from '../odds/rolls.ts'
import type { Action } from '../types.ts'
import type { DungeonScene } from '../view/scene.ts'
import type { OddsWords } from './speech.ts'

/** What stands beside a choice that leads to dice. */
export function oddsText(words: OddsWords, action: Action, reading: DungeonScene): string | null {
  const told = chancesBeside(action, reading)
  const [here, hunter] = [told.here && worded(words, told.here), told.hunter && worded(words, told.hunter)]
  return here !== null && hunter !== null ? words.both(here, hunter) : (here ?? hunter)
}

function worded(words: OddsWords, told: Chance): string {
  if (told.kind === 'find') return words.find(told.chance)
  return told.kind === 'win' || told.kind === 'hit'
    ? words[told.kind](told.chance, told.isAbout)
    : words[told.kind]
}

/** The chance of a sum, for panels: `9 or more, 28%`. */
export function rollText(words: OddsWords, needed: number): string {
  return needed === 0 ? words.noAttack : words.roll(needed, chanceOfAtLeast(needed))
}
