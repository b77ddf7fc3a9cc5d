/** Consequences and rescue: O-51, O-203, O-205. */
import { goOn, takeOdd } from '../consequences.ts'
import { isDying, lose, offerRescue, perish } from '../damage.ts'
import { strikeBoss } from '../descend.ts'
import { offerPair } from '../encounter.ts'
import { fightOf, slotOf } from '../party.ts'
import { pop } from '../stack.ts'
import { pair, party } from '../who.ts'
import { asks, happens, healing, type Section } from './prompt.ts'

export const consequences: Section<'odd' | 'after' | 'rescue'> = {
  odd: asks({
    rule: 'O-51',
    who: pair,
    offers: offerPair,
    answers: {
      ...healing,
      suffer: (play, { hero }, { damage }) => takeOdd(play, damage, slotOf(fightOf(play.state), hero)),
    },
  }),
  // Against the boss there is no time; the heroes survived, so they strike.
  after: happens('O-203', (play, frame) =>
    fightOf(play.state).card < 0 ? strikeBoss(play) : goOn(play, frame),
  ),
  // Healing until damage is below health; without a token the game is lost.
  rescue: asks(
    { rule: 'O-205', who: party, offers: offerRescue, answers: { ...healing, perish } },
    {
      isAsked: ({ content, state }) => isDying(content, state) && state.tokens > 0,
      run: play => (isDying(play.content, play.state) ? lose(play) : pop(play.state)),
    },
  ),
}
