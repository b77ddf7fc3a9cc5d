/** Set-up: T-01 to T-03. */
import type { ContentIndex } from '../content/content-index.ts'
import { handSize } from '../content/numbers.ts'
import type { Options, Room, State } from '../types.ts'
import { newRoom } from './state.ts'

const FIRST_LEVEL = 1

/** Hero on the stairwell, a potion in a well; the hand is dealt by chance as the first steps. */
export function setup(content: ContentIndex, { hearts, turnLimit }: Options): State {
  const pile = [...content.pile]
  pile.splice(pile.indexOf('potion'), 1)
  const stairwell: Room = { ...newRoom(content.stairwell, 0, 0, 0), entered: true, cleared: true }
  return {
    maxHearts: hearts,
    turnLimit,
    hearts,
    level: FIRST_LEVEL,
    xp: 0,
    moves: 0,
    at: 0,
    entry: -1,
    wells: ['potion'],
    gold: [],
    rooms: [stairwell],
    exits: 0,
    stack: [...content.shuffled],
    aside: [],
    out: [],
    deck: content.cards.map((_, index) => index),
    hand: [],
    discard: [],
    pile,
    spentKeys: 0,
    yellow: 0,
    red: 0,
    draws: 0,
    deals: Math.min(handSize(FIRST_LEVEL), content.cards.length),
    step: { kind: 'turn' },
  }
}
