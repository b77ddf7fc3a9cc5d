/** Rolling dice: O-26. */
import { afterRoll, rollAll, rolled } from '../rolling.ts'
import { draws, happens, type Section } from './prompt.ts'

export const rolling: Section<'rollAll' | 'roll' | 'afterRoll'> = {
  rollAll: happens('O-26', ({ state }) => rollAll(state)),
  roll: draws({ rule: 'O-26', answers: { die: (play, { value }, frame) => rolled(play, frame, value) } }),
  afterRoll: happens('O-26', (play, { told }) => afterRoll(play, told)),
}
