/** Dungeon in a Tin in German. */
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
  odds: percent => `${percent}\u00a0% für diese Runde`,
  sentences: SENTENCES,
  board: BOARD,
  places: PLACES,
  endings: {
    rescued: 'Die Prinzessin steht auf der Treppe und blinzelt ins Licht. Du hast gewonnen!',
    slain: 'Dein letztes Herz ist dahin. Das Verlies behält dich.',
    late: 'Zu viele Züge: Der Rückweg verliert sich im Dunkeln.',
  },
  purse: gold => `Gold in deinem Beutel: ${gold}.`,
  options,
}

export function de(content: ContentIndex): Words {
  return wordsIn(SPEECH, content)
}
