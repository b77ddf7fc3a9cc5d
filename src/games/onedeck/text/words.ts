/** One Deck Dungeon spoken with these words. */
import type { MatchResult, Words } from '../../../engine/types.ts'
import type { Action, DeckEvent } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { actionInWords } from './actions.ts'
import { askInWords } from './asks.ts'
import { blockedInWords, type DeckBlocked } from './blocked.ts'
import { drawBoard, drawPart } from './board.ts'
import { eventInWords } from './events.ts'
import { oddsInWords, outlooksOf } from './odds.ts'
import type { Say } from './say.ts'

export function wordsOf(say: Say): Words {
  return {
    ask: (view: DeckView) => askInWords(say, view),
    action: (action: Action, view: DeckView) => actionInWords(say, action, view),
    blocked: (blocked: DeckBlocked, view: DeckView) => blockedInWords(say, blocked, view),
    odds: (action: Action, view: DeckView) => oddsInWords(say, action, view),
    outlooks: (action: Action, view: DeckView) => outlooksOf(say, action, view),
    event: (event: DeckEvent) => eventInWords(say, event),
    board: (view: DeckView, paint, width) => drawBoard(say, view, paint, width),
    map: (view: DeckView, paint, width, part) => drawPart(say, view, paint, width, part),
    result: ({ reason }: MatchResult) => (reason === 'victory' ? say.asks.won : say.asks.lost),
    option: name => say.options[name] ?? { label: name },
  }
}
