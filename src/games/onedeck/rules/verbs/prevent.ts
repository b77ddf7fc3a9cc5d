/** Prevent: bought in step 5 and for this encounter's consequences only (O-204). */
import { challengeOf, fightOf } from '../party.ts'
import type { Does } from './does.ts'

export const prevent: Does<'prevent'> = ({ content, state }, _, verb) => {
  const fight = fightOf(state)
  fight.noDamage += challengeOf(content, fight).scene === 'boss' ? verb.boss : verb.damage
  fight.noTime += verb.time
}
