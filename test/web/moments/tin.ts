import type { TinView } from '../../../src/games/tin/view.ts'
import type { Search, Wanted } from './find.ts'

const at = (name: string, kind: string): Wanted<TinView> => ({ name, is: ({ step }) => step.kind === kind })

const offered = (name: string, kind: string): Wanted<TinView> => ({
  name,
  is: (_view, actions) => actions.some(action => action.kind === kind),
})

export const TIN: readonly Search[] = [
  {
    setup: { options: { hearts: 6 } },
    luck: 1,
    sense: 0.9,
    wanted: [
      at('a tile in hand', 'lay'),
      at('a card against a technique', 'card'),
      at('a price to pay', 'pay'),
      offered('a fight to begin or to leave', 'retreat'),
      offered('a merchant', 'buy'),
      offered('a locked door with a key', 'unlock'),
    ],
  },
]
