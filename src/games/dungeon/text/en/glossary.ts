/** What the laboratory counts, in English. */
import type { GlossaryText } from '../glossary.ts'
import { SPELL_NAMES } from './names.ts'
import { reconstructed } from './reconstructed.ts'
import { className, gp, heroName, placeName } from './say.ts'

export const glossary: GlossaryText = {
  words: {
    reconstructed,
    traits: { class: 'Class at the end', hero: 'Hero at the end', 'class-at-start': 'Class at the start' },
    kinds: {
      monster: 'Monsters met',
      treasure: 'Treasures taken',
      spell: 'Spells cast, among seats that had a wizard',
      level: 'Levels reached',
      attack: 'Attacks of wizards, with a spell and without',
      trap: 'Traps sprung',
    },
    scales: { level: 'level' },
    dice: {
      first: 'Who goes first',
      book: 'Spell books',
      search: 'Searching for doors',
      cage: 'Cages',
      attack: 'Attacks',
      strike: 'Blows of monsters',
      sword: 'Magic swords',
    },
    chances: {
      attack: 'An attack hits',
      door: 'A secret door is found',
      win: 'A seat wins',
      told: 'An attack or a search, as told beside the choice',
      unseen: 'An attack on what lies face down, as told beside the choice',
    },
    endings: {
      home: 'Home with the gold',
      found: 'Treasure found',
      slain: 'No hero came back',
      time: 'Time was up',
      limit: 'The last turn was over',
    },
    losses: { monster: 'wounds', trap: 'turns' },
    rounds: 'rounds',
  },
  traps: { cage: 'Cage trap', slide: 'Slide trap' },
  level: level => `Level ${level}`,
  monster: ({ name }) => name,
  treasure: ({ name, value, level }) => `${name}, ${gp(value)}, level ${level}`,
  hero: heroName,
  class: className,
  spells: SPELL_NAMES,
  noSpell: 'Without a spell',
  place: place => placeName(place).replace(/^(the|a) /, ''),
}
