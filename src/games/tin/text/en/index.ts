/** Dungeon in a Tin in English. */
import type { Words } from '../../../../engine/types.ts'
import type { ContentIndex } from '../../content/content-index.ts'
import type { Speech } from '../speech.ts'
import { wordsIn } from '../words.ts'
import { PHRASES } from './actions.ts'
import { ASKS } from './asks.ts'
import { REASONS } from './blocked.ts'
import { BOARD } from './board.ts'
import { SENTENCES } from './events.ts'
import { options } from './options.ts'
import { PLACES } from './places.ts'
import { ADVISED } from './reasons.ts'

const SPEECH: Speech = {
  asks: ASKS,
  phrases: PHRASES,
  reasons: REASONS,
  advised: ADVISED,
  odds: percent => `${percent}% to win the round`,
  sentences: SENTENCES,
  board: BOARD,
  places: PLACES,
  endings: {
    rescued: 'The princess stands in the stairwell, blinking at the light. You have won!',
    slain: 'Your last heart is gone. The dungeon keeps you.',
    late: 'Too many moves: the way back is lost in the dark.',
  },
  purse: gold => `Gold in your purse: ${gold}.`,
  options,
}

export function en(content: ContentIndex): Words {
  return wordsIn(SPEECH, content)
}
