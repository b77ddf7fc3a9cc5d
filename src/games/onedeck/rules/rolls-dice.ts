/** Whether using an ability rolls dice, so that nobody knows yet what comes of it. */
import type { Ability, Verb } from '../types.ts'

export function rollsDice({ does }: Ability): boolean {
  return does.some(rolls)
}

function rolls(verb: Verb): boolean {
  return verb.verb === 'either' ? verb.of.some(rolls) : verb.verb === 'roll' || verb.verb === 'reroll'
}
