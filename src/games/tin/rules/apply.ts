/** One handler for each kind of action. */
import type { Action, ActionOf } from '../types.ts'
import { attack, drawCard, fight, lightBomb, playBare, playCard, strike, turnOver } from './battle.ts'
import { buy, cancel, heal, pay } from './merchants.ts'
import { drawTile, enter, explore, lay, move, retreat, stay } from './moving.ts'
import type { Play } from './play.ts'
import { findTreasure, layRope, meetMonster, unlock } from './rooms.ts'
import { drink, drop, take } from './treasure.ts'

type Handlers = { readonly [K in Action['kind']]: (play: Play, action: ActionOf<K>) => void }

const HANDLERS: Handlers = {
  move,
  explore,
  lay,
  enter,
  stay,
  unlock,
  rope: layRope,
  take,
  drop,
  drink,
  heal,
  buy,
  pay,
  cancel,
  fight,
  retreat,
  card: playCard,
  top: turnOver,
  bare: playBare,
  bomb: lightBomb,
  // Chance
  tile: drawTile,
  monster: meetMonster,
  treasure: findTreasure,
  deal: drawCard,
  technique: attack,
  number: strike,
}

export function apply<K extends Action['kind']>(play: Play, action: ActionOf<K>): void {
  const handler: Handlers[K] = HANDLERS[action.kind]
  handler(play, action)
}
