/** What a hero has just met and how it ended, read off the events: the next turn comes before one could look. */
import type { GameEvent, Seat } from '../../../../engine/types.ts'
import type { Blow, DungeonEvent } from '../../../../games/dungeon/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { useFold } from '../../../table/fold.ts'

export interface Meeting {
  readonly seat: Seat
  readonly monster: string
  readonly isSlain: boolean
  /** By a spell: the hero has yet to go in and take what it gave. */
  readonly isFromAfar: boolean
  readonly roll: { readonly faces: readonly number[]; readonly bonus: number; readonly needed: number } | null
  readonly blow: Blow | null
  readonly lostTurns: number
  readonly got: readonly string[]
  readonly dropped: readonly string[]
}

const START: Omit<Meeting, 'seat' | 'monster'> = {
  isSlain: false,
  isFromAfar: false,
  roll: null,
  blow: null,
  lostTurns: 0,
  got: [],
  dropped: [],
}

type BySeat = Extract<DungeonEvent, { readonly seat: Seat }>

/** The meeting after these events: one's own until the hero goes on, else the latest that others had. */
export function addMeeting(
  before: Meeting | null,
  events: readonly GameEvent[],
  seat: Seat | null,
): Meeting | null {
  return events.reduce<Meeting | null>((now, event) => {
    const told = event as DungeonEvent
    if (!('seat' in told)) return now
    if (told.seat === seat || told.seat === now?.seat)
      return after(now?.seat === told.seat ? now : null, told)
    return now?.seat === seat ? now : (after(null, told) ?? now)
  }, before)
}

function after(now: Meeting | null, told: BySeat): Meeting | null {
  switch (told.kind) {
    case 'walked':
    case 'moved':
      return now?.isFromAfar ? { ...now, isFromAfar: false } : null
    case 'lostTurn':
    case 'tookHero':
      return null
    case 'revealed':
      return { ...START, seat: told.seat, monster: told.monster }
    case 'attacked': {
      const { seat, monster, a, b, bonus, needed, hit, spell } = told
      const met = now?.monster === monster ? now : { ...START, seat, monster }
      return {
        ...met,
        isSlain: hit,
        isFromAfar: hit && spell !== null,
        roll: { faces: [a, b], bonus, needed },
      }
    }
    case 'struck':
      return { ...(now ?? { ...START, seat: told.seat, monster: told.monster }), blow: told.blow }
    case 'caged':
      return now && { ...now, lostTurns: told.turns }
    case 'gotTreasure':
      return now && { ...now, got: [...now.got, told.treasure] }
    case 'played':
      return now && (now.got.at(-1) === told.treasure ? now : { ...now, got: [...now.got, told.treasure] })
    case 'gathered':
      return now && { ...now, got: [...now.got, told.treasure], dropped: without(now.dropped, told.treasure) }
    case 'dropped':
      return now && { ...now, dropped: [...now.dropped, told.treasure] }
    default:
      return now
  }
}

/** All but one of these. */
function without(cards: readonly string[], card: string): readonly string[] {
  const place = cards.indexOf(card)
  return place < 0 ? cards : cards.toSpliced(place, 1)
}

export function useMeeting(picture: Picture): Meeting | null {
  return useFold<Meeting | null>(picture, null, (before, events) => addMeeting(before, events, picture.seat))
}
