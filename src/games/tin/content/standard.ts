/**
 * The standard set. Dice, prices and the numbers of tiles, cards and kinds come from the published game; doorways,
 * skulls, chests, card numbers and the mix of treasures are this project's own, because the original prints them
 * only on its art sheet. Who owns it can put the printed values into a content pack.
 */
import type { Content, Face } from '../types.ts'
import { cards } from './cards.ts'
import { tiles } from './tiles.ts'

const plain: Face = { helmet: false, chest: false }
const horned: Face = { helmet: true, chest: false }
const plainChest: Face = { helmet: false, chest: true }
const hornedChest: Face = { helmet: true, chest: true }

export const standard: Content = {
  tiles,
  cards,
  goods: {
    key: { count: 4, price: 10, trade: 5 },
    rope: { count: 2, price: 10, trade: 5 },
    potion: { count: 4, price: 10, trade: 5 },
    bomb: { count: 4, price: 5, trade: 2 },
  },
  gold: [
    { value: 1, count: 2 },
    { value: 2, count: 3 },
    { value: 5, count: 5 },
    { value: 10, count: 3 },
  ],
  dice: {
    yellow: [plain, plain, plain, plain, plain, hornedChest],
    red: [plain, plain, plain, horned, hornedChest, plainChest],
  },
}
