/** One Deck Dungeon spoken with these words about this content. */
import type { MatchResult, OwnNames, Words } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Entries } from '../content/entries.ts'
import type { Action, DeckEvent, DeckReason } from '../types.ts'
import { sceneCalled } from '../view/scene/called.ts'
import { type DeckScene, sceneOf } from '../view/scene/index.ts'
import type { DeckView } from '../view/types.ts'
import { actionInWords } from './actions.ts'
import { askInWords } from './asks.ts'
import { blockedInWords, type DeckBlocked } from './blocked.ts'
import { drawBoard, drawPart } from './board.ts'
import { eventInWords } from './events.ts'
import { oddsInWords, outlooksOf } from './odds.ts'
import { placesIn } from './places.ts'
import { reasonInWords } from './reasons.ts'
import type { Say } from './say.ts'
import { standingText } from './standing.ts'
import { tellerOf } from './teller.ts'

export function wordsOf(say: Say, index: ContentIndex, entries: Entries, names: OwnNames): Words {
  const teller = tellerOf(say, entries, names)
  const see = seeing(index, names)
  return {
    ask: (view: DeckView) => askInWords(say, see(view)),
    action: (action: Action, view: DeckView) => actionInWords(say, action, see(view)),
    reason: (reason: DeckReason, view: DeckView) => reasonInWords(say, reason, see(view)),
    blocked: (blocked: DeckBlocked, view: DeckView) => blockedInWords(say, blocked, see(view)),
    odds: (action: Action, view: DeckView) => oddsInWords(say, action, see(view)),
    outlooks: (action: Action, view: DeckView) => outlooksOf(say, action, see(view)),
    event: (event: DeckEvent) => eventInWords(teller, event),
    board: (view: DeckView, paint, width) => drawBoard(say, see(view), paint, width),
    map: (view: DeckView, paint, width, part) => drawPart(say, see(view), paint, width, part),
    places: (view: DeckView) => placesIn(say, see(view)),
    result: ({ reason }: MatchResult) => (reason === 'victory' ? say.asks.won : say.asks.lost),
    standing: (view: DeckView) => standingText(say, see(view)),
    option: name => say.options[name] ?? { label: name },
  }
}

/** Odds are remembered by scene, so the scene of a view stays the same. */
function seeing(index: ContentIndex, names: OwnNames): (view: DeckView) => DeckScene {
  if (Object.keys(names).length === 0) return view => sceneOf(index, view)
  const known = new WeakMap<DeckView, DeckScene>()
  return view => {
    const scene = known.get(view) ?? sceneCalled(names, sceneOf(index, view))
    known.set(view, scene)
    return scene
  }
}
