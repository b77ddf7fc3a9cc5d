/** The options of One Deck Dungeon in English: for the set-up of every door. */
import type { OptionWords } from '../../../../engine/types.ts'

export const options: Readonly<Record<string, OptionWords>> = {
  heroes: {
    label: 'Heroes',
    choices: { warrior: 'Warrior', rogue: 'Rogue', mage: 'Mage', paladin: 'Paladin', archer: 'Archer' },
  },
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
