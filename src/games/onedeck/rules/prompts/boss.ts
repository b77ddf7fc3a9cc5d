/** The boss, and the end: O-52, O-94, O-101. */
import { beginRound, fightBoss, offerBossSplit, splitForBoss } from '../descend.ts'
import { NONE } from '../offered.ts'
import { nobody, party } from '../who.ts'
import { asks, happens, healing, type Section } from './prompt.ts'

export const boss: Section<'round' | 'bossSplit' | 'bossFight' | 'over'> = {
  round: happens('O-101', ({ state }) => beginRound(state)),
  bossSplit: asks({
    rule: 'O-94',
    who: party,
    offers: offerBossSplit,
    answers: { ...healing, split: (play, { a, b }) => splitForBoss(play, [a, b]) },
  }),
  bossFight: happens('O-101', (play, { pair }) => fightBoss(play, pair)),
  over: asks({ rule: 'O-52', who: nobody, offers: () => NONE, answers: {} }),
}
