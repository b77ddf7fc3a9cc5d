/** Every legal action of the seat to act: the one place that decides what is legal. */
import { TIME_UP } from '../acts.ts'
import type { Book } from '../book.ts'
import type { DungeonAction, State } from '../types.ts'
import { replaceOffers } from './drop.ts'
import { meetOffers } from './encounter.ts'
import { moveOffers } from './move.ts'
import { top } from './play.ts'
import { gazeOffers } from './powers.ts'
import { heroOffers, learnOffers } from './setup.ts'
import { hauntOffers } from './solo/hunter.ts'
import { lateRegainOffers } from './spells.ts'
import { slideOffers } from './traps.ts'

const NOTHING: readonly DungeonAction[] = []

export function listOffers(book: Book, state: State, seat: number): readonly DungeonAction[] {
  if (seat !== state.turn || state.outcome !== null) return NOTHING
  const offers = offersNow(book, state)
  // D-81: in a timed match the clock may run out at any decision.
  return state.mode === 'timed' && offers.length > 0 ? [...offers, TIME_UP] : offers
}

function offersNow(book: Book, state: State): readonly DungeonAction[] {
  const { step } = top(state)
  switch (step) {
    case 'choose':
      return heroOffers(book, state)
    case 'learn':
      return learnOffers(book, state)
    case 'move':
      return moveOffers(book, state)
    case 'gaze':
      return gazeOffers(book, state)
    case 'meet':
    case 'fight':
    case 'foe':
      return meetOffers(book, state, step)
    case 'slide':
      return slideOffers(book, state)
    case 'replace':
      return replaceOffers(book, state)
    case 'haunt':
      return hauntOffers(book)
    case 'regain':
      return lateRegainOffers(book, state)
    default:
      return []
  }
}
