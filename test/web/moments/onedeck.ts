import { indexOf } from '../../../src/games/onedeck/content/content-index.ts'
import { original } from '../../../src/games/onedeck/content/released.ts'
import { type DeckScene, sceneOf } from '../../../src/games/onedeck/view/scene/index.ts'
import type { DeckView } from '../../../src/games/onedeck/view/types.ts'
import type { Search, Wanted } from './wanted.ts'

type Deck = Wanted<DeckView>
type Kind = DeckScene['frame']['kind']

const index = indexOf(original)

// Kept matches are played with the set they were found with, whatever is added to today's.
const when = (name: string, is: (view: DeckScene) => boolean): Deck => ({
  name,
  is: view => is(sceneOf(index, view)),
})

const at = (name: string, kind: Kind, is: (view: DeckScene) => boolean = () => true): Deck =>
  when(name, view => view.frame.kind === kind && is(view))

/** Dice are chosen for a verb of a skill. */
const picking = (name: string, verb: string): Deck =>
  when(name, ({ frame }) => frame.kind === 'pick' && frame.verb.verb === verb)

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const isBoss = ({ floor }: DeckScene) => floor > 3
const isInRoom = (view: DeckScene) => !isBoss(view)
const laidBoxes = ({ fight }: DeckScene) => fight?.laid.filter(dice => dice.length > 0).length ?? 0
const skullsCovered = ({ fight }: DeckScene) =>
  fight?.challenge?.boxes.some(({ skull }, box) => skull && (fight.full & (1 << box)) !== 0) ?? false
const armorOpen = ({ fight }: DeckScene) => ((fight?.challenge?.armor ?? 0) & ~(fight?.full ?? 0)) !== 0
const behind = ({ doors, frame }: DeckScene) => (frame.kind === 'door' ? doors[frame.door]?.cards[0] : null)
const openDoors = ({ doors }: DeckScene) => doors.filter(({ open }) => open).length
const knowsInvisibility = ({ potions, tokens }: DeckScene) =>
  tokens > 0 && potions.some(({ id }) => id === 'invisibility')
const fullOf = (hold: 'items' | 'skills') => (view: DeckScene) =>
  view.spoils.length > 0 && view.party.every(hero => hero[hold].length === view.level[hold])

const ALONE: Search = {
  setup: { options: { heroes: ['warrior'], dungeon: 'dragon', edition: 'first', content: original } },
  luck: 4,
  sense: 0.9,
  wanted: [
    at('no door yet', 'turn', ({ doors }) => doors.length === 0),
    at('time is about to pass', 'start'),
    at('closed doors', 'turn', view => view.doors.length > 3 && openDoors(view) === 0),
    at('closed doors and open ones', 'turn', view => openDoors(view) > 1),
    at('a foe behind the door', 'door', view => behind(view)?.isPeril === false),
    at('a peril behind the door', 'door', view => behind(view)?.isPeril === true),
    at('the stairs show and the turn goes on', 'turn', ({ stairsShow }) => stairsShow),
    when('a door may be left unseen', view => view.frame.kind === 'door' && knowsInvisibility(view)),
    at('two ways through a peril', 'way'),
    at('a heroic skill', 'feat'),
    at('an item to give up', 'drain'),
    at('armor first', 'fight', view => isInRoom(view) && armorOpen(view)),
    at('dice in many boxes', 'fight', view => isInRoom(view) && laidBoxes(view) > 3),
    at('on the third floor', 'fight', ({ floor, fight }) => floor === 3 && fight?.card?.isPeril === false),
    at('dice to convert', 'convert'),
    picking('dice to raise', 'raise'),
    at('a box to crush', 'target'),
    at('loot with a potion', 'loot', ({ spoils }) => spoils[0]?.isPotion === true),
    at('loot that replaces a skill', 'loot', fullOf('skills')),
    at('a level to rise to', 'level'),
    at('cards to pay with', 'spend'),
    at('the stairs are found', 'landing'),
    at('skulls of the boss covered', 'fight', view => isBoss(view) && skullsCovered(view)),
    when('victory', ({ ending }) => ending === 'victory'),
    when('defeat', ({ ending }) => ending === 'slain'),
  ],
}

const MAGE: Search = {
  setup: {
    options: { heroes: ['mage'], dungeon: 'dragon', edition: 'revised', tier: 'novice', content: original },
  },
  luck: 4,
  sense: 0.9,
  wanted: [
    at('mana to pay', 'pay', ({ ability }) => ability?.cost.kind === 'mana'),
    at('a value to name', 'name'),
    at('an open door may be passed unseen', 'encounter'),
    at('experience for a potion', 'level', ({ level }) => level.isLast),
    at('rescue by a potion', 'rescue'),
  ],
}

const PAIR: Search = {
  setup: {
    options: {
      heroes: ['mage', 'rogue'],
      dungeon: 'lich',
      edition: 'revised',
      seats: 2,
      sheets: [{ talents: ['guile', 'planning'] }],
      content: original,
    },
  },
  luck: 4,
  sense: 0.9,
  wanted: [
    at('a door that may be laid open', 'planning'),
    at('two persons with a hero each', 'fight', view => isInRoom(view) && laidBoxes(view) > 0),
    at('one of two is done', 'fight', ({ fight }) => fight?.fighters.some(({ isReady }) => isReady) ?? false),
    at('a converted die to give', 'give'),
    at('one skill, two uses', 'either'),
    at('an odd damage', 'odd'),
    at('a bonus die to share out', 'bonus'),
    at('flames', 'burn'),
    at('the stairs hurt', 'stairs'),
    at('two heroes and loot', 'loot', ({ spoils }) => spoils[0]?.isPotion === false),
    at('two heroes against the boss', 'fight', isBoss),
  ],
}

const FOUR: Search = {
  setup: { options: { heroes: ['warrior', 'mage', 'rogue', 'archer'], dungeon: 'hydra', content: original } },
  luck: 3,
  sense: 0.9,
  wanted: [
    at('four heroes between rooms', 'turn', view => openDoors(view) > 0),
    at('two cards behind the door', 'door'),
    at('four heroes split before a door', 'split'),
    at('a pair in its fight', 'fight', view => isInRoom(view) && laidBoxes(view) > 1),
    at('a die to give up', 'featDone'),
    picking('dice to roll again', 'reroll'),
    at('two cards to loot', 'loot', ({ spoils }) => spoils.length > 1),
    at('four heroes split before the boss', 'bossSplit'),
    at('a pair against the boss', 'fight', isBoss),
  ],
}

const DICE: Search = {
  setup: { options: { heroes: ['warrior'], content: original } },
  luck: 1,
  sense: 1,
  wanted: [
    when('many dice', ({ fight }) => sumOf(fight?.fighters[0]?.pool ?? []) > 3),
    { name: 'a die that fits', is: (_view, actions) => actions.some(({ kind }) => kind === 'lay') },
  ],
}

/** Two heroes want more strength dice than there are: with printed heroes that takes a lucky hoard of items. */
const STRONG = original.first.heroes.map(hero => ({
  ...hero,
  two: { ...hero.two, stats: { ...hero.two.stats, S: 5 } },
}))

const CROWD: Search = {
  setup: {
    options: {
      heroes: ['warrior', 'mage'],
      dungeon: 'hydra',
      content: { ...original, first: { ...original.first, heroes: STRONG } },
    },
  },
  luck: 3,
  sense: 0.9,
  wanted: [at('who claims first', 'claim')],
}

export const searches: readonly Search[] = [DICE, ALONE, MAGE, PAIR, FOUR, CROWD]
