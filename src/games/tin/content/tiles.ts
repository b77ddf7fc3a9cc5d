/** The tiles of the standard set: each entry says what the rules read of its tile, and how it is called and drawn. */
import type { Tile, TileLook } from '../types.ts'
import { das, der, die } from './german.ts'

type Printed = Pick<Tile, 'id' | 'name' | 'kind' | 'doors'> & Partial<Omit<Tile, keyof TileLook>>

/** Without skulls, chests and a gap, unless it says otherwise. */
function tile(printed: Printed, look: TileLook): Tile & TileLook {
  return { far: '', white: 0, red: 0, chests: 0, mark: '', ...printed, ...look }
}

export const tiles: readonly (Tile & TileLook)[] = [
  tile(
    { id: 'stairwell', name: 'Stairwell', kind: 'stairwell', doors: 'NS' },
    {
      de: { ...die('Treppe'), into: 'zur Treppe' },
      mood: {
        en: 'Steps worn hollow, and a grey light from above.',
        de: 'Ausgetretene Stufen und graues Licht von oben.',
      },
      drawing: 'stairs',
    },
  ),
  tile(
    { id: 'crossroads', name: 'Crossroads', kind: 'room', doors: 'NESW', white: 1 },
    {
      de: { ...die('Kreuzung'), into: 'zur Kreuzung' },
      mood: {
        en: 'Four ways, one star of stone, no signpost.',
        de: 'Vier Wege, ein Stern aus Stein, kein Wegweiser.',
      },
      drawing: 'star',
    },
  ),
  tile(
    { id: 'gallery', name: 'Gallery', kind: 'room', doors: 'NES', white: 1 },
    {
      de: die('Galerie'),
      mood: {
        en: 'Statues line the wall. Their heads turn when yours does not.',
        de: 'Statuen an der Wand. Sie schauen dir nach.',
      },
      drawing: 'statues',
    },
  ),
  tile(
    { id: 'refectory', name: 'Refectory', kind: 'room', doors: 'NES', white: 2 },
    {
      de: der('Speisesaal'),
      mood: {
        en: 'The long table is still laid. Something has been eating.',
        de: 'Der lange Tisch ist noch gedeckt. Jemand hat gegessen.',
      },
      drawing: 'table',
    },
  ),
  tile(
    { id: 'cellar', name: 'Cellar', kind: 'room', doors: 'NE', white: 2, chests: 1 },
    {
      de: der('Keller'),
      mood: {
        en: 'Barrels, crates, and a web as wide as a door.',
        de: 'Fässer, Kisten und ein Netz, breit wie eine Tür.',
      },
      drawing: 'barrels',
    },
  ),
  tile(
    { id: 'passage', name: 'Passage', kind: 'room', doors: 'NS', white: 1, red: 1 },
    {
      de: der('Durchgang'),
      mood: {
        en: 'Low ribs of stone. Two fires burn for nobody.',
        de: 'Niedrige Rippen aus Stein. Zwei Feuer brennen für niemanden.',
      },
      drawing: 'braziers',
    },
  ),
  tile(
    { id: 'barracks', name: 'Barracks', kind: 'room', doors: 'NES', white: 2, red: 1 },
    {
      de: die('Kaserne'),
      mood: {
        en: 'Bunks in a row, all of them warm.',
        de: 'Betten in einer Reihe, alle noch warm.',
      },
      drawing: 'bunks',
    },
  ),
  tile(
    { id: 'chapel', name: 'Chapel', kind: 'room', doors: 'NE', white: 1, red: 1, chests: 1 },
    {
      de: die('Kapelle'),
      mood: {
        en: 'An altar in the apse, candles lit this hour.',
        de: 'Ein Altar in der Apsis, die Kerzen brennen frisch.',
      },
      drawing: 'altar',
    },
  ),
  tile(
    { id: 'vault', name: 'Vault', kind: 'locked', doors: 'N', white: 2, red: 1, chests: 2 },
    {
      de: das('Gewölbe'),
      mood: {
        en: 'Iron underfoot, coins in the corners.',
        de: 'Eisen unter den Füßen, Münzen in den Ecken.',
      },
      drawing: 'hoard',
    },
  ),
  tile(
    { id: 'armoury', name: 'Armoury', kind: 'locked', doors: 'N', white: 1, red: 2, chests: 2 },
    {
      de: die('Rüstkammer'),
      mood: {
        en: 'Shields on the wall and an anvil that rings by itself.',
        de: 'Schilde an der Wand und ein Amboss, der von selbst klingt.',
      },
      drawing: 'shields',
    },
  ),
  tile(
    { id: 'chasm', name: 'Chasm', kind: 'chasm', doors: 'NS', far: 'S', red: 1 },
    {
      de: { ...der('Abgrund'), den: 'den Raum mit dem Abgrund', into: 'zum Abgrund' },
      mood: {
        en: 'The floor ends. A stone takes long to fall.',
        de: 'Der Boden hört auf. Ein Stein fällt lange.',
      },
      drawing: 'rubble',
    },
  ),
  tile(
    {
      id: 'princess',
      name: 'Princess',
      called: 'princess room',
      kind: 'princess',
      doors: 'N',
      white: 2,
      red: 2,
    },
    {
      de: { ...das('Zimmer der Prinzessin'), name: 'Prinzessin', called: 'Zimmer der Prinzessin' },
      mood: {
        en: 'A curtained bed, a rug, and somebody who is tired of waiting.',
        de: 'Ein Himmelbett, ein Teppich und jemand, der lange genug gewartet hat.',
      },
      drawing: 'bed',
    },
  ),
]
