/** Names, chances and what stands around the board, in German. */

import { MOVEMENT } from '../../types.ts'
import type { BoardWords, Names, OddsWords } from '../speech.ts'
import { CLASS_NAMES, SPELL_NAMES } from './names.ts'
import {
  aboutPercent,
  countOf,
  gold,
  heroName,
  monsterName,
  percent,
  placeName,
  turns,
  valued,
} from './say.ts'

export const NAMES: Names = {
  hero: heroName,
  monster: monsterName,
  treasure: valued,
  inPlace: place => placeName(place).in,
  label: place => placeName(place).name,
  letter: name => CLASS_NAMES[name][0].charAt(0),
  spells: SPELL_NAMES,
}

export const ODDS: OddsWords = {
  win: (chance, isAbout) => `${isAbout ? aboutPercent(chance) : percent(chance)} Siegchance`,
  hit: (chance, isAbout) => `${isAbout ? aboutPercent(chance) : percent(chance)} Treffer`,
  find: chance => `${percent(chance)} auf einen Fund`,
  roll: (needed, chance) => `${needed} oder mehr, ${percent(chance)}`,
  both: (here, hunter) => `${here}; der Jäger: ${hunter}`,
  noAttack: 'unangreifbar',
  trap: 'eine Falle',
}

export const BOARD: BoardWords = {
  legend: `@ du  1-${MOVEMENT} Schritte  ▒ Tür  s Geheimtür  ≡ Treppe  # Monster  $ Beute  ✝ geräumt`,
  percent,
  round: round => `Runde ${round}`,
  left: spaces => `noch ${countOf(spaces, 'Feld', 'Felder')}`,
  level: level => `Ebene ${level}`,
  strikesBack: 'wenn es zurückschlägt',
  blows: {
    killed: 'tot',
    'seriously wounded': 'schwer verletzt',
    wounded: 'verletzt',
    stunned: 'betäubt',
    missed: 'daneben',
  },
  toFind: 'Gesucht',
  ofLevel: level => `der Ebene ${level}`,
  hunter: 'Jäger',
  faceDown: 'verdeckt',
  unknown: 'eine verdeckte Karte',
  onlyYou: 'nur du weißt es',
  laid: 'ein verdeckter Schatz',
  laidDown: treasure => `${treasure}, verdeckt`,
  with: loot => `· Beute: ${loot}`,
  more: monsters => `und noch ${monsters} Monster`,
  cards: count => `${countOf(count, 'Karte', 'Karten')} auf der Hand`,
  seeks: treasure => `sucht ${treasure}`,
  needs: goal => `braucht ${gold(goal)}`,
  goldOf: (has, goal) => `${has.toLocaleString('de')} von ${gold(goal)}`,
  loses: count => `setzt ${turns(count)} aus`,
  noSpells: 'keine Zauber',
  faceUp: 'offen',
  inHand: 'auf der Hand',
}
