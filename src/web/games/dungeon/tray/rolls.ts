/** The latest dice on the table, read off the events. */
import type { GameEvent, Seat } from '../../../../engine/types.ts'
import type { DungeonEvent } from '../../../../games/dungeon/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { useFold } from '../../../table/fold.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { type Box, boxOf } from '../box.ts'
import { text } from '../text/index.ts'

export interface Roll {
  readonly seat: Seat
  readonly faces: readonly number[]
  readonly title: string
  readonly note: string
  /** The step it belongs to: each new one tumbles in. */
  readonly at: number
}

/** A spell book holds a die and so many more (D-04). */
const BOOK = 6

function rollOf({ monster }: Box, event: GameEvent, at: number): Roll | null {
  const words = text.value
  const called = (id: string) => {
    const card = monster(id)
    return card ? words.called(card) : ''
  }
  const told = event as DungeonEvent
  switch (told.kind) {
    case 'attacked': {
      const title = told.hit ? words.dice.hit : words.dice.missed
      return {
        at,
        seat: told.seat,
        faces: [told.a, told.b],
        title,
        note: words.needed(called(told.monster), told.needed),
      }
    }
    case 'struck':
      return {
        at,
        seat: told.seat,
        faces: [told.a, told.b],
        title: words.dice.strikes(called(told.monster)),
        note: words.blows[told.blow],
      }
    case 'searched': {
      const note = told.found ? words.found : words.nothing
      return { at, seat: told.seat, faces: [told.roll], title: words.dice.search, note }
    }
    case 'caged':
      return {
        at,
        seat: told.seat,
        faces: [told.roll],
        title: words.dice.cage,
        note: words.losesTurns(told.turns),
      }
    case 'rolledBook': {
      const note = words.spellsIn(told.book)
      return { at, seat: told.seat, faces: [told.book - BOOK], title: words.dice.book, note }
    }
    case 'sworded':
      return {
        at,
        seat: told.seat,
        faces: [told.a, told.b],
        title: words.dice.sword,
        note: words.plus(told.bonus),
      }
    case 'rolledFirst': {
      const { seat, a, b } = told
      return { at, seat, faces: [a, b], title: words.dice.first, note: words.sum(a + b) }
    }
    default:
      return null
  }
}

/** A roll and what it is read off. */
interface Kept {
  readonly event: GameEvent
  readonly roll: Roll
}

/** Whoever goes on has seen what lies there. */
const GOES_ON = new Set(['moved', 'walked', 'stopped', 'tookHero', 'lostTurn'])

/** An attack and the blow that answers it stay side by side, until someone rolls again or goes on. */
export function addRolls(
  box: Box,
  rolls: readonly Kept[],
  events: readonly GameEvent[],
  at: number,
): readonly Kept[] {
  const found = events.flatMap((event): Kept[] => {
    const roll = rollOf(box, event, at)
    return roll ? [{ event, roll }] : []
  })
  if (found.length === 0) return events.some(({ kind }) => GOES_ON.has(kind)) ? [] : rolls
  const isAnswer = events.some(({ kind }) => kind === 'struck')
  return isAnswer ? [...rolls.slice(-1), ...found].slice(-2) : found.slice(-2)
}

/** One that lies in the tray, or is on its way there. */
export interface ShownRoll extends Roll {
  readonly key: string
  readonly isRolling: boolean
}

export function useRolls(picture: Picture, beat: Beat | null): readonly ShownRoll[] {
  const box = boxOf(picture)
  const lying = useFold<readonly Kept[]>(picture, [], (before, events, at) =>
    addRolls(box, before, events, at),
  )
  const thrown = beat?.act === 'throw' ? addRolls(box, lying, [beat.event], beat.at) : lying
  // Said anew each time: the words of a language may come after the roll.
  return thrown.map(({ event, roll }) => {
    const said = rollOf(box, event, roll.at) ?? roll
    const isRolling = beat?.act === 'throw' && event === beat.event
    return { ...said, ...(isRolling && inTheAir(event, said)), key: `${roll.at} ${event.kind}`, isRolling }
  })
}

/** What is known before the dice lie: what they are thrown for, or what they have to be. */
function inTheAir({ kind }: GameEvent, { title, note }: Roll): Pick<Roll, 'title' | 'note'> {
  return { title: kind === 'attacked' ? note : title, note: '' }
}
