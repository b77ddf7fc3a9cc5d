/** Words of the set-up sheet. Options and their choices are named as the game names them. */

interface OptionWords {
  readonly label: string
  readonly why?: string
  /** The word for a choice; without one the choice speaks for itself. */
  readonly choices?: Readonly<Record<string, string>>
}

const options: Readonly<Record<string, OptionWords>> = {
  mode: {
    label: 'Game',
    why: 'The other three are for one player.',
    choices: { race: 'Race', hunt: 'Hunt', timed: 'Timed', hunted: 'Hunted' },
  },
  'hunt.level': { label: 'Level of the hunt', why: 'Where the one treasure lies.' },
  'timed.minutes': { label: 'Minutes', why: 'Bring home what you can before they are over.' },
  turnLimit: { label: 'Round limit', why: 'The printed game has none. At the limit the match ends.' },
  'tin.turnLimit': {
    label: 'Move limit',
    why: 'The printed game has none. At the limit the way home is lost.',
  },
  hearts: { label: 'Hearts', why: 'Six is the standard; eight is kinder.' },
  dungeon: {
    label: 'Dungeon',
    why: 'From the easiest to the hardest.',
    choices: {
      dragon: 'Dragon’s Cave',
      hydra: 'Hydra’s Reef',
      yeti: 'Yeti’s Cavern',
      lich: 'Lich’s Tomb',
      minotaur: 'Minotaur’s Maze',
    },
  },
  edition: {
    label: 'Printing',
    why: 'The revised one changes a few cards and costs.',
    choices: { first: 'First', revised: 'Revised' },
  },
  tier: {
    label: 'Challenge',
    why: 'Novice starts at level 2, Standard with a card as XP; Expert earns more marks.',
    choices: { none: 'None', novice: 'Novice', standard: 'Standard', expert: 'Expert' },
  },
}

export const en = {
  title: (game: string) => `Set up ${game}`,
  leads: {
    dungeon: 'Heroes are chosen at the table, highest roll first.',
    onedeck: 'One, two or four heroes go down together.',
    tin: 'You, a tin, and a princess at the bottom of the stack.',
  } as Readonly<Record<string, string>>,
  whoPlays: 'Who plays',
  how: 'How',
  you: 'You',
  player: (seat: number) => `Player ${seat}`,
  thisDevice: 'this device',
  bot: 'bot',
  person: 'Person',
  open: 'Open',
  openWhy: 'An open seat waits until its turn comes. Then somebody sits down, or a bot does.',
  sitterOf: (name: string) => `Who plays as ${name}`,
  nameOf: (seat: number) => `Name of seat ${seat}`,
  remove: (name: string) => `Remove ${name}`,
  addSeat: 'Add a seat',
  fullTable: 'There are no more seats.',
  heroes: 'Heroes',
  heroNames: {
    warrior: 'Warrior',
    rogue: 'Rogue',
    mage: 'Mage',
    paladin: 'Paladin',
    archer: 'Archer',
  } as Readonly<Record<string, string>>,
  wrongParty: (count: number) => `A party is one, two or four heroes, not ${count}.`,
  persons: 'Players',
  onePerson: 'One for all',
  oneEach: 'One each',
  personsWhy: 'Everyone sees everything; you decide together.',
  undo: 'Undo',
  undoOwn: 'Own steps',
  undoAny: 'Anywhere',
  undoWhy: 'Never past a roll. Anywhere makes it a practice game.',
  cards: 'Cards',
  cardsStandard: 'Standard',
  cardsOwn: 'Own file',
  cardsWhy: 'A corrected copy of the cards, as the terminal exports it.',
  seed: 'Deal',
  seedWhy: 'The same word gives the same dice again. Leave it empty for new ones.',
  seedLabel: 'Word or number for a deal that can be repeated',
  odds: 'Show odds',
  oddsWhy: 'Chances before you roll.',
  sheets: 'Campaign',
  noSheet: 'None',
  more: 'More',
  promise: 'Every roll follows from the deal and can be checked after the game.',
  /** The choice of nothing at all, such as no limit. */
  none: 'none',
  start: (count: number) => (count === 1 ? 'Start' : `Start with ${count}`),
  reconstructed: 'Reconstructed',
  options,
}

export type SetupWords = typeof en
