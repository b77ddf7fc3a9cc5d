import { original } from '../../../src/games/tin/content/released.ts'
import type { Action } from '../../../src/games/tin/types.ts'
import type { RoomOf, TinView } from '../../../src/games/tin/view/types.ts'
import type { Search, Wanted } from './wanted.ts'

type Want = Wanted<TinView>

// Kept matches are played with the set they were found with, whatever is added to today's.

const when = (name: string, is: (view: TinView, room: RoomOf<string>) => boolean): Want => ({
  name,
  is: view => {
    const room = view.rooms[view.at]
    return room !== undefined && is(view, room)
  },
})

const at = (name: string, kind: TinView['step']['kind']): Want => when(name, ({ step }) => step.kind === kind)

const offered = (name: string, kind: Action['kind'], least = 1): Want => ({
  name,
  is: (_view, actions) => actions.filter(action => action.kind === kind).length >= least,
})

const isCalm = ({ step }: TinView, { helmeted, plain }: RoomOf<string>) =>
  step.kind === 'turn' && helmeted + plain === 0
const isChasm = ({ tile }: RoomOf<string>) =>
  original.tiles.some(({ id, kind }) => id === tile && kind === 'chasm')
const things = ({ floor }: RoomOf<string>) => floor.filter(token => typeof token === 'string').length

/** No tile of the standard set lies open without skulls, so nobody ever stands before one. */
const WITHOUT_SKULLS = { ...original, tiles: original.tiles.map(tile => ({ ...tile, white: 0 })) }

export const searches: readonly Search[] = [
  {
    setup: { options: { hearts: 6, content: original } },
    luck: 1,
    sense: 0.9,
    wanted: [
      when('the start', ({ moves }) => moves === 0),
      at('a tile in hand', 'lay'),
      at('a card against a technique', 'card'),
      at('a bomb, or not', 'bomb'),
      when('a price half paid', ({ step }) => step.kind === 'pay' && step.gold.length > 0),
      offered('a fight to begin or to leave', 'retreat'),
      when('nearly dead in a fight', ({ hearts, step }) => hearts === 1 && step.kind === 'card'),
      when('a crowd, some helmeted', (_, { helmeted, plain }) => helmeted > 1 && plain > 1),
      offered('hurt at the stairwell', 'heal'),
      offered('a locked door with a key', 'unlock'),
      offered('a chasm with a rope', 'rope'),
      when('a chasm without one', (view, room) => isCalm(view, room) && isChasm(room) && !room.roped),
    ],
  },
  {
    setup: { options: { hearts: 8, content: original } },
    luck: 2,
    sense: 0.97,
    wanted: [
      when(
        'much on the floor',
        (view, room) => isCalm(view, room) && things(room) > 1 && room.floor.length > 3,
      ),
      when('no well for what lies here', ({ wells }, room) => wells.length === 3 && things(room) > 0),
      offered('merchants with all goods', 'buy', 4),
      when('a point from the next level', ({ xp, step }) => xp === 9 && step.kind === 'card'),
      when('the last level', ({ level, step }) => level === 5 && step.kind === 'card'),
      when('the princess found', (view, room) => isCalm(view, room) && room.floor.includes('princess')),
      when(
        'a fight on the way home',
        ({ wells, step }) => step.kind === 'card' && wells.includes('princess'),
      ),
      when('the way home', (view, room) => isCalm(view, room) && view.wells.includes('princess')),
      when('a round with a full hand', ({ hand, step }) => step.kind === 'card' && hand.length > 5),
      when('a full hand after a fight', (view, room) => isCalm(view, room) && view.hand.length > 5),
      when('every tile laid', ({ rooms }) => rooms.length === original.tiles.length),
    ],
  },
  {
    setup: { options: { content: WITHOUT_SKULLS } },
    luck: 1,
    sense: 0.5,
    wanted: [at('before a room without skulls', 'threshold')],
  },
]
