/** Rolling dice: O-26. */
import { rollAll, rolled, settle } from '../rolling.ts'
import { draws, happens, type Section } from './prompt.ts'

export const rolling: Section<'rollAll' | 'roll' | 'settle'> = {
  rollAll: happens('O-26', ({ state }) => rollAll(state)),
  roll: draws({ rule: 'O-26', answers: { die: (play, { value }, frame) => rolled(play, frame, value) } }),
  settle: happens('O-26', (play, { told }) => settle(play, told)),
}
