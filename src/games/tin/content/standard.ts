import type { Card, Content, Face, Technique, Tile } from '../types.ts'

/**
 * The standard set. Dice, prices and the numbers of tiles, cards and kinds come from the published game; doorways,
 * skulls, chests, card numbers and the mix of treasures are this project's own, because the original prints them
 * only on its art sheet. Who owns it can put the printed values into a content pack.
 */

const tiles: readonly Tile[] = [
  {
    id: 'T00',
    name: 'Stairwell',
    kind: 'stairwell',
    doors: 'NS',
    far: '',
    white: 0,
    red: 0,
    chests: 0,
    mark: '',
  },
  {
    id: 'T01',
    name: 'Crossroads',
    kind: 'room',
    doors: 'NESW',
    far: '',
    white: 1,
    red: 0,
    chests: 0,
    mark: '',
  },
  { id: 'T02', name: 'Gallery', kind: 'room', doors: 'NES', far: '', white: 1, red: 0, chests: 0, mark: '' },
  {
    id: 'T03',
    name: 'Refectory',
    kind: 'room',
    doors: 'NES',
    far: '',
    white: 2,
    red: 0,
    chests: 0,
    mark: '',
  },
  { id: 'T04', name: 'Cellar', kind: 'room', doors: 'NE', far: '', white: 2, red: 0, chests: 1, mark: '' },
  { id: 'T05', name: 'Passage', kind: 'room', doors: 'NS', far: '', white: 1, red: 1, chests: 0, mark: '' },
  { id: 'T06', name: 'Barracks', kind: 'room', doors: 'NES', far: '', white: 2, red: 1, chests: 0, mark: '' },
  { id: 'T07', name: 'Chapel', kind: 'room', doors: 'NE', far: '', white: 1, red: 1, chests: 1, mark: '' },
  { id: 'T08', name: 'Vault', kind: 'locked', doors: 'N', far: '', white: 2, red: 1, chests: 2, mark: '' },
  { id: 'T09', name: 'Armoury', kind: 'locked', doors: 'N', far: '', white: 1, red: 2, chests: 2, mark: '' },
  { id: 'T10', name: 'Chasm', kind: 'chasm', doors: 'NS', far: 'S', white: 0, red: 1, chests: 0, mark: '' },
  {
    id: 'T11',
    name: 'Princess',
    kind: 'princess',
    doors: 'N',
    far: '',
    white: 2,
    red: 2,
    chests: 0,
    mark: '',
  },
]

function card(title: string, top: Technique, middle: Technique, bottom: Technique, size: number): Card {
  return { title, top, middle, bottom, plus: size, minus: size }
}

/** Every order of the three techniques twice, once gentle and once bold. */
const cards: readonly Card[] = [
  card('Hook', 'high', 'low', 'thrust', 1),
  card('Undercut', 'high', 'low', 'thrust', 2),
  card('Parry', 'high', 'thrust', 'low', 1),
  card('Riposte', 'high', 'thrust', 'low', 2),
  card('Duck', 'low', 'high', 'thrust', 1),
  card('Rising Cut', 'low', 'high', 'thrust', 2),
  card('Sidestep', 'low', 'thrust', 'high', 1),
  card('Lunge', 'low', 'thrust', 'high', 2),
  card('Block', 'thrust', 'high', 'low', 1),
  card('Shield Bash', 'thrust', 'high', 'low', 2),
  card('Kick', 'thrust', 'low', 'high', 1),
  card('Sweep', 'thrust', 'low', 'high', 2),
]

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
