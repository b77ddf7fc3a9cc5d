/** In which beats the events of One Deck Dungeon are shown: the door, the dice, the answer, what it costs and brings. */
import type { GameEvent } from '../../../engine/types.ts'
import type { DeckEvent, EventKind } from '../../../games/onedeck/types.ts'
import { type Beat, type BeatLook, beatsBy } from '../../table/stage/beat.ts'

const TURN: BeatLook = { act: 'turn', lasts: 450, sound: 'card' }
const READ: BeatLook = { act: 'rest', lasts: 300 }
const GAIN: BeatLook = { act: 'spotlight', lasts: 800, sound: 'gain' }
const LOSS: BeatLook = { act: 'spotlight', lasts: 700, sound: 'hurt' }
/** What one does oneself is there at once; of others one sees it die by die. */
const LAID: BeatLook = { act: 'rest', lasts: 120, sound: 'step' }

/** One after the other breaks or mends, the faster the more there are. */
const heartByHeart = ({ damage }: { readonly damage: number }): number => 250 + 150 * Math.min(damage, 6)

export const hasHarm = ({ damage, time }: DeckEvent<'consequences'>): boolean => damage + time > 0

export const beatsOf = beatsBy<DeckEvent>({
  explored: [{ ...TURN, sound: 'stone' }],
  descended: [{ act: 'spotlight', lasts: 1000, sound: 'stone' }],
  spent: [{ ...READ, lasts: 180, sound: 'card' }],
  token: [{ ...READ, lasts: 200, sound: 'stone' }],
  uncovered: [{ ...READ, sound: 'stone' }],
  entered: [{ act: 'walk', lasts: 120, sound: 'step' }],
  opened: [TURN],
  fled: [{ ...READ, lasts: 150, sound: 'step' }],
  drained: [LOSS],
  threw: [{ act: 'throw', lasts: 650, sound: 'dice' }],
  lost: [{ ...LAID, lasts: ({ by }) => (by === 'ability' ? 350 : 120) }],
  weakened: [{ ...READ, sound: 'hurt' }],
  delayed: [READ],
  laid: [LAID],
  converted: [LAID],
  gained: [LAID],
  changed: [LAID],
  consequences: [
    {
      act: 'rest',
      early: true,
      lasts: told => (hasHarm(told) ? 500 : 350),
      sound: told => (hasHarm(told) ? 'hit' : 'gain'),
    },
  ],
  hurt: [{ act: 'rest', lasts: heartByHeart, sound: 'hurt' }],
  misfired: [{ act: 'rest', lasts: heartByHeart, sound: 'hurt' }],
  healed: [{ act: 'rest', lasts: heartByHeart, sound: 'gain' }],
  struck: [{ act: 'rest', lasts: heartByHeart, sound: ({ damage }) => (damage > 0 ? 'hit' : 'step') }],
  escaped: [LOSS],
  looted: [GAIN],
  levelled: [{ act: 'spotlight', lasts: 1100, sound: 'level' }],
  brewed: [GAIN],
  ended: [
    {
      act: 'spotlight',
      lasts: 1600,
      sound: ({ ending }) => (ending === 'victory' ? 'victory' : 'fall'),
    },
  ],
})

/** An event, where it is of this kind. */
export function toldAs<K extends EventKind>(event: GameEvent, kind: K): DeckEvent<K> | null {
  return event.kind === kind ? (event as DeckEvent<K>) : null
}

/** What is being shown just now, where it is of this kind. */
export function shownAs<K extends EventKind>(beat: Beat | null, kind: K): DeckEvent<K> | null {
  return beat && toldAs(beat.event, kind)
}

/** How many hearts of a hero are breaking just now. */
export function heartsBreaking(beat: Beat | null, hero: string): number {
  const told = shownAs(beat, 'hurt') ?? shownAs(beat, 'misfired')
  return told?.hero === hero ? told.damage : 0
}

/** How many of them mend just now. */
export function heartsMending(beat: Beat | null, hero: string): number {
  const told = shownAs(beat, 'healed')
  return told?.hero === hero ? told.damage : 0
}
