/** Using a skill or potion, step by step: O-61, O-62, O-211. */
import { dieNamed } from '../../types/dice.ts'
import { chooseEither, doNext } from '../abilities.ts'
import { challengeOf, fightOf } from '../party.ts'
import { finishPicking, isPicking, offerPicks, pickDie, stopPicking } from '../picking.ts'
import { layDie } from '../placing.ts'
import { offerPay, payDie } from '../skills.ts'
import { pop } from '../stack.ts'
import { crushBox, offerCrush } from '../verbs/crush.ts'
import { offerEither } from '../verbs/either.ts'
import { nameValue, offerNames } from '../verbs/set.ts'
import { offerStrike } from '../verbs/strike.ts'
import { owner } from '../who.ts'
import { asks, happens, type Section } from './prompt.ts'

export const skills: Section<'pay' | 'ability' | 'pick' | 'either' | 'name' | 'target'> = {
  pay: asks({
    rule: 'O-61',
    who: owner,
    offers: offerPay,
    answers: { pay: (play, { die }, frame) => payDie(play, frame, dieNamed(die)) },
  }),
  ability: happens('O-62', doNext),
  pick: asks(
    {
      rule: 'O-62',
      who: owner,
      offers: offerPicks,
      answers: {
        pick: (play, { die }, frame) => pickDie(play, frame, dieNamed(die)),
        enough: (play, _, frame) => stopPicking(play, frame),
      },
    },
    {
      isAsked: ({ state }, frame) => isPicking(state, frame),
      run: ({ state }, frame) => finishPicking(state, frame),
    },
  ),
  either: asks({
    rule: 'O-62',
    who: owner,
    offers: offerEither,
    answers: { either: (play, { choice }, frame) => chooseEither(play, frame, choice) },
  }),
  name: asks(
    {
      rule: 'O-62',
      who: owner,
      offers: ({ state }, frame) => offerNames(state, frame),
      answers: { name: (play, { value }, frame) => nameValue(play, frame, value) },
    },
    {
      isAsked: ({ state }, frame) => offerNames(state, frame).length > 0,
      run: ({ state }) => pop(state),
    },
  ),
  target: asks({
    rule: 'O-211',
    who: owner,
    offers: (play, { verb, slot }) =>
      verb.verb === 'crush'
        ? offerCrush(play)
        : offerStrike(challengeOf(play.content, fightOf(play.state)), fightOf(play.state), slot),
    answers: {
      crush: (play, { box }, { slot }) => crushBox(play, slot, box),
      lay(play, { die, box }, { slot }) {
        pop(play.state)
        layDie(play, slot, dieNamed(die), box, 1)
      },
    },
  }),
}
