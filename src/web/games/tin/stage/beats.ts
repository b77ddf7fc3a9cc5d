/** In which beats the events of Dungeon in a Tin are shown: the tile, the walk, who is met, the dice, what they bring. */
import type { TinEvent } from '../../../../games/tin/types.ts'
import { type BeatLook, beatsBy } from '../../../table/stage/beat.ts'

const TURN: BeatLook = { act: 'turn', lasts: 260, sound: 'card' }
const KNOCK: BeatLook = { act: 'rest', lasts: 220, sound: 'stone' }
const FLIGHT: BeatLook = { act: 'rest', lasts: 480, sound: 'gain' }
const MENDING: BeatLook = { act: 'rest', lasts: 550, sound: 'gain' }
const MOMENT: BeatLook = { act: 'spotlight', lasts: 1100, sound: 'gain' }

export const beatsOf = beatsBy<TinEvent>({
  drewTile: [{ ...TURN, lasts: 380 }],
  laid: ({ locked }) => (locked ? [KNOCK, MOMENT] : [KNOCK]),
  entered: [{ act: 'walk', lasts: 260, sound: 'step' }],
  met: [TURN],
  found: [TURN],
  took: ({ token }) => [token === 'key' || token === 'princess' ? MOMENT : FLIGHT],
  bought: ({ good }) => [good === 'key' ? MOMENT : FLIGHT],
  drank: [MENDING],
  healed: [MENDING],
  roped: [KNOCK],
  unlocked: [{ ...MOMENT, sound: 'stone' }],
  dealt: [{ ...TURN, lasts: 120 }],
  attacked: [{ act: 'throw', lasts: 500, sound: 'dice' }],
  used: [{ ...TURN, lasts: 420 }],
  lit: [{ ...KNOCK, sound: 'hit' }],
  rolled: [
    { act: 'throw', lasts: 700, sound: 'dice' },
    // The sum, and after it the verdict: the table lies as it did until both are read.
    { act: 'rest', lasts: 650, early: true, sound: ({ won }) => (won ? 'hit' : 'step') },
  ],
  beat: [{ act: 'rest', lasts: 380, early: true, sound: 'stone' }],
  wounded: [{ act: 'rest', lasts: 420, early: true, sound: 'hurt' }],
  levelled: [{ ...MOMENT, lasts: 1300, sound: 'level' }],
  ended: [
    { act: 'spotlight', lasts: 1600, sound: ({ ending }) => (ending === 'rescued' ? 'victory' : 'fall') },
  ],
})
