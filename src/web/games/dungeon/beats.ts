/** In which beats the events of Dungeon! are shown: the walk, the card, the dice, what they bring. */
import type { DungeonEvent } from '../../../games/dungeon/types.ts'
import { type BeatLook, beatsBy } from '../../table/stage/beat.ts'

const THROW: BeatLook = { act: 'throw', lasts: 650, sound: 'dice' }
const STEP: BeatLook = { act: 'walk', lasts: 110, sound: 'step' }
const TURN: BeatLook = { act: 'turn', lasts: 450, sound: 'card' }
const WON: BeatLook = { act: 'spotlight', lasts: 850, sound: 'gain' }
const READ: BeatLook = { act: 'rest', lasts: 350 }

export const beatsOf = beatsBy<DungeonEvent>({
  rolledFirst: [{ ...THROW, lasts: 450 }],
  goesFirst: [READ],
  rolledBook: [THROW, READ],
  walked: [STEP],
  moved: [STEP],
  searched: [THROW, READ],
  spellFailed: [READ],
  saw: [TURN],
  revealed: [TURN],
  sprung: [{ ...READ, sound: 'stone' }],
  caged: [THROW, READ],
  slid: [{ ...STEP, lasts: 400, sound: 'stone' }],
  attacked: [THROW, { ...READ, sound: ({ hit }) => (hit ? 'hit' : 'step') }],
  struck: [THROW, { ...READ, sound: ({ blow }) => (blow === 'missed' ? 'step' : 'hurt') }],
  dropped: [{ act: 'spotlight', lasts: 700, sound: 'hurt' }],
  gotTreasure: [WON],
  played: [WON],
  // The card itself is for its owner alone; others see that there is one.
  drewTreasure: ({ seat }, eyes) => (seat === eyes ? [] : [WON]),
  gathered: [{ ...READ, sound: 'gain' }],
  sworded: [THROW, READ],
  died: [{ act: 'spotlight', lasts: 1500, sound: 'fall' }],
  hunterCame: [{ ...TURN, sound: 'stone' }],
  hunterMoved: [{ ...STEP, sound: 'stone' }],
})
