/** The latest dice on the table, read off the events. */
import type { GameEvent, Seat } from '../../../../engine/types.ts'
import type { DungeonEvent } from '../../../../games/dungeon/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { useFold } from '../../../table/fold.ts'
import { type Box, boxOf } from '../box.ts'
import { text } from '../text/index.ts'

export interface Roll {
  readonly seat: Seat
  readonly faces: readonly number[]
  /** Of two dice that are told as one number. */
  readonly total?: number
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
        faces: [],
        total: told.roll,
        title: words.dice.sword,
        note: words.plus(told.bonus),
      }
    case 'rolledFirst': {
      const { seat, sum: total } = told
      return { at, seat, faces: [], total, title: words.dice.first, note: words.onTwoDiceShort }
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

/** An attack and the blow that answers it stay side by side, until someone rolls again or the same hero goes on. */
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
  const [last] = rolls
  if (found.length === 0) {
    const isOver = events.some(event => isStep(event) && 'seat' in event && event.seat === last?.roll.seat)
    return isOver ? [] : rolls
  }
  const isAnswer = events.some(({ kind }) => kind === 'struck')
  return isAnswer ? [...rolls.slice(-1), ...found].slice(-2) : found.slice(-2)
}

function isStep({ kind }: GameEvent): boolean {
  return kind === 'moved' || kind === 'walked'
}

export function useRolls(picture: Picture): readonly Roll[] {
  const box = boxOf(picture)
  const rolls = useFold<readonly Kept[]>(picture, [], (before, events, at) =>
    addRolls(box, before, events, at),
  )
  // Said anew each time: the words of a language may come after the roll.
  return rolls.map(({ event, roll }) => rollOf(box, event, roll.at) ?? roll)
}
