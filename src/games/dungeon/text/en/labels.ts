/** Names, chances and what stands around the board, in English. */

import { MOVEMENT } from '../../types.ts'
import type { BoardWords, Names, OddsWords } from '../speech.ts'
import { SPELL_NAMES } from './names.ts'
import { aboutPercent, className, countOf, gp, heroName, inPlace, percent, valued } from './say.ts'

export const NAMES: Names = {
  hero: heroName,
  monster: ({ name }) => name,
  treasure: valued,
  inPlace,
  label: ({ name = '' }) => name,
  letter: name => className(name).charAt(0),
  spells: SPELL_NAMES,
}

export const ODDS: OddsWords = {
  win: (chance, isAbout) => `${isAbout ? aboutPercent(chance) : percent(chance)} to win`,
  hit: (chance, isAbout) => `${isAbout ? aboutPercent(chance) : percent(chance)} to hit`,
  find: chance => `${percent(chance)} to find it`,
  roll: (needed, chance) => `${needed} or more, ${percent(chance)}`,
  both: (here, hunter) => `${here}; the Hunter: ${hunter}`,
  noAttack: 'cannot be attacked',
  trap: 'a trap',
}

export const BOARD: BoardWords = {
  legend: `@ you  1-${MOVEMENT} steps  ▒ door  s secret door  ≡ stairs  # monster  $ loot  ✝ cleared`,
  percent,
  round: round => `Round ${round}`,
  left: spaces => `${countOf(spaces, 'space')} left`,
  level: level => `level ${level}`,
  strikesBack: 'if it strikes back',
  blows: {
    killed: 'killed',
    'seriously wounded': 'seriously wounded',
    wounded: 'wounded',
    stunned: 'stunned',
    missed: 'missed',
  },
  toFind: 'To be found',
  ofLevel: level => `of level ${level}`,
  hunter: 'Hunter',
  faceDown: 'face down',
  unknown: 'a card face down',
  onlyYou: 'only you know',
  laid: 'a treasure face down',
  laidDown: treasure => `${treasure} face down`,
  with: loot => `with ${loot}`,
  more: monsters => `and ${countOf(monsters, 'monster')} more`,
  cards: count => `${countOf(count, 'card')} in hand`,
  seeks: treasure => `looks for ${treasure}`,
  needs: goal => `needs ${gp(goal)}`,
  goldOf: (gold, goal) => `${gp(gold)} of ${gp(goal)}`,
  loses: turns => `loses ${countOf(turns, 'turn')}`,
  noSpells: 'no spells',
  faceUp: 'face up',
  inHand: 'in hand',
}
